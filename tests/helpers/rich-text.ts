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
