import { defaultLanguage } from '../../app/i18n/languages.ts';
import { isNamedSetting } from '../markets.ts';
import type { readProducts } from '../products/products.ts';

/**
 * Whether something in braces stands for a figure or a setting. A setting may be empty in a market
 * that has none, and is known all the same.
 */
export const isKnownReference = (
  reference: string,
  products: Awaited<ReturnType<typeof readProducts>>,
): boolean =>
  isNamedSetting(reference) || products.quantity(reference, defaultLanguage) !== undefined;
