import { en, type StaffTexts } from './en.ts';

export const es: StaffTexts = en;
