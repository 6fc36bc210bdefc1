import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { standardsAndBodies } from '../../products/shared/blocks.ts';
import { type ProductBasics, withBasics } from '../../shared/product-basics.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { EArcText } from './text.ts';
import { zh } from './zh.ts';

export const eArc: SeedPage<EArcText & { basics: ProductBasics }> = {
  path: '/eArc',
  texts: withBasics({ en, zh, de, ja, es, fr, pl }),
  build: (text, { picture, video, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('exploded-layers'),
        actions: [
          { label: text.hero.action, href: '/eArc_install' },
          { label: text.hero.alternative, href: '#limits' },
        ],
      },
      {
        blockType: 'pictureText',
        title: text.replacement.title,
        text: text.replacement.text,
      },
      {
        blockType: 'video',
        anchor: 'film',
        title: text.film.title,
        text: text.film.text,
        video: video('laying-down'),
      },
      {
        blockType: 'layers',
        anchor: 'section',
        title: text.section.title,
        text: text.section.text,
        sections: sectionsOf(text),
        basis: text.section.basis,
      },
      {
        blockType: 'moduleInSpace',
        anchor: 'space',
        title: text.space.title,
        text: text.space.text,
        models: models('smf-520'),
        sections: sectionsOf(text),
        glass: { value: 9.3, qualifier: 'about', reference: 'glassModule' },
        basis: text.space.basis,
      },
      {
        blockType: 'scale',
        anchor: 'weight',
        title: text.weight.title,
        text: text.weight.text,
        unit: 'kg/m²',
        rows: [
          { label: text.weight.glass, value: 9.3, reference: 'glassModule' },
          { ...ours('smh-520.weightPerArea', 4.1), label: text.weight.dragonfly },
          { ...ours('off-grid-215.weightPerArea', 3), label: text.weight.offGrid },
          { ...ours('smf-520.weightPerArea', 2.8), label: text.weight.smf },
          { ...ours('balcony-400.weightPerArea', 2.7), label: text.weight.balcony },
        ],
        basis: text.weight.basis,
      },
      {
        blockType: 'certificates',
        anchor: 'certificates',
        title: text.certificates.title,
        text: text.certificates.text,
        certificates: standardsAndBodies(text.basics.certificateTexts),
        testsTitle: text.certificates.testsTitle,
        tests: [
          { drawing: 'saltMist', ...text.certificates.saltMist },
          { drawing: 'ammonia', ...text.certificates.ammonia },
          { drawing: 'fire', ...text.certificates.fire },
          { drawing: 'blownSand', ...text.certificates.blownSand },
          { drawing: 'pid', ...text.certificates.pid },
        ],
      },
      { blockType: 'richText', anchor: 'limits', body: richText(text.limits) },
      {
        blockType: 'faq',
        anchor: 'faq',
        title: text.faq.title,
        questions: text.faq.questions,
      },
      {
        blockType: 'callToAction',
        title: text.next.title,
        text: text.next.text,
        actions: [
          { label: text.next.action, href: '/home#quote' },
          { label: text.next.alternative, href: '/eArc_install' },
        ],
      },
    ],
  }),
};

const sectionsOf = ({ section }: EArcText) => [
  {
    name: section.eArc,
    thickness: 2,
    layers: [
      layer(section.frontLayer, 0.6, 'polymer'),
      layer(section.encapsulant, 0.35, 'adhesive'),
      layer(section.cells, 0.2, 'cells'),
      layer(section.encapsulant, 0.35, 'adhesive'),
      layer(section.backLayer, 0.5, 'composite'),
    ],
  },
  {
    name: section.glassGlass,
    thickness: 5.1,
    isExample: true,
    layers: [
      layer(section.frontGlass, 2, 'glass'),
      layer(section.encapsulant, 0.45, 'adhesive'),
      layer(section.cells, 0.2, 'cells'),
      layer(section.encapsulant, 0.45, 'adhesive'),
      layer(section.backGlass, 2, 'glass'),
    ],
  },
];

type Material = 'glass' | 'polymer' | 'adhesive' | 'cells' | 'composite';

/** No source says how a section divides into its layers. */
function layer(name: string, thickness: number, material: Material) {
  return { name, thickness, material, isExample: true };
}

function ours(reference: string, value: number) {
  return { reference, value, isOurs: true };
}
