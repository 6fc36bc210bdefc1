import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { EArcInstallText } from './text.ts';
import { zh } from './zh.ts';

export const eArcInstall: SeedPage<EArcInstallText> = {
  path: '/eArc_install',
  parent: '/eArc',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('hands-pressing'),
        actions: [
          { label: text.hero.action, href: '#bonding' },
          { label: text.hero.alternative, href: '#clamps' },
        ],
      },
      { blockType: 'richText', anchor: 'preparation', body: richText(text.preparation) },
      { blockType: 'richText', anchor: 'adhesion', body: richText(text.adhesion) },
      { blockType: 'drawing', drawing: 'adhesionTest' },
      {
        blockType: 'steps',
        anchor: 'bonding',
        title: text.bonding.title,
        text: text.bonding.text,
        steps: text.bonding.steps,
      },
      { blockType: 'drawing', drawing: 'bondingSteps' },
      { blockType: 'drawing', drawing: 'trapezoidal', models: models('smf-520') },
      {
        blockType: 'steps',
        anchor: 'standing-seam',
        title: text.standingSeam.title,
        text: text.standingSeam.text,
        steps: text.standingSeam.steps,
      },
      { blockType: 'drawing', drawing: 'seamSteps' },
      { blockType: 'drawing', drawing: 'standingSeam' },
      {
        blockType: 'steps',
        anchor: 'flat-roof',
        title: text.flatRoof.title,
        text: text.flatRoof.text,
        steps: text.flatRoof.steps,
      },
      { blockType: 'drawing', drawing: 'flatRoofSteps' },
      { blockType: 'drawing', drawing: 'flatRoof' },
      {
        blockType: 'steps',
        anchor: 'clamps',
        title: text.clamps.title,
        text: text.clamps.text,
        steps: text.clamps.steps,
      },
      { blockType: 'drawing', drawing: 'clampSteps' },
      { blockType: 'drawing', drawing: 'seamClamp', models: models('smh-520') },
      {
        blockType: 'figures',
        anchor: 'cables',
        title: text.cables.title,
        figures: [
          {
            value: 1000,
            reference: 'smf-520.maximumSystemVoltage',
            unit: 'V',
            label: text.cables.voltage,
          },
          { value: 2.5, qualifier: 'atLeast', unit: 'mm²', label: text.cables.cable },
          { value: 1.25, label: text.cables.factor },
          { value: 2, label: text.cables.strings },
        ],
      },
      {
        blockType: 'notice',
        kind: 'warning',
        title: text.notice.title,
        text: text.notice.text,
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/home#quote' },
          { label: text.next.alternative, href: '/download?kind=installationManual' },
        ],
      },
    ],
  }),
};
