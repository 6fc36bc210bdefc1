/** The paths of the wordmark, also drawn where there is no DOM (server/social). */
export const wordmark = {
  width: 46,
  height: 40,
  strokeWidth: 3.5,
  /** In the colour of the text. */
  outer: 'M3 33C9 9 37 9 43 33',
  /** In the accent colour. */
  inner: 'M12 33C15 20 31 20 34 33',
};
