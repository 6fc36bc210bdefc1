import type { SeedPage } from '../../../seed-page.ts';
import {
  downloads,
  type EngineeringText,
  roofStrings,
  withEngineering,
} from '../../shared/engineering.ts';
import { type ProductBasics, withBasics } from '../../shared/product-basics.ts';
import { faq, marks, quoteForm } from '../shared/blocks.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { DragonflyText } from './text.ts';
import { zh } from './zh.ts';

export const dragonfly: SeedPage<
  DragonflyText & { engineering: EngineeringText; basics: ProductBasics }
> = {
  path: '/dragonfly',
  parent: '/product',
  texts: withBasics(withEngineering({ en, zh, de, ja, es, fr, pl })),
  build: (text, { picture, models }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('studio-dragonfly'),
        actions: [
          { label: text.hero.quote, href: '#quote' },
          { label: text.hero.parameters, href: '#parameters' },
        ],
      },
      {
        blockType: 'figures',
        anchor: 'figures',
        title: text.figures.title,
        figures: [
          {
            value: 40,
            unit: '%',
            reference: 'installationTimeSaving',
            label: text.figures.time,
          },
          {
            value: 60,
            unit: '%',
            reference: 'dragonflyLighterThanGlass',
            label: text.figures.lighter,
          },
          {
            value: 4.1,
            unit: 'kg/m²',
            reference: 'smh-520.weightPerArea',
            label: text.figures.weight,
          },
          {
            value: 520,
            unit: 'W',
            reference: 'smh-520.nominalPower',
            label: text.figures.power,
          },
        ],
      },
      {
        blockType: 'steps',
        anchor: 'installation',
        title: text.installation.title,
        text: text.installation.text,
        steps: [text.installation.steps[0], text.installation.steps[1], text.installation.steps[2]],
      },
      { blockType: 'drawing', drawing: 'seamClamp', models: models('smh-520') },
      {
        blockType: 'pictureText',
        anchor: 'frame',
        title: text.frame.title,
        text: text.frame.text,
        actions: [{ label: text.frame.action, href: '/product#roofs' }],
      },
      {
        blockType: 'specificationTable',
        anchor: 'parameters',
        title: text.parameters.title,
        text: text.parameters.text,
        models: models('smh-520'),
        basis: text.parameters.basis,
      },
      { blockType: 'drawing', drawing: 'currentByLight', models: models('smh-520') },
      { blockType: 'drawing', drawing: 'currentByTemperature', models: models('smh-520') },
      { blockType: 'drawing', drawing: 'temperature', models: models('smh-520') },
      roofStrings(text.engineering, 'dragonfly', models('smh-520')),
      downloads(text.engineering, 'dragonfly', models('smh-520')),
      marks(text.certificates, text.basics.certificateTexts),
      faq(text.faq.title, text.faq.questions),
      quoteForm(text.quote),
    ],
  }),
};
