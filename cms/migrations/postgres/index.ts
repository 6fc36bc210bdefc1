import * as migration_20261121_064945_initial from './20261121_064945_initial';
import * as migration_20261121_093905_products from './20261121_093905_products';

export const migrations = [
  {
    up: migration_20261121_064945_initial.up,
    down: migration_20261121_064945_initial.down,
    name: '20261121_064945_initial',
  },
  {
    up: migration_20261121_093905_products.up,
    down: migration_20261121_093905_products.down,
    name: '20261121_093905_products'
  },
];
