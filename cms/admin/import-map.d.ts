import type { ImportMap } from 'payload';

export const importMap: ImportMap;
