/** The words of sections at life size in English; they reach a page with the data of their block. */
export const messages = {
  title: 'The same at life size',
  text: 'On paper, and on a screen with 96 pixels to the inch.',
  howTo:
    'On yours: hold the short side of a bank card against the ruler, and move the slider until the mark is where the card ends.',
  card: 'bank card, 54 mm',
  slider: 'Size on this screen',
  density: '{value} pixels to the inch',
};

export type LifeSizeMessages = { [Key in keyof typeof messages]: string };
