import type { Language } from '../../app/i18n/languages.ts';

interface Example {
  title: string;
  body: string;
  /** Words as visitors may type them. */
  ofTitle: string;
  inflected: string;
  mistyped: string;
  ofBody: string;
}

/** An article about something that the site says nothing of, so that nothing else is found. */
export const examples: Record<Language, Example> = {
  en: {
    title: 'Lighthouses of the northern coast',
    body: 'Every lantern is polished by a keeper before dusk.',
    ...{
      ofTitle: 'lighthouses',
      inflected: 'lighthouse',
      mistyped: 'lihgthouse',
      ofBody: 'lanterns',
    },
  },
  de: {
    title: 'Leuchttürme der nördlichen Küste',
    body: 'Jede Laterne wird vor der Dämmerung von einem Wärter poliert.',
    ...{
      ofTitle: 'Leuchttürme',
      inflected: 'Leuchtturm',
      mistyped: 'Leuchtürme',
      ofBody: 'laternen',
    },
  },
  fr: {
    title: 'Les phares bretons de la côte',
    body: 'Chaque lanterne est astiquée par un gardien avant le crépuscule.',
    ...{ ofTitle: 'phares', inflected: 'bretonne', mistyped: 'crepuscle', ofBody: 'lanternes' },
  },
  es: {
    title: 'Los faroles marineros del norte',
    body: 'Un vigilante abrillanta cada linterna antes del anochecer.',
    ...{ ofTitle: 'faroles', inflected: 'marinero', mistyped: 'abrilanta', ofBody: 'linternas' },
  },
  pl: {
    title: 'Latarnie morskie północy',
    body: 'Strażnik poleruje każdą żarówkę przed zmierzchem.',
    ...{ ofTitle: 'latarnie', inflected: 'latarniami', mistyped: 'zmeirzchem', ofBody: 'zarowka' },
  },
  ja: {
    title: '北海岸の灯台めぐり',
    body: '夕暮れの前に、番人がランタンを磨きます。',
    ...{ ofTitle: '灯台', inflected: 'らんたん', mistyped: 'ランッタン', ofBody: '番人' },
  },
  zh: {
    title: '北方海岸的灯塔',
    body: '黄昏之前，守护人会擦亮每一盏灯笼。',
    ...{ ofTitle: '灯塔', inflected: '盏灯笼', mistyped: '灯塔楼', ofBody: '黄昏' },
  },
};
