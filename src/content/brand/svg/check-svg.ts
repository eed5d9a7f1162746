import type { BrandFileMistake, SvgAttribute, SvgElement } from './parse-svg.ts';

const drawing = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'symbol', 'use'];
const paint = ['defs', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'];
const words = ['title', 'desc', 'text', 'tspan'];
/** The elements of a drawing; no other can be in a logo. */
const allowed: ReadonlySet<string> = new Set([...drawing, ...paint, ...words]);
const mayHoldText: ReadonlySet<string> = new Set(words);

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
/** Attributes with a prefix that say nothing but what they seem to. */
const prefixed: ReadonlySet<string> = new Set(['xml:space', 'xml:lang', 'xlink:href']);

/** Most elements in a drawing when each <use> is followed. */
const mostDrawn = 5_000;

/**
 * Finds what makes a drawing unsafe or useless as a picture of a site: unlisted elements, programs, links to elsewhere,
 * loading styles, no viewBox, and endless <use>. Such a drawing is refused, never cleaned.
 */
export function checkSvg(root: SvgElement): BrandFileMistake[] {
  const mistakes: BrandFileMistake[] = [];
  if (root.name !== 'svg') mistakes.push({ at: root.at, message: `expected <svg> first, got <${root.name}>` });
  if (attributeOf(root, 'xmlns') !== svgNamespace)
    mistakes.push({
      at: root.at,
      message: `expected xmlns="${svgNamespace}"`,
      hint: 'Without it browsers show nothing.',
    });
  if (!viewBoxOf(root))
    mistakes.push({
      at: root.at,
      message: 'expected a viewBox of four numbers',
      hint: 'Write viewBox="0 0 width height", so that it fits at every size.',
    });
  const visit = (element: SvgElement, parent: SvgElement | undefined) => {
    for (const each of mistakesOf(element, parent)) mistakes.push(each);
    for (const child of element.children) visit(child, element);
  };
  visit(root, undefined);
  return mistakes.length > 0 ? mistakes : endless(root);
}

/** Width and height of what is drawn, in its own units. */
export function viewBoxOf(root: SvgElement): { readonly width: number; readonly height: number } | undefined {
  const numbers = (attributeOf(root, 'viewBox') ?? '').trim().split(/[\s,]+/);
  const [, , width, height] = numbers.map(Number);
  const isRight =
    numbers.length === 4 && numbers.every((each) => /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(each));
  return isRight && width !== undefined && height !== undefined && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

export const attributeOf = ({ attributes }: SvgElement, name: string): string | undefined =>
  attributes.find((each) => each.name === name)?.value;

function mistakesOf(element: SvgElement, parent: SvgElement | undefined): BrandFileMistake[] {
  const { name, at, textAt, attributes } = element;
  const found: BrandFileMistake[] = [];
  if (!allowed.has(name))
    found.push({
      at,
      message: `expected shapes, gradients, clips, masks and text, got <${name}>`,
      hint: /^(?:script|foreignObject|iframe|animate|set)/i.test(name)
        ? 'A logo is a still picture: remove it in the drawing program.'
        : 'Convert it to paths in the drawing program, or export plain SVG.',
    });
  if (name === 'svg' && parent) found.push({ at, message: 'expected one <svg>, got one in another' });
  if (textAt !== undefined && !mayHoldText.has(name))
    found.push({ at: textAt, message: `expected no text in <${name}>` });
  return [...found, ...attributes.flatMap((each) => attributeMistakes(each, parent === undefined))];
}

function attributeMistakes({ name, value, at }: SvgAttribute, isRoot: boolean): BrandFileMistake[] {
  const refuse = (message: string, hint?: string) => [{ at, message, ...(hint !== undefined && { hint }) }];
  if (name === 'xmlns' || name === 'xmlns:xlink') {
    const isRight = value === (name === 'xmlns' ? svgNamespace : xlinkNamespace);
    return isRight && isRoot ? [] : refuse(`expected ${name} of SVG on the first element alone`);
  }
  if (name.includes(':') && !prefixed.has(name))
    return refuse(
      `expected no attribute of another language, got ${name}`,
      'Export plain SVG, without data of the program.',
    );
  if (/^on/i.test(name)) return refuse(`expected no program, got ${name}`, 'Remove it.');
  if (/^(?:xlink:)?href$/i.test(name) && !/^#[\w.-]+$/.test(value))
    return refuse(`expected a link to a part of the drawing, such as #a, got "${value.slice(0, 40)}"`);
  if (/[\\]|\/\*/.test(value))
    return refuse(`expected no backslash and no comment in ${name}`, 'They hide what is meant.');
  if (
    /javascript:|data:|@import|@charset|expression\s*\(|(?:^|[^\w-])(?:src|image|image-set|-webkit-image-set|cross-fade|attr|env|var)\s*\(/i.test(
      value,
    )
  )
    return refuse(`expected nothing that loads or runs, got "${value.slice(0, 40)}" in ${name}`);
  for (const [, target = ''] of value.matchAll(/url\s*\(?([^)]*)\)?/gi))
    if (!/^\s*(["']?)#[\w.-]+\1\s*$/.test(target))
      return refuse(
        `expected url(#…) alone, got "${value.slice(0, 40)}" in ${name}`,
        'Draw what it refers to in the file itself.',
      );
  return [];
}

/** Uses of uses may stand for billions of shapes, or for themselves. */
function endless(root: SvgElement): BrandFileMistake[] {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    const id = attributeOf(element, 'id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);
  const counts = new Map<SvgElement, number>();
  const within = new Set<SvgElement>();
  const count = (element: SvgElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    if (within.has(element)) return Infinity;
    within.add(element);
    const target =
      element.name === 'use' ? (attributeOf(element, 'href') ?? attributeOf(element, 'xlink:href')) : undefined;
    const used = target === undefined ? undefined : byId.get(target.slice(1));
    const sum = [...element.children, ...(used ? [used] : [])].reduce((all, each) => all + count(each), 1);
    within.delete(element);
    counts.set(element, sum);
    return sum;
  };
  return count(root) <= mostDrawn
    ? []
    : [
        {
          at: root.at,
          message: `expected at most ${mostDrawn} shapes, counting each <use>`,
          hint: 'Draw it with less.',
        },
      ];
}
