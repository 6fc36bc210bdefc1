import type { CollectionConfig } from 'payload';

/**
 * Of everything that is written before it is published. What is typed is kept as a draft, which
 * visitors do not see; a draft that was kept this way is written over, so that it takes one place
 * among the versions. Old versions slow down every save as they accumulate, so only the latest are
 * kept.
 */
export const draftVersions = {
  drafts: {
    // A page with its seven languages takes a moment to save: not at every pause between two words.
    // Whoever saves a draft themselves makes a version to come back to.
    autosave: { interval: 1500, showSaveDraftButton: true },
    schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
  },
  maxPerDoc: 20,
} as const satisfies CollectionConfig['versions'];
