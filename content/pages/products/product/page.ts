import type { SeedBlock, SeedPage } from '../../../seed-page.ts';
import { downloads, type EngineeringText, withEngineering } from '../../shared/engineering.ts';
import { basicParameters, type ProductBasics, withBasics } from '../../shared/product-basics.ts';
import { certificates, faq, quoteForm } from '../shared/blocks.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { ProductText } from './text.ts';
import { zh } from './zh.ts';

export const product: SeedPage<
  ProductText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/product',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models, series }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('trapezoidal-roof'),
        actions: [
          { label: text.hero.ask, href: '#quote' },
          { label: text.hero.compare, href: '#glass' },
        ],
      },
      {
        blockType: 'pictureText',
        anchor: 'smf',
        title: text.smf.title,
        text: text.smf.text,
        picture: picture('studio-flexed'),
        actions: [
          { label: text.smf.data520, href: '/product_data' },
          { label: text.smf.data430, href: '/product_data_430' },
        ],
      },
      {
        blockType: 'pictureText',
        anchor: 'smh',
        title: text.smh.title,
        text: text.smh.text,
        picture: picture('studio-dragonfly'),
        actions: [{ label: text.smh.data, href: '/dragonfly' }],
      },
      {
        blockType: 'comparison',
        anchor: 'roofs',
        title: text.roofs.title,
        text: text.roofs.text,
        ours: text.scale.smf,
        other: text.scale.smh,
        rows: [
          text.roofs.weight,
          text.roofs.trapezoidal,
          text.roofs.standingSeam,
          text.roofs.flat,
          text.roofs.coated,
        ],
        assumptions: text.roofs.assumptions.map((assumption) => ({ text: assumption })),
      },
      weightScale(text.scale),
      {
        blockType: 'comparison',
        anchor: 'glass',
        title: text.glass.title,
        text: text.glass.text,
        ours: text.glass.ours,
        other: text.glass.other,
        rows: [
          text.glass.weight,
          { ...text.glass.fixing, isExample: true },
          text.glass.heat,
          text.glass.reinforcement,
        ],
        assumptions: text.glass.assumptions.map((assumption) => ({ text: assumption })),
      },
      installation(text.installation),
      basicParameters(text.basics, models('smf-520', 'smf-430', 'smh-520')),
      downloads(text.engineering, 'commercial', models('smf-520', 'smf-430', 'smh-520')),
      certificates(text.certificates, text.basics.certificateTexts),
      faq(text.faq.title, text.faq.questions, [
        { label: text.faq.applications, href: '/app_scenarios#cases' },
        { label: text.faq.moreApplications, href: '/app_two#cases' },
      ]),
      {
        blockType: 'relatedProducts',
        title: text.otherSeries,
        series: series('off-grid', 'balcony', 'charger'),
      },
      quoteForm(text.quote),
    ],
  }),
};

function weightScale(scale: ProductText['scale']): SeedBlock {
  return {
    blockType: 'scale',
    anchor: 'weight',
    title: scale.title,
    text: scale.text,
    unit: 'kg/m²',
    rows: [
      {
        label: scale.smf,
        value: 2.8,
        qualifier: 'about',
        reference: 'smf-520.weightPerArea',
        isOurs: true,
      },
      {
        label: scale.smh,
        value: 4.1,
        reference: 'smh-520.weightPerArea',
        isOurs: true,
      },
      { label: scale.glassModule, value: 9.3, reference: 'glassModule' },
      { label: scale.smfSystem, value: 3.6, isOurs: true, isExample: true },
      {
        label: scale.glassSystem,
        value: 15,
        qualifier: 'atLeast',
        reference: 'minimumRoofLoad',
      },
    ],
    limit: { label: scale.limit, value: 8, isExample: true },
    basis: scale.basis,
  };
}

function installation(text: ProductText['installation']): SeedBlock {
  return {
    blockType: 'scenes',
    anchor: 'installation',
    title: text.title,
    scenes: [
      { ...text.bonding, href: '/eArc_install#bonding' },
      { ...text.standingSeam, href: '/eArc_install#standing-seam' },
      { ...text.flatRoof, href: '/eArc_install#flat-roof' },
      { ...text.clamps, href: '/eArc_install#clamps' },
    ],
  };
}
