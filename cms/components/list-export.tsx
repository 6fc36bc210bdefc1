'use client';

import { Button, useListQuery } from '@payloadcms/ui';

interface Properties {
  collection: string;
  texts: { csv: string; xlsx: string };
}

/** Links to download what the list shows with its current filter, over all of its pages. */
export function ListExport({ collection, texts }: Properties) {
  const { query } = useListQuery();
  const address = (format: 'csv' | 'xlsx') => {
    const parameters = new URLSearchParams({ format });
    if (query.where) parameters.set('where', JSON.stringify(query.where));
    if (query.search) parameters.set('search', query.search);
    return `/api/${collection}/export?${parameters}`;
  };
  return (
    <div className="office-tools__export">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          el="anchor"
          url={address(format)}
          buttonStyle="pill"
          size="small"
          margin={false}
        >
          {texts[format]}
        </Button>
      ))}
    </div>
  );
}
