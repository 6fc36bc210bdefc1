import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { OffTwoText } from './text.ts';
import { zh } from './zh.ts';

export const offTwo: SeedPage<OffTwoText> = {
  path: '/off_two',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('yacht-cockpit'),
        actions: [
          { label: text.hero.action, href: '#quote' },
          { label: text.hero.alternative, href: '#cases' },
        ],
      },
      {
        blockType: 'certificates',
        anchor: 'salt-mist',
        title: text.tests.title,
        text: text.tests.text,
        testsTitle: text.tests.testsTitle,
        tests: [
          { drawing: 'saltMist', ...text.tests.saltMist },
          { drawing: 'blownSand', ...text.tests.blownSand },
          { drawing: 'fire', ...text.tests.fire },
        ],
      },
      { blockType: 'drawing', drawing: 'yachtDeck' },
      { blockType: 'statement', anchor: 'byron-bay', ...text.byronBay },
      {
        blockType: 'pictureText',
        anchor: 'rail',
        title: text.rail.title,
        text: text.rail.text,
        picture: picture('train'),
        actions: [{ label: text.rail.action, href: '/off_series' }],
      },
      {
        blockType: 'faq',
        anchor: 'faq',
        title: text.questions.title,
        questions: [text.questions.walking, text.questions.curve, text.questions.shade],
        actions: [{ label: text.questions.action, href: '/off_grid#custom-request' }],
      },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          { ...text.cases.train, year: 2017, power: 6.5 },
          { ...text.cases.shed, year: 2017, power: 30 },
          { ...text.cases.yacht, power: 0.43, isExample: true },
        ],
      },
      {
        blockType: 'relatedProducts',
        title: text.products,
        series: series('off-grid', 'smf'),
      },
      {
        blockType: 'form',
        anchor: 'quote',
        title: text.quote.title,
        text: text.quote.text,
        form: 'quote',
      },
    ],
  }),
};
