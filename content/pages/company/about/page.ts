import { richText } from '../../../rich-text.ts';
import type { SeedPage } from '../../../seed-page.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { AboutText } from './text.ts';
import { zh } from './zh.ts';

export const about: SeedPage<AboutText> = {
  path: '/about',
  texts: { en, zh, de, ja, es, fr, pl },
  build: (text, { picture }) => ({
    title: text.title,
    description: text.description,
    blocks: [
      {
        blockType: 'hero',
        title: text.hero.title,
        text: text.hero.text,
        picture: picture('gigafactory'),
        actions: [
          { label: text.hero.action, href: '#contact' },
          { label: text.hero.alternative, href: '#history' },
        ],
      },
      { blockType: 'richText', anchor: 'company', body: richText(text.company) },
      {
        blockType: 'figures',
        anchor: 'figures',
        title: text.figures.title,
        figures: [
          {
            value: 1,
            reference: 'capacity',
            unit: text.figures.gigawatt,
            label: text.figures.capacity,
          },
          {
            value: 1.2,
            reference: 'shipped',
            unit: text.figures.gigawatt,
            label: text.figures.shipped,
          },
          {
            value: 10,
            reference: 'projectYears',
            unit: text.figures.yearsUnit,
            label: text.figures.years,
          },
          { value: 80, reference: 'patents', label: text.figures.patents },
        ],
      },
      {
        blockType: 'pictureText',
        anchor: 'founder',
        title: text.founder.title,
        text: text.founder.text,
        actions: [{ label: text.founder.action, href: '/eArc' }],
      },
      {
        blockType: 'timeline',
        anchor: 'history',
        title: text.history.title,
        text: text.history.text,
        entries: [
          { year: 2017, ...text.history.train, href: sources.train },
          { year: 2019, ...text.history.museum },
          { year: 2019, ...text.history.sportsHall, href: sources.sportsHall },
          { year: 2019, ...text.history.weights, href: sources.weights },
          { year: 2021, ...text.history.class430, href: sources.factory },
          { year: 2022, ...text.history.factory, href: sources.factory },
        ],
      },
      {
        blockType: 'pictureText',
        anchor: 'investors',
        title: text.investors.title,
        text: text.investors.text,
        actions: [{ label: text.investors.action, href: '#contact' }],
      },
      {
        blockType: 'pictureText',
        anchor: 'customer-service',
        title: text.customerService.title,
        text: text.customerService.text,
        actions: [
          { label: text.customerService.action, href: '#contact' },
          { label: text.customerService.call, href: 'tel:{hotline}' },
          { label: text.customerService.questions, href: '/product#faq' },
          { label: text.customerService.documents, href: '/download' },
        ],
      },
      { blockType: 'richText', anchor: 'sustainability', body: richText(text.sustainability) },
      {
        blockType: 'pictureText',
        anchor: 'media',
        title: text.media.title,
        text: text.media.text,
        actions: [
          { label: text.media.action, href: '#media-form' },
          { label: text.media.call, href: 'tel:{pressPhone}' },
          { label: text.media.kit, href: '/download?kind=mediaKit' },
          { label: text.media.alternative, href: '/brand' },
        ],
      },
      {
        blockType: 'form',
        anchor: 'media-form',
        ...text.mediaForm,
        form: 'media-cooperation',
      },
      { blockType: 'form', anchor: 'feedback', ...text.feedback, form: 'feedback' },
      { blockType: 'form', anchor: 'contact', ...text.contact, form: 'customer-service' },
    ],
  }),
};

const sources = {
  train:
    'https://m.northernstar.com.au/news/how-the-solar-train-can-power-11-households-a-year/3622789/',
  sportsHall:
    'https://www.pv-magazine.de/2019/04/05/sunman-will-bald-recycling-partnerschaft-fuer-seine-glasfreien-gfk-module-verkuenden/',
  weights: 'https://www.pv-magazine.com/2019/05/28/from-suntech-to-sunmans-glass-free-modules/',
  factory:
    'https://www.pv-magazine-australia.com/2022/01/13/sunman-opens-1gw-lightweight-pv-module-factory/',
};
