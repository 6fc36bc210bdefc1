import type { UIField } from 'payload';

/** Beside the form: what to correct before publishing, and a link to the draft for others. */
export const publishingPanel: UIField = {
  name: 'publishing',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/publishing-panel.tsx#PublishingPanel' },
  },
};
