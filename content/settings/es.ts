import { en } from './en.ts';
import type { SettingsText } from './text.ts';

export const es: SettingsText = en;
