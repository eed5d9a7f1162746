import type { Drawing } from '../judgement.ts';
import { isShown, note, styleOf, where } from './seen.ts';

/** How much of a picture must differ from its ground, and by how much a pixel differs (sum of three channels). */
const share = 0.02;
const difference = 24;

/** Whether nothing is to be seen in a picture on a ground: at most 2 % of its pixels have another colour than most. */
export function isBlank(source: CanvasImageSource, width: number, height: number, ground: string): boolean {
  const scale = Math.min(1, 256 / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Map<number, number>();
  const colorAt = (i: number) => ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
  for (let i = 0; i < data.length; i += 4) counts.set(colorAt(i), (counts.get(colorAt(i)) ?? 0) + 1);
  const [most = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  const apart = (color: number) =>
    [16, 8, 0].reduce((sum, bits) => sum + Math.abs(((color >> bits) & 255) - ((most >> bits) & 255)), 0);
  const others = [...counts].reduce((sum, [color, count]) => sum + (apart(color) > difference ? count : 0), 0);
  return others <= share * canvas.width * canvas.height;
}

/** The colour that is seen behind an element. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = styleOf(at);
    if (!/^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return matchMedia('(prefers-color-scheme: dark)').matches &&
    styleOf(document.documentElement).colorScheme.includes('dark')
    ? '#121212'
    : '#fff';
}

async function loaded(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => undefined,
  );
}

/** Those of the pictures at the addresses that do not load, or in which nothing is to be seen. */
export async function blankOf(urls: readonly string[]): Promise<string[]> {
  const blank: string[] = [];
  for (const url of urls) {
    const image = await loaded(url);
    // An SVG may have no size of its own.
    if (!image || isBlank(image, image.naturalWidth || 64, image.naturalHeight || 64, '#fff')) blank.push(url);
  }
  return blank;
}

/** Whether nothing is to be seen in a drawing; for a page without a policy. */
export async function isBlankDrawing({ svg, ground }: Drawing): Promise<boolean> {
  const image = await loaded(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  return !image || isBlank(image, image.width, image.height, ground);
}

const painted = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'color',
  'display',
  'visibility',
];

/** An SVG of the page with the colours that its stylesheet gives it. */
function drawingOf(element: SVGElement): Drawing {
  const copy = element.cloneNode(true) as SVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [i, original] of [element, ...element.querySelectorAll('*')].entries()) {
    const target = copies[i];
    for (const name of painted) target?.style.setProperty(name, styleOf(original).getPropertyValue(name));
  }
  for (const use of copy.querySelectorAll('use')) {
    const target = document.querySelector(use.getAttribute('href') ?? '-');
    if (target) copy.append(target.cloneNode(true));
  }
  const { width, height } = element.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return { where: where(element), svg: new XMLSerializer().serializeToString(copy), ground: groundOf(element) };
}

/** Notes blank pictures and canvases below `root`; returns its drawings, which are to be looked at elsewhere. */
export async function judgePictures(root: Element): Promise<Drawing[]> {
  for (const image of root.querySelectorAll('img')) {
    if (!isShown(image)) continue;
    const { width, height } = image.getBoundingClientRect();
    image.loading = 'eager';
    const isThere = await image.decode().then(
      () => true,
      () => false,
    );
    if (!isThere || width < 1 || isBlank(image, width, height, groundOf(image))) note('blank', image, image.src);
  }
  for (const canvas of root.querySelectorAll('canvas'))
    if (isShown(canvas) && isBlank(canvas, canvas.width, canvas.height, groundOf(canvas))) note('blank', canvas, '');
  return [...root.querySelectorAll('svg')].flatMap((each) =>
    isShown(each) && each.clientWidth > 0 && !each.parentElement?.closest('svg') ? [drawingOf(each)] : [],
  );
}
