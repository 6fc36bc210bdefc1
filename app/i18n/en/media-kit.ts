/** The terms that come with the media kit, one paragraph each; the page summarizes them. */
export const messages: { terms: readonly string[] } = {
  terms: [
    'eArc media kit: terms of use',
    'You may use the logo and the pictures free of charge to report on eArc and its products, in print and online.',
    'Leave the logo as it is: its shape, its proportions and its colours. Leave a clear space around it of at least the height of its arcs. Do not use it in a way that suggests a partnership or an endorsement that does not exist.',
    'The pictures are computer-made visualisations, not photographs. Please say so where you show them, for example “Visualisation: eArc”. They may be cropped and scaled, but not altered in what they show.',
    'Selling the files, or using them to advertise other products, needs our consent in writing.',
  ],
};

export type MediaKitMessages = typeof messages;
