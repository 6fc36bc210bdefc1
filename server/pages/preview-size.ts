/** In pixels: what networks and messengers show whole, and large. */
export const previewWidth = 1200;
export const previewHeight = 630;
