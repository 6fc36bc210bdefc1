import { en, type StaffTexts } from './en.ts';

export const pl: StaffTexts = en;
