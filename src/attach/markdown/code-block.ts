import {
  classesOf,
  createHastElement,
  createText,
  type Element,
  type ElementContent,
  isBlock,
  isElement,
  toPropertyText,
} from './hast.ts';

/** A code block as one text in one `code` in one `pre`, with the language that an ancestor names. */
export function normaliseCodeBlock(pre: Element, around: readonly Element[]): ElementContent[] {
  const value = linesOf(pre).replace(/^\n/, '').replace(/\s+$/, '');
  if (value === '') return [];
  const language = languageOf(pre, around);
  const code = createHastElement('code', [createText(value)]);
  if (language !== undefined) code.properties = { className: [`language-${language}`] };
  return [createHastElement('pre', [code])];
}

/** Code of a table with line numbers in their own column. */
export function findLastPre(element: Element): Element | undefined {
  if (element.tagName !== 'table') return undefined;
  if (!classesOf(element).some((each) => /^(?:lntable|rouge-table|highlighttable)$/.test(each))) return undefined;
  const found: Element[] = [];
  const visit = (each: Element): void => {
    if (each.tagName === 'pre') found.push(each);
    else for (const child of each.children) if (isElement(child)) visit(child);
  };
  visit(element);
  return found.at(-1);
}

const isNumber = (element: Element): boolean =>
  classesOf(element).some((each) =>
    /^(?:ln|lnt|lineno|linenos|gutter|line-?numbers?(?:-rows)?|react-syntax-highlighter-line-number)$/.test(each),
  ) && element.tagName !== 'code';

function linesOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isNumber(node) || node.tagName === 'button') return '';
  if (node.tagName === 'br') return '\n';
  const inner = node.children.map(linesOf).join('');
  const isLine = node.tagName !== 'pre' && node.tagName !== 'code' && isBlock({ ...node, children: [] });
  return isLine && !inner.endsWith('\n') ? `${inner}\n` : inner;
}

/** `language-js` of VitePress and Docusaurus, `data-language` of Astro, `data-lang` of Hugo, `highlight-source-js` of GitHub. */
function languageOf(pre: Element, around: readonly Element[]): string | undefined {
  const inside = pre.children.filter(isElement);
  for (const element of [...inside, pre, ...[...around].reverse()]) {
    const data = toPropertyText(element, 'dataLanguage') ?? toPropertyText(element, 'dataLang');
    const named = classesOf(element).map(
      (each) => /^(?:lang(?:uage)?|highlight(?:-source)?|src)-(.+)$/.exec(each)?.[1],
    );
    const found = [data, ...named].find((each) => each !== undefined && /^[A-Za-z0-9+#._-]{1,30}$/.test(each));
    if (found !== undefined)
      return /^(?:none|default|plain|plaintext|text|txt)$/i.test(found) ? undefined : found.toLowerCase();
  }
  return undefined;
}
