/** A path as straight edges, in the units of the path. */
export interface Outline {
  /** x0, y0, x1, y1 of each edge in turn. */
  readonly edges: Float64Array;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Lines that stand for one curve: at 112 pixels an em the eye sees no corner. */
const linesPerCurve = 6;
const known = new Map<string, Outline>();

/** The outline of SVG path data of the commands m, h, v, l, q and z, relative; each path is read once. */
export function outlineOf(path: string): Outline {
  const found = known.get(path);
  if (found) return found;
  const edges = Float64Array.from(flatten(path));
  const xs = edges.filter((_, i) => i % 2 === 0);
  const ys = edges.filter((_, i) => i % 2 === 1);
  // Bounded: the points of one letter.
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const outline = { edges, box };
  known.set(path, outline);
  return outline;
}

function flatten(path: string): number[] {
  const edges: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  for (const [, command, rest = ''] of path.matchAll(/([mhvlqz])([^mhvlqz]*)/g)) {
    const n = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') lineTo(startX, startY);
    else if (command === 'm') {
      const [byX = 0, byY = 0] = n;
      [x, y, startX, startY] = [x + byX, y + byY, x + byX, y + byY];
    } else if (command === 'h') for (const by of n) lineTo(x + by, y);
    else if (command === 'v') for (const by of n) lineTo(x, y + by);
    else if (command === 'l') for (const [byX = 0, byY = 0] of groups(n, 2)) lineTo(x + byX, y + byY);
    else for (const curve of groups(n, 4)) curveTo(curve);
  }
  return edges;

  function curveTo([controlX = 0, controlY = 0, endX = 0, endY = 0]: readonly number[]): void {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= linesPerCurve; step += 1) {
      const t = step / linesPerCurve;
      const [a, b] = [2 * t * (1 - t), t * t];
      lineTo(fromX + a * controlX + b * endX, fromY + a * controlY + b * endY);
    }
  }
}

/** The arguments of a command, which may be repeated: `size` numbers each time. */
function groups(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}
