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
  for (const [, command, rest] of path.matchAll(/([mhvlqz])([^mhvlqz]*)/g)) {
    const n = (rest!.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') lineTo(startX, startY);
    else if (command === 'm') [x, y, startX, startY] = [x + n[0]!, y + n[1]!, x + n[0]!, y + n[1]!];
    else if (command === 'h') for (const by of n) lineTo(x + by, y);
    else if (command === 'v') for (const by of n) lineTo(x, y + by);
    else if (command === 'l') for (let i = 0; i < n.length; i += 2) lineTo(x + n[i]!, y + n[i + 1]!);
    else for (let i = 0; i < n.length; i += 4) curveTo(n.slice(i, i + 4));
  }
  return edges;

  function curveTo([controlX, controlY, endX, endY]: readonly number[]): void {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= linesPerCurve; step += 1) {
      const t = step / linesPerCurve;
      const [a, b] = [2 * t * (1 - t), t * t];
      lineTo(fromX + a * controlX! + b * endX!, fromY + a * controlY! + b * endY!);
    }
  }
}
