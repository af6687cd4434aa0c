/** Rates against what was expected of them, each with its interval and how many it was counted of. */
export interface RateCurve {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly points: readonly {
    readonly at: number;
    readonly rate: number;
    readonly low: number;
    readonly high: number;
    readonly of: number;
  }[];
}

const SIZE = 360;
const LEFT = 52;
const TOP = 16;
const BELOW = 46;
const RIGHT = 16;
const LARGEST = 7;

/** A picture of rates as SVG: on the dashed line they are what was expected; the larger a dot, the more it was counted of. */
export function rateCurve({ title, across, up, points }: RateCurve): string {
  const x = (value: number): string => (LEFT + value * SIZE).toFixed(1);
  const y = (value: number): string => (TOP + (1 - value) * SIZE).toFixed(1);
  const most = Math.max(1, ...points.map((point) => point.of));
  const marks = [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((value) => [
    `<path d="M${x(value)} ${TOP}V${TOP + SIZE}M${LEFT} ${y(value)}H${LEFT + SIZE}" stroke="#e3d9c6"/>`,
    `<text x="${x(value)}" y="${TOP + SIZE + 18}" text-anchor="middle">${Math.round(100 * value)}</text>`,
    `<text x="${LEFT - 8}" y="${Number(y(value)) + 4}" text-anchor="end">${Math.round(100 * value)}</text>`,
  ]);
  const drawn = points.flatMap(({ at, rate, low, high, of }) => [
    `<path d="M${x(at)} ${y(low)}V${y(high)}" stroke="#8a5a00" stroke-width="2"/>`,
    `<circle cx="${x(at)}" cy="${y(rate)}" r="${(2 + (LARGEST - 2) * Math.sqrt(of / most)).toFixed(1)}" fill="#8a5a00"/>`,
  ]);
  const width = LEFT + SIZE + RIGHT;
  const height = TOP + SIZE + BELOW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="Alegreya Sans, system-ui, sans-serif" font-size="13" fill="#3b3226">
<title>${title}</title>
<rect width="${width}" height="${height}" fill="#fffdf8"/>
${marks.join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#6b6255" stroke-dasharray="5 4"/>
${drawn.join('\n')}
<text x="${LEFT + SIZE / 2}" y="${height - 8}" text-anchor="middle">${across}</text>
<text transform="translate(14 ${TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">${up}</text>
</svg>
`;
}
