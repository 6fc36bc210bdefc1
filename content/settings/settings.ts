import type { ContentLanguage } from '../languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { pl } from './pl.ts';
import type { SettingsText } from './text.ts';
import { zh } from './zh.ts';

export const settingsTexts: Record<ContentLanguage, SettingsText> = { en, zh, de, ja, es, fr, pl };

/** Links to pages that are not published yet are kept here and not shown to visitors. */
export function buildSettings({ workingHours, links, groups, contact }: SettingsText) {
  return {
    ...contact,
    workingHours,
    // None of them is known: the contact is reserved for examples, the others have no digits.
    registrationNumber: '沪ICP备00000000号-1',
    publicSecurityNumber: '沪公网安备00000000000000号',
    registrationNumberIsExample: true,
    securityContact: 'security@example.com',
    securityContactIsExample: true,
    menu: buildMenu(links),
    footer: [
      {
        title: groups.products,
        links: [
          { label: links.products, href: '/home#products' },
          { label: links.commercialSeries, href: '/product' },
          { label: links.dragonfly, href: '/dragonfly' },
          { label: links.offGridSeries, href: '/product_off' },
          { label: links.balconySeries, href: '/product_balcony' },
        ],
      },
      {
        title: groups.technology,
        links: [
          { label: links.technology, href: '/eArc' },
          { label: links.installation, href: '/eArc_install' },
          { label: links.applications, href: '/app_scenarios' },
          { label: links.data, href: '/download' },
          { label: links.tools, href: '/tools' },
        ],
      },
      {
        title: groups.company,
        links: [
          { label: links.about, href: '/about' },
          { label: links.sustainability, href: '/about#sustainability' },
          { label: links.news, href: '/news' },
          { label: links.careers, href: '/career' },
          { label: links.openApplications, href: '/resume_submit' },
        ],
      },
      {
        title: groups.service,
        links: [
          { label: links.consultation, href: '/home#quote' },
          { label: links.customerService, href: '/about#customer-service' },
          { label: links.contact, href: '/about#contact' },
          { label: links.mediaCooperation, href: '/about#media' },
          { label: links.feedback, href: '/about#feedback' },
        ],
      },
      {
        title: groups.legal,
        links: [
          { label: links.termsOfUse, href: '/terms' },
          { label: links.privacy, href: '/privacy' },
          { label: links.imprint, href: '/imprint' },
          { label: links.cookies, href: '/cookies' },
          { label: links.accessibility, href: '/accessibility' },
        ],
      },
    ],
  };
}

/** As inverters for roofs of this size are; none in particular. */
export const exampleInverter = {
  ...{ name: 'INV-A', isExample: true },
  ...{ inverterMaximum: 1000, mpptMinimum: 200, mpptMaximum: 850 },
};

/** Those of the specification; what belongs together stands below one of them. */
const buildMenu = (links: SettingsText['links']) => [
  { label: links.home, href: '/home' },
  {
    label: links.products,
    href: '/product',
    children: [
      { label: links.commercialSeries, href: '/product' },
      { label: links.dragonfly, href: '/dragonfly' },
      { label: links.offGridSeries, href: '/product_off' },
      { label: links.charger, href: '/off_grid' },
      { label: links.balconySeries, href: '/product_balcony' },
    ],
  },
  {
    label: links.technology,
    href: '/eArc',
    children: [
      { label: links.technology, href: '/eArc' },
      { label: links.installation, href: '/eArc_install' },
    ],
  },
  {
    label: links.applications,
    href: '/app_scenarios',
    children: [
      { label: links.buildings, href: '/app_scenarios' },
      { label: links.roofGuide, href: '/app_two' },
      { label: links.road, href: '/off_one' },
      { label: links.waterAndRail, href: '/off_two' },
      { label: links.balconySolutions, href: '/app_balcony' },
      { label: links.tools, href: '/tools' },
    ],
  },
  { label: links.news, href: '/news' },
  { label: links.data, href: '/download' },
  {
    label: links.careers,
    href: '/career',
    children: [
      { label: links.careers, href: '/career' },
      { label: links.openPositions, href: '/job' },
      { label: links.openApplications, href: '/resume_submit' },
    ],
  },
  { label: links.about, href: '/about' },
  { label: links.consultation, href: '/home#quote' },
];
