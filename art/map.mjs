/**
 * Draws the world for the sales map (app/blocks/sales-map/world.svg): the land of Natural Earth
 * (public domain) at 1:110 million, in the Equal Earth projection, where no country looks larger
 * than it is. Every country is a path whose id is its ISO 3166-1 alpha-2 code.
 *
 *   node art/map.mjs node_modules/world-atlas/countries-110m.json
 */
import { readFile, writeFile } from 'node:fs/promises';
import { areaOf, pathOf, simplify, simplifyRing } from '../scripts/outline.ts';

const target = 'app/blocks/sales-map/world.svg';
const largestFile = 30_000;
/** Of the drawing, in its own units; everything is rounded to a quarter of them. */
const width = 1000;
const grain = 4;
/** What a simplified coast may leave out, in those units. */
const tolerance = 0.7;
/** Islands smaller than this (units squared) are left out, unless they are all there is. */
const smallestIsland = 3;
/** The meridian in the middle: the drawing is cut in the Bering Strait, not through Siberia. */
const middle = 11;

/** ISO 3166-1 numeric to alpha-2, for the countries of the data. Antarctica is not drawn. */
const codes = Object.fromEntries(
  `242 FJ 834 TZ 732 EH 124 CA 840 US 398 KZ 860 UZ 598 PG 360 ID 032 AR 152 CL 180 CD 706 SO 404 KE
  729 SD 148 TD 332 HT 214 DO 643 RU 044 BS 238 FK 578 NO 304 GL 260 TF 626 TL 710 ZA 426 LS 484 MX
  858 UY 076 BR 068 BO 604 PE 170 CO 591 PA 188 CR 558 NI 340 HN 222 SV 320 GT 084 BZ 862 VE 328 GY
  740 SR 250 FR 218 EC 630 PR 388 JM 192 CU 716 ZW 072 BW 516 NA 686 SN 466 ML 478 MR 204 BJ 562 NE
  566 NG 120 CM 768 TG 288 GH 384 CI 324 GN 624 GW 430 LR 694 SL 854 BF 140 CF 178 CG 266 GA 226 GQ
  894 ZM 454 MW 508 MZ 748 SZ 024 AO 108 BI 376 IL 422 LB 450 MG 275 PS 270 GM 788 TN 012 DZ 400 JO
  784 AE 634 QA 414 KW 368 IQ 512 OM 548 VU 116 KH 764 TH 418 LA 104 MM 704 VN 408 KP 410 KR 496 MN
  356 IN 050 BD 064 BT 524 NP 586 PK 004 AF 762 TJ 417 KG 795 TM 364 IR 760 SY 051 AM 752 SE 112 BY
  804 UA 616 PL 040 AT 348 HU 498 MD 642 RO 440 LT 428 LV 233 EE 276 DE 100 BG 300 GR 792 TR 008 AL
  191 HR 756 CH 442 LU 056 BE 528 NL 620 PT 724 ES 372 IE 540 NC 090 SB 554 NZ 036 AU 144 LK 156 CN
  158 TW 380 IT 208 DK 826 GB 352 IS 031 AZ 268 GE 608 PH 458 MY 096 BN 705 SI 246 FI 703 SK 203 CZ
  232 ER 392 JP 600 PY 887 YE 682 SA 196 CY 504 MA 818 EG 434 LY 231 ET 262 DJ 800 UG 646 RW 070 BA
  807 MK 688 RS 499 ME 780 TT 728 SS`
    .split(/\s+/)
    .reduce((pairs, value, index, all) => {
      if (index % 2 === 0) pairs.push([value, all[index + 1]]);
      return pairs;
    }, []),
);
const antarctica = '010';

/** Equal Earth (Šavrič, Patterson, Jenny 2018). @returns radians on a sphere of radius 1. */
function project([longitude, latitude]) {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const m = Math.sqrt(3) / 2;
  const theta = Math.asin(m * Math.sin((latitude * Math.PI) / 180));
  const t2 = theta * theta;
  const t6 = t2 * t2 * t2;
  const turned = ((longitude - middle + 540) % 360) - 180;
  const x =
    ((turned * Math.PI) / 180) *
    (Math.cos(theta) / (m * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2))));
  return [x, theta * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))];
}

const [source] = process.argv.slice(2);
if (!source) {
  console.error('Usage: node art/map.mjs <countries-110m.json>; the head of this file says more.');
  process.exit(1);
}
const topology = JSON.parse(await readFile(source, 'utf8'));
const { scale, translate } = topology.transform;
const edge = project([middle + 180 - 1e-9, 0])[0];
const unit = width / (2 * edge);
const top = project([middle, 84])[1];
const bottom = project([middle, -56.5])[1];
const height = Math.round((top - bottom) * unit);

/** Neighbours share an arc, so that simplified borders still meet. */
const arcs = topology.arcs.map((arc) => {
  let [x, y] = [0, 0];
  const points = arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  const drawn = points.map((point) => {
    const [px, py] = project(point);
    return [(px + edge) * unit, (top - py) * unit];
  });
  // A closed arc is an island.
  const [start, end] = [drawn[0], drawn.at(-1)];
  const isClosed = Math.hypot(start[0] - end[0], start[1] - end[1]) < 1e-6;
  return isClosed ? simplifyRing(drawn, tolerance) : simplify(drawn, tolerance);
});

const ringOf = (indices) =>
  indices.flatMap((index, position) => {
    const arc = index < 0 ? arcs[~index].toReversed() : arcs[index];
    return position === 0 ? arc : arc.slice(1);
  });

/** True for the one small island in the Bering Strait that the cut divides; it is left out. */
const isTorn = (ring) => ring.some(([x], index) => Math.abs(x - ring.at(index - 1)[0]) > width / 2);

const round = (value) => Math.round(value * grain);

const pathsOf = (rings) =>
  rings.map((ring) => pathOf(ring.map(([x, y]) => [round(x), round(y)]))).join('');

const countries = topology.objects.countries.geometries
  .filter(({ id }) => id !== antarctica)
  .map(({ id, type, arcs: shape, properties }) => {
    const code = codes[id];
    if (id && !code) throw new Error(`There is no alpha-2 code for ${id} (${properties.name})`);
    const rings = (type === 'Polygon' ? [shape] : shape)
      .map(([outer]) => ringOf(outer))
      .filter((ring) => !isTorn(ring))
      .sort((a, b) => areaOf(b) - areaOf(a))
      .filter((ring, index) => ring.length > 3 && (index === 0 || areaOf(ring) >= smallestIsland));
    return { code, path: rings.length > 0 ? pathsOf(rings) : '' };
  })
  .filter(({ path }) => path)
  .sort((a, b) => (a.code ?? '').localeCompare(b.code ?? ''));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * grain} ${height * grain}"><title>World</title><g id="land">
${countries.map(({ code, path }) => `<path ${code ? `id="${code}" ` : ''}d="${path}"/>`).join('\n')}
</g></svg>
`;
if (svg.length > largestFile) {
  throw new Error(`The map has ${svg.length} bytes; at most ${largestFile} are allowed`);
}
await writeFile(target, svg);
console.log(`${target}: ${svg.length} bytes, ${countries.length} countries, ${width}×${height}`);
