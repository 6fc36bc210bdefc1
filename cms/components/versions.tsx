import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, TypeWithVersion } from 'payload';
import { historyMessage } from '../../app/i18n/history.ts';
import './history.css';

interface Saved {
  updatedAt: string;
  savedBy?: string | null;
  _status?: string;
}

/** The versions of a document, with whoever saved them; each leads to its comparison. */
export async function Versions({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const { i18n, payload } = req;
  const versions = await readVersions(initPageResult);
  const isTrashed = routeSegments[2] === 'trash';
  const above = globalConfig
    ? `globals/${globalConfig.slug}`
    : `collections/${collectionConfig?.slug}/${isTrashed ? 'trash/' : ''}${docID}`;
  const moment = new Intl.DateTimeFormat(i18n.language, {
    ...{ dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' },
  });
  const hasDrafts = Boolean((collectionConfig ?? globalConfig)?.versions?.drafts);
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={i18n.t('version:versions')}
      />
      <Gutter className="document-versions">
        {versions.length === 0 && <p>{i18n.t('version:noFurtherVersionsFound')}</p>}
        {versions.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{i18n.t('general:updatedAt')}</th>
                <th scope="col">{historyMessage('savedBy', i18n.language)}</th>
                {hasDrafts && <th scope="col">{i18n.t('version:status')}</th>}
              </tr>
            </thead>
            <tbody>
              {versions.map(({ id, updatedAt, version }) => (
                <tr key={id}>
                  <td>
                    <a href={`${payload.config.routes.admin}/${above}/versions/${id}`}>
                      {`${moment.format(new Date(updatedAt))} UTC`}
                    </a>
                  </td>
                  <td>{version.savedBy || historyMessage('savedByNobody', i18n.language)}</td>
                  {hasDrafts && (
                    <td>
                      {i18n.t(
                        version._status === 'published' ? 'version:published' : 'version:draft',
                      )}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  );
}

/** As many as are kept of a document, so one list has all of them. */
async function readVersions({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: DocumentViewServerProps['initPageResult']): Promise<TypeWithVersion<Saved>[]> {
  const common = {
    depth: 0,
    limit: 100,
    overrideAccess: false,
    sort: '-updatedAt',
    req,
    user: req.user,
  };
  if (globalConfig) {
    const { docs } = await req.payload.findGlobalVersions({
      slug: globalConfig.slug as 'settings',
      ...common,
    });
    return docs as unknown as TypeWithVersion<Saved>[];
  }
  const { docs } = await req.payload.findVersions({
    collection: collectionConfig?.slug as 'pages',
    where: { parent: { equals: docID } },
    trash: true,
    ...common,
  });
  return docs as unknown as TypeWithVersion<Saved>[];
}
