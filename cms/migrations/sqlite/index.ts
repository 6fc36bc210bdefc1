import * as migration_20261121_064941_initial from './20261121_064941_initial';

export const migrations = [
  {
    up: migration_20261121_064941_initial.up,
    down: migration_20261121_064941_initial.down,
    name: '20261121_064941_initial'
  },
];
