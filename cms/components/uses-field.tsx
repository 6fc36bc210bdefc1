import type { UIFieldServerComponent } from 'payload';
import { historyMessage } from '../../app/i18n/history.ts';
import { Uses } from './uses.tsx';
import './history.css';

/** In the form of a document: where it is used, when somebody asks. */
export const UsesField: UIFieldServerComponent = ({ collectionSlug, i18n, id }) => {
  if (!id || !collectionSlug) return null;
  const say = (key: Parameters<typeof historyMessage>[0]) => historyMessage(key, i18n.language);
  return (
    <Uses
      address={`/api/${collectionSlug}/${id}/uses`}
      words={{
        show: say('usesShow'),
        none: say('usesNone'),
        some: say('usesSome'),
        failed: say('usesFailed'),
      }}
    />
  );
};
