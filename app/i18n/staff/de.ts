import { en, type StaffTexts } from './en.ts';

export const de: StaffTexts = en;
