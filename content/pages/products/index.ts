import type { AnySeedPage } from '../../seed-page.ts';
import { dragonfly } from './dragonfly/page.ts';
import { product } from './product/page.ts';
import { productData } from './product-data/page.ts';
import { productData430 } from './product-data-430/page.ts';

export const productPages: AnySeedPage[] = [product, dragonfly, productData, productData430];
