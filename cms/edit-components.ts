const keepEdits = '/components/keep-edits.tsx#KeepEdits';

/** In the form of everything that is edited in several languages. */
export const editComponents = { edit: { beforeDocumentControls: [keepEdits] } };

/** In the form of what is written before it is published. */
export const writingComponents = {
  edit: {
    beforeDocumentControls: [keepEdits, '/components/live-preview-refresh.tsx#LivePreviewRefresh'],
  },
};
