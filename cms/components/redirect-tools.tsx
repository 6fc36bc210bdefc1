import type { ServerProps } from 'payload';
import { addressMessage } from '../../app/i18n/addresses.ts';
import type { AddressMessages } from '../../app/i18n/en/addresses.ts';
import { ImportRedirects } from './import-redirects.tsx';
import './office-pages.css';

const keys = [
  ...['importTitle', 'importHelp', 'importFile', 'importSummary', 'importFaults', 'importLine'],
  ...['importFault', 'importBefore', 'importSave', 'importSaved', 'importNothing'],
  ...['importFailed', 'importAdd', 'importChange', 'importSame', 'redirectFrom', 'redirectTo'],
] as (keyof AddressMessages)[];

/** Above the list of redirects: their import. */
export function RedirectTools({ i18n }: ServerProps) {
  const texts = Object.fromEntries(keys.map((key) => [key, addressMessage(key, i18n.language)]));
  return (
    <div className="office-tools">
      <ImportRedirects texts={texts} />
    </div>
  );
}
