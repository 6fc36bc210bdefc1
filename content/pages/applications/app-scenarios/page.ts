import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { AppScenariosText } from './text.ts';
import { zh } from './zh.ts';

export const appScenarios: SeedPage<AppScenariosText> = {
  path: '/app_scenarios',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('standing-seam-clamps'),
        actions: [
          { label: text.hero.action, href: '#quote' },
          { label: text.hero.alternative, href: '/tools/roof' },
        ],
      },
      {
        blockType: 'scale',
        anchor: 'load',
        title: text.load.title,
        text: text.load.text,
        unit: 'kg/m²',
        rows: [
          {
            label: text.load.glass,
            value: 15,
            qualifier: 'atLeast',
            reference: 'minimumRoofLoad',
          },
          {
            label: text.load.dragonfly,
            // Derived: 4.1 kg/m² and 0.8 kg/m² for clamps and cables.
            value: 4.9,
            isOurs: true,
            isExample: true,
          },
          {
            label: text.load.smf,
            // Derived: 2.8 kg/m² and 0.8 kg/m² for adhesive and cables.
            value: 3.6,
            isOurs: true,
            isExample: true,
          },
        ],
        basis: text.load.basis,
      },
      {
        blockType: 'scenes',
        anchor: 'scenes',
        title: text.scenes.title,
        scenes: [
          {
            ...text.scenes.lowLoad,
            picture: picture('trapezoidal-roof'),
            href: '/product#roofs',
          },
          {
            ...text.scenes.membrane,
            picture: picture('membrane-roof'),
            href: '/app_two#roofs',
          },
          { ...text.scenes.facade, picture: picture('facade'), href: '/app_two#roofs' },
          { ...text.scenes.carport, picture: picture('carport'), href: '/dragonfly' },
          {
            ...text.scenes.publicFacility,
            picture: picture('rain-canopy'),
            href: '#cases',
          },
        ],
      },
      { blockType: 'drawing', drawing: 'roofPlans' },
      {
        blockType: 'pictureText',
        anchor: 'limits',
        title: text.limits.title,
        text: text.limits.text,
        actions: [
          { label: text.limits.action, href: '/app_two' },
          { label: text.limits.alternative, href: '/eArc#limits' },
        ],
      },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          { ...text.cases.sydney, year: 2019, power: 235 },
          { ...text.cases.waldkirch, year: 2019, power: 245 },
          { ...text.cases.dreihausen },
          { ...text.cases.hall, power: 480, isExample: true },
          { ...text.cases.carPark, power: 120, isExample: true },
        ],
      },
      {
        blockType: 'relatedProducts',
        title: text.products,
        series: series('smf', 'smh'),
      },
      {
        blockType: 'pictureText',
        anchor: 'elsewhere',
        title: text.elsewhere.title,
        text: text.elsewhere.text,
        actions: [
          { label: text.elsewhere.road, href: '/off_one' },
          { label: text.elsewhere.waterAndRail, href: '/off_two' },
          { label: text.elsewhere.home, href: '/app_balcony' },
        ],
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
