import type { DefaultServerCellComponentProps } from 'payload';
import { historyMessage } from '../../app/i18n/history.ts';
import { endInTrash } from '../trash/retention.ts';
import { RestoreNow } from './restore-now.tsx';
import './history.css';

const dayInMilliseconds = 24 * 3_600_000;

/** In the list of the trash: how long a document is still there, and the way back. */
export function RestoreCell({
  cellData,
  collectionConfig,
  i18n: { language },
  rowData,
}: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null;
  const days = Math.max(
    0,
    Math.ceil((endInTrash(cellData).getTime() - Date.now()) / dayInMilliseconds),
  );
  const when = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  const say = (key: Parameters<typeof historyMessage>[0]) => historyMessage(key, language);
  const title = String(rowData[collectionConfig.admin.useAsTitle ?? 'id'] ?? rowData.id);
  const fill = (text: string) => text.replace('{title}', () => title);
  return (
    <span className="restore-cell">
      <span>{when}</span>
      <RestoreNow
        address={`/api/${collectionConfig.slug}/${rowData.id}?trash=true&depth=0`}
        words={{
          restore: say('restoreNow'),
          named: fill(say('restoreNamed')),
          done: fill(say('restoreDone')),
          failed: say('restoreFailed'),
        }}
      />
    </span>
  );
}
