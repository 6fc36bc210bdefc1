/**
 * The widths in pixels in which every picture can be had (server/files/pictures.ts). Each is at most
 * half as wide again as the one before, so that nobody is sent more than that too much.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400];
