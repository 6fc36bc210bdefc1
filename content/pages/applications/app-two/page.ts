import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { AppTwoText } from './text.ts';
import { zh } from './zh.ts';

export const appTwo: SeedPage<AppTwoText> = {
  path: '/app_two',
  parent: '/app_scenarios',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('membrane-seam'),
        actions: [
          { label: text.hero.action, href: '#roofs' },
          { label: text.hero.alternative, href: '#check' },
        ],
      },
      {
        blockType: 'comparison',
        anchor: 'roofs',
        title: text.roofs.title,
        text: text.roofs.text,
        ours: text.roofs.ours,
        other: text.roofs.other,
        rows: [
          text.roofs.trapezoidal,
          text.roofs.standingSeam,
          text.roofs.membrane,
          text.roofs.flat,
          text.roofs.facade,
          text.roofs.carport,
          text.roofs.publicFacility,
        ],
        assumptions: [{ text: text.roofs.namedSurfaces }, { text: text.roofs.weights }],
      },
      {
        blockType: 'steps',
        anchor: 'check',
        title: text.check.title,
        text: text.check.text,
        steps: [
          text.check.load,
          text.check.skin,
          text.check.adhesion,
          text.check.heat,
          text.check.clamps,
        ],
      },
      { blockType: 'drawing', drawing: 'adhesionTest' },
      { blockType: 'statement', anchor: 'cost', ...text.cost },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          { ...text.cases.dreihausen },
          { ...text.cases.waldkirch, year: 2019, power: 245 },
          { ...text.cases.coldStore, power: 350, isExample: true },
          { ...text.cases.office, power: 40, isExample: true },
        ],
      },
      {
        blockType: 'relatedProducts',
        title: text.products,
        series: series('smf', 'smh'),
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
