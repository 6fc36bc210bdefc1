import type { DefaultServerCellComponentProps } from 'payload';

/** A tick where it is so, and nothing where it is not, which is the rule. */
export const YesCell = ({ cellData }: DefaultServerCellComponentProps) => (cellData ? '✓' : null);
