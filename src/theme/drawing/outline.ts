/** A path as straight edges, in the units of the path. */
export interface Outline {
  /** x0, y0, x1, y1 of each edge in turn. */
  readonly edges: Float64Array;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Lines a curve: at 112 pixels an em no corner is visible. */
const linesPerCurve = 6;
const known = new Map<string, Outline>();

/** The outline of SVG path data of the commands m, h, v, l, q and z, relative; each path is read once. */
export function parseOutline(path: string): Outline {
  const found = known.get(path);
  if (found) return found;
  const outline = toOutline(flatten(path));
  known.set(path, outline);
  return outline;
}

/** Outline of a list of edges, as in `Outline`. */
export function toOutline(of: readonly number[]): Outline {
  const edges = Float64Array.from(of);
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < edges.length; i += 2) {
    const [x = 0, y = 0] = [edges[i], edges[i + 1]];
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return { edges, box };
}

/** Draws a Bézier curve as lines; `points`: start, one or two controls, end, as x, y in turn. */
export function flattenCurve(points: readonly number[], lineTo: (x: number, y: number) => void): void {
  const [fromX = 0, fromY = 0, aX = 0, aY = 0, bX = 0, bY = 0, endX, endY] = points;
  for (let step = 1; step <= linesPerCurve; step += 1) {
    const t = step / linesPerCurve;
    const u = 1 - t;
    if (endX === undefined || endY === undefined)
      lineTo(u * u * fromX + 2 * t * u * aX + t * t * bX, u * u * fromY + 2 * t * u * aY + t * t * bY);
    else {
      const [f, a, b, e] = [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
      lineTo(f * fromX + a * aX + b * bX + e * endX, f * fromY + a * aY + b * bY + e * endY);
    }
  }
}

function flatten(path: string): number[] {
  const edges: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push(x, y, toX, toY);
    x = toX;
    y = toY;
  };
  for (let at = 0; at < path.length; ) {
    const command = path[at];
    const n: number[] = [];
    at = numbersFrom(path, at + 1, n);
    if (command === 'z') lineTo(startX, startY);
    else if (command === 'm') {
      startX = x += n[0] ?? 0;
      startY = y += n[1] ?? 0;
    } else if (command === 'h') for (const by of n) lineTo(x + by, y);
    else if (command === 'v') for (const by of n) lineTo(x, y + by);
    else if (command === 'l') for (let i = 0; i < n.length; i += 2) lineTo(x + (n[i] ?? 0), y + (n[i + 1] ?? 0));
    else for (let i = 0; i < n.length; i += 4) curveTo(n[i] ?? 0, n[i + 1] ?? 0, n[i + 2] ?? 0, n[i + 3] ?? 0);
  }
  return edges;

  function curveTo(controlX: number, controlY: number, endX: number, endY: number): void {
    const [fromX, fromY] = [x, y];
    for (let step = 1; step <= linesPerCurve; step += 1) {
      const t = step / linesPerCurve;
      const [a, b] = [2 * t * (1 - t), t * t];
      lineTo(fromX + a * controlX + b * endX, fromY + a * controlY + b * endY);
    }
  }
}

/** Reads whole numbers, ended by a space or a sign, up to the next command; returns its position. */
function numbersFrom(path: string, at: number, numbers: number[]): number {
  let [value, sign] = [Number.NaN, 1];
  for (; at < path.length; at += 1) {
    const code = path.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) value = (value >= 0 ? value * 10 : 0) + code - 0x30;
    else {
      if (value >= 0) numbers.push(sign * value);
      if (code >= 0x61) return at;
      value = Number.NaN;
      sign = code === 0x2d ? -1 : 1;
    }
  }
  if (value >= 0) numbers.push(sign * value);
  return at;
}
