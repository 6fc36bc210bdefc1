/** A paragraph as stored in a formatted field; without text, what an editor leaves behind. */
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        children: text
          ? [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }]
          : [],
      },
    ],
  },
});

const block = { version: 1, format: '', indent: 0, direction: 'ltr' };

const words = (text: string) => ({
  ...{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' },
});

/** Formatted text of these nodes, one below the other. */
export const nodes = (...children: object[]) => ({ root: { ...block, type: 'root', children } });

export const heading = (tag: string, text: string) => ({
  ...block,
  ...{ type: 'heading', tag, children: [words(text)] },
});

export const picture = (id: number) => ({
  ...{ type: 'upload', version: 3, format: '', id: `p${id}`, fields: null },
  ...{ relationTo: 'media', value: id },
});

/** A paragraph with a link to a document of the back office. */
export const linkTo = (relationTo: string, value: number, text: string) =>
  linkWith({ linkType: 'internal', doc: { relationTo, value } }, text);

/** A paragraph with a link to an address. */
export const linkAt = (url: string, text: string) => linkWith({ linkType: 'custom', url }, text);

const linkWith = (fields: object, text: string) => ({
  ...block,
  ...{ type: 'paragraph', textFormat: 0 },
  children: [
    {
      ...block,
      ...{ type: 'link', version: 3, id: 'l1', fields: { ...fields, newTab: false } },
      children: [words(text)],
    },
  ],
});
