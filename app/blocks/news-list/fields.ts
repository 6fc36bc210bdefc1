import { anchorField, defineBlock } from '../field-kit.ts';

export const newsList = defineBlock('newsList', [anchorField]);
