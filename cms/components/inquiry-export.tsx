'use client';

import { Button, useListQuery } from '@payloadcms/ui';

interface Texts {
  csv: string;
  xlsx: string;
}

/** Links that download what the list shows with its present filter, on all of its pages. */
export function InquiryExport(texts: Texts) {
  const { query } = useListQuery();
  const address = (format: keyof Texts) => {
    const parameters = new URLSearchParams({ format });
    if (query.where) parameters.set('where', JSON.stringify(query.where));
    if (query.search) parameters.set('search', query.search);
    return `/api/inquiries/export?${parameters}`;
  };
  return (
    <div className="inquiry-tools__export">
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
