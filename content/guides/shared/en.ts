import type { SharedText } from '../text.ts';

export const en: SharedText = {
  notice: {
    title: 'This guide prepares you; the manuals decide',
    text: 'It shows the order of work and what to check. What binds you is the installation manual supplied with your module or kit, the manuals for everything you connect to it, and the rules of your country. Where this guide and a manual differ, follow the manual. Drawings are schematic, apart from the dimensions written in them, which are in mm.',
  },
  electricity: {
    title: 'A module carries voltage whenever light falls on it',
    text: 'It cannot be switched off. Push connectors together until they click, never pull them apart under load and never cut them off: under our 2019 manual, removing them voids the warranty. Do not use a module whose surface, cable or junction box is damaged.',
  },
  decisions: {
    title: 'What is decided elsewhere',
    text: 'Where a figure is needed, such as a torque, a distance, a temperature or a time, it comes from the source named here and not from this guide.',
  },
  record: {
    title: 'Record sheet',
    text: 'Copy this page, fill it in on the day and keep it with the system documents. Anyone who works on the system later will need this record.',
  },
  tools: 'Tools and materials',
  conditions: 'Conditions: when to start, and when not to',
  checks: 'Final checks',
  care: 'Afterwards',
  lines: [
    'Site address',
    'Date',
    'Weather, air temperature',
    'Carried out by',
    'Model and serial numbers',
    'Manuals used, with their edition',
  ],
};
