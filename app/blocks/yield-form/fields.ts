import { defineBlock, introduction } from '../field-kit.ts';

export const yieldForm = defineBlock('yieldForm', introduction);
