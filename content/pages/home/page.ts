import type { SalesMapBlock } from '../../../cms/payload-types.ts';
import type { Lookup, SeedBlock, SeedPage } from '../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { HomeText } from './text.ts';
import { zh } from './zh.ts';

/** As many as the example figure of sales countries (content/products/facts.ts). */
const exampleCountries: NonNullable<SalesMapBlock['countries']> = [
  ...(['DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'GB', 'BE', 'AT', 'CH'] as const),
  ...(['PT', 'GR', 'CZ', 'DK', 'SE', 'NO', 'IE', 'TR', 'AE', 'IN'] as const),
  ...(['KR', 'TH', 'VN', 'MY', 'SG', 'PH', 'JP', 'CN', 'AU', 'US'] as const),
];

export const home: SeedPage<HomeText> = {
  path: '/home',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('home-hero'),
        actions: [
          { label: text.hero.action, href: '#quote' },
          { label: text.hero.alternative, href: '#products' },
        ],
        question: text.ways.question,
        ways: waysOn(text.ways.visitors),
      },
      weightScale(text.weight),
      {
        blockType: 'productFamily',
        anchor: 'products',
        title: text.products.title,
        text: text.products.text,
        series: series('smf', 'smh', 'off-grid', 'balcony', 'charger'),
      },
      {
        blockType: 'pictureText',
        anchor: 'commercial-industrial',
        title: text.commercial.title,
        text: text.commercial.text,
        actions: [{ label: text.commercial.action, href: '#quote' }],
      },
      {
        blockType: 'scenes',
        anchor: 'applications',
        title: text.applications.title,
        scenes: applicationScenes(text.applications.scenes, picture),
      },
      { blockType: 'statement', text: text.statement },
      {
        blockType: 'pictureText',
        anchor: 'research',
        title: text.research.title,
        text: text.research.text,
        picture: picture('exploded-layers'),
      },
      companyFigures(text.figures),
      {
        blockType: 'pictureText',
        anchor: 'gigafactory',
        title: text.gigafactory.title,
        text: text.gigafactory.text,
        picture: picture('gigafactory'),
      },
      {
        blockType: 'salesMap',
        anchor: 'sales-centre',
        title: text.salesCentre.title,
        text: text.salesCentre.text,
        countries: exampleCountries,
        isExample: true,
      },
      {
        blockType: 'pictureText',
        anchor: 'distribution',
        title: text.distribution.title,
        text: text.distribution.text,
        actions: [
          { label: text.distribution.action, href: '#quote' },
          { label: text.salesCentre.action, href: '#quote' },
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

const wayTargets = [
  ['roof', '/tools/roof'],
  ['engineering', '/product_data#parameters'],
  ['vehicle', '/tools/off-grid'],
  ['balcony', '/tools/balcony'],
  ['career', '/job'],
  ['press', '/download?kind=mediaKit#documents'],
] as const;

function waysOn(words: HomeText['ways']['visitors']) {
  return wayTargets.map(([key, href]) => {
    const [name, label] = words[key];
    return { name, label, href };
  });
}

function weightScale(weight: HomeText['weight']): SeedBlock {
  return {
    blockType: 'scale',
    anchor: 'weight',
    title: weight.title,
    text: weight.text,
    unit: 'kg/m²',
    rows: [
      { label: weight.glass, value: 9.3, reference: 'glassModule' },
      {
        label: weight.dragonfly,
        value: 4.1,
        reference: 'smh-520.weightPerArea',
        isOurs: true,
      },
      { label: weight.smf, value: 2.8, reference: 'smf-520.weightPerArea', isOurs: true },
    ],
    basis: weight.basis,
  };
}

function companyFigures(figures: HomeText['figures']): SeedBlock {
  return {
    blockType: 'figures',
    anchor: 'figures',
    title: figures.title,
    figures: [
      {
        value: 1,
        reference: 'capacity',
        unit: figures.gigawatt,
        label: figures.capacity,
      },
      {
        value: 1.2,
        reference: 'shipped',
        unit: figures.gigawatt,
        label: figures.shipped,
      },
      {
        value: 10,
        reference: 'projectYears',
        unit: figures.yearsUnit,
        label: figures.years,
      },
      { value: 80, reference: 'patents', label: figures.patents },
      { value: 30, reference: 'salesCountries', label: figures.salesCountries },
    ],
  };
}

const sceneTargets = [
  ['roof', 'standing-seam-clamps', '/app_scenarios'],
  ['motorhome', 'rv-roof', '/off_one'],
  ['yacht', 'yacht-deck', '/off_two'],
  ['train', 'train', '/off_two'],
  ['balcony', 'balcony-railing', '/app_balcony'],
] as const;

function applicationScenes(words: HomeText['applications']['scenes'], picture: Lookup['picture']) {
  return sceneTargets.map(([key, scene, href]) => {
    const [name, text] = words[key];
    return { name, text, picture: picture(scene), href };
  });
}
