import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { OffOneText } from './text.ts';
import { zh } from './zh.ts';

export const offOne: SeedPage<OffOneText> = {
  path: '/off_one',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('motorhome-lake'),
        actions: [
          { label: text.hero.action, href: '#quote' },
          { label: text.hero.alternative, href: '/tools/off-grid' },
        ],
      },
      {
        blockType: 'scenes',
        anchor: 'vehicles',
        title: text.scenes.title,
        scenes: [
          { ...text.scenes.motorhome, picture: picture('hands-rolling'), href: '/off_series' },
          {
            ...text.scenes.boxTruck,
            picture: picture('box-truck'),
            href: '/off_series#parameters',
          },
          { ...text.scenes.bus, picture: picture('bus'), href: '/off_grid#custom-request' },
          {
            ...text.scenes.sightseeingCar,
            picture: picture('sightseeing-car'),
            href: '/off_grid#custom-request',
          },
          {
            ...text.scenes.skiWaxTruck,
            picture: picture('snow-wax-car'),
            href: '/product_off#models',
          },
        ],
      },
      {
        blockType: 'scale',
        anchor: 'weight',
        title: text.weight.title,
        text: text.weight.text,
        unit: 'kg/m²',
        rows: [
          { label: text.weight.glass, value: 9.3, reference: 'glassModule' },
          {
            label: text.weight.offGrid,
            value: 3,
            qualifier: 'about',
            isOurs: true,
            reference: 'off-grid-215.weightPerArea',
          },
        ],
        basis: text.weight.basis,
      },
      {
        blockType: 'steps',
        anchor: 'bonding',
        title: text.bonding.title,
        text: text.bonding.text,
        steps: [
          text.bonding.layout,
          text.bonding.surface,
          text.bonding.curing,
          text.bonding.wiring,
        ],
      },
      { blockType: 'drawing', drawing: 'vehicleRoof', models: models('off-grid-215') },
      { blockType: 'notice', kind: 'information', title: text.heat.title, text: text.heat.text },
      {
        blockType: 'caseList',
        anchor: 'cases',
        title: text.cases.title,
        text: text.cases.text,
        cases: [
          {
            ...text.cases.motorhome,
            power: 0.43,
            isExample: true,
          },
          { ...text.cases.boxTruck, power: 1.29, isExample: true },
          { ...text.cases.bus, power: 1.72, isExample: true },
        ],
      },
      {
        blockType: 'relatedProducts',
        title: text.products,
        series: series('off-grid', 'charger'),
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
