import { en, type StaffTexts } from './en.ts';

export const fr: StaffTexts = en;
