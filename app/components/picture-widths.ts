/** The widths in pixels in which every picture can be had (server/pictures.ts). */
export const pictureWidths = [480, 800, 1200, 1600, 2400];
