import { extentOf, type Layer, type RoofShape } from './shapes.ts';

/** In mm of the roof, so that lines are seen at 1 : 100. */
const looks: Record<Layer, string> = {
  roof: 'fill="none" stroke="#111" stroke-width="50"',
  free: 'fill="none" stroke="#111" stroke-width="20" stroke-dasharray="150 100"',
  obstacle: 'fill="#ccc" stroke="#111" stroke-width="30"',
  module: 'fill="#fff" stroke="#111" stroke-width="20"',
};

const scale = 100;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A drawing at 1 : 100, whose units are mm of the roof. */
export function svgOf(shapes: readonly RoofShape[], title: string): string {
  const [width, height] = extentOf(shapes);
  const margin = 50;
  const [outerWidth, outerHeight] = [width + 2 * margin, height + 2 * margin];
  const lines = shapes.map(({ layer, corners: points }) => {
    // SVG counts downwards.
    const path = points.map(([x, y]) => `${x} ${height - y}`).join('L');
    return `<path class="${layer}" d="M${path}Z" ${looks[layer]}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth / scale}mm" height="${outerHeight / scale}mm" viewBox="${-margin} ${-margin} ${outerWidth} ${outerHeight}">`,
    `<title>${escaped(title)}</title>`,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
