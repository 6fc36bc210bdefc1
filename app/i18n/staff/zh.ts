import { en, type StaffTexts } from './en.ts';

export const zh: StaffTexts = en;
