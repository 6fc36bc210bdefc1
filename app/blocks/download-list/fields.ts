import { defineBlock, introduction } from '../field-kit.ts';

export const downloadList = defineBlock('downloadList', [...introduction]);
