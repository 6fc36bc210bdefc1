import type { DefaultServerCellComponentProps } from 'payload';
import { startMessage } from '../../app/i18n/start.ts';
import './office-pages.css';

/** Suspected spam is named in the list; what is not suspected needs no word. */
export function SuspicionCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  if (!cellData) return null;
  return (
    <span className="office-mark" title={String(rowData.suspicion ?? '')}>
      {startMessage('suspected', i18n.language)}
    </span>
  );
}
