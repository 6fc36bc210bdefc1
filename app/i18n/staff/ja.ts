import { en, type StaffTexts } from './en.ts';

export const ja: StaffTexts = en;
