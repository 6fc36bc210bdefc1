import { anchorField, defineBlock } from '../field-kit.ts';

export const jobList = defineBlock('jobList', [anchorField]);
