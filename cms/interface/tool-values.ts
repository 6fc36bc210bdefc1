import type { ToolContent } from '../../app/tools/content.ts';

/** A figure of a country, with where it comes from. */
interface CountryFigure {
  value: number;
  year: number;
  source: string;
}

/** What the content has for the tools; by ISO 3166 alpha-2 where it differs by country. */
export interface ToolValues {
  /** g of CO₂ for each kWh of the mains. */
  factors: Record<string, CountryFigure>;
  /** Of 1 kWh. */
  prices: Record<string, CountryFigure & { currency: string }>;
  /** Limits for the roof check. */
  inverters: Extract<ToolContent, { name: 'roof' }>['inverters'];
  /** kg/m² of the glass module that weights are compared with; null where the fact is missing. */
  glass: number | null;
}
