import { en } from './en.ts';
import type { SettingsText } from './text.ts';

export const ja: SettingsText = en;
