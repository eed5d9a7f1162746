import type { BrandFileMistake } from '../svg/parse-svg.ts';
import { type CssToken, tokenizeCss } from './tokenize-css.ts';

/** Refused at-rules: they load files, or count only at the beginning of a file. */
const refusedRules: Readonly<Record<string, string>> = {
  import: 'Write its rules here.',
  charset: 'The file is UTF-8: delete it.',
  namespace: 'Delete it; pages need none.',
};
/** Functions whose strings are addresses. */
const loading: ReadonlySet<string> = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
]);
const image = /^data:image\/(?:svg\+xml|png|jpeg|gif|webp|avif)[;,]/i;

/**
 * Finds what makes a site's own stylesheet unfit: rules and addresses that load from elsewhere, programs of old
 * browsers, and unclosed blocks, which would swallow what follows. Calls `address` with each path of the site that it
 * loads.
 */
export function checkStyle(source: string, address: (path: string, at: number) => void = () => {}): BrandFileMistake[] {
  const mistakes: BrandFileMistake[] = [];
  const open: { readonly closing: string; readonly at: number; readonly loads: boolean }[] = [];
  const refuse = (at: number, message: string, hint?: string) =>
    void mistakes.push({ at, message, ...(hint !== undefined && { hint }) });
  const tokens = tokenizeCss(source);
  for (const [i, token] of tokens.entries()) {
    const { kind, text, at } = token;
    if (kind === 'bad') refuse(at, `expected it to end, got ${text}`);
    if (kind === 'at' && refusedRules[text] !== undefined) refuse(at, `expected no @${text}`, refusedRules[text]);
    if (kind === 'url' || (kind === 'string' && open.at(-1)?.loads && !isTypeOfImage(tokens, i))) {
      judgeAddress(text, at, refuse);
      if (text.startsWith('/')) address(text, at);
    }
    // A variable may hold an address that nothing has checked.
    if (kind === 'function' && open.at(-1)?.loads && /^(?:var|attr|env|if|--.*)$/.test(text))
      refuse(at, `expected an address as it is, got ${text}()`);
    if (kind === 'function' && text === 'expression') refuse(at, 'expected no expression(), which old browsers run');
    if (kind === 'word' && /^(?:behavior|-moz-binding)$/i.test(text) && tokens[i + 1]?.text === ':')
      refuse(at, `expected no ${text.toLowerCase()}, which old browsers run`);
    if (kind === 'function') open.push({ closing: ')', at, loads: loading.has(text) });
    // Within image-set(…) parentheses only group.
    if (kind === 'open')
      open.push({ closing: closingOf(text), at, loads: text === '(' && open.at(-1)?.loads === true });
    if (kind !== 'close') continue;
    if (open.at(-1)?.closing === text) open.pop();
    else refuse(at, `expected every block to begin and end in order, got "${text}"`);
  }
  const [first] = open;
  if (first && mistakes.length === 0)
    refuse(first.at, `expected every block to be closed, and this one is not: add "${first.closing}"`);
  return mistakes;
}

/** `type("image/png")` stands in an image-set beside the addresses. */
const isTypeOfImage = (tokens: readonly CssToken[], i: number) =>
  tokens[i - 1]?.kind === 'function' && tokens[i - 1]?.text === 'type';

const closingOf = (opening: string) => (opening === '(' ? ')' : opening === '[' ? ']' : '}');

function judgeAddress(address: string, at: number, refuse: (at: number, message: string, hint?: string) => void): void {
  // Browsers take a backslash for a slash, and leave out line ends and tabs.
  const isOfSite = /^\/(?![/\\])[^\s\\]*$/.test(address) || /^#[\w.-]+$/.test(address);
  if (isOfSite || image.test(address)) return;
  refuse(
    at,
    `expected a path of this site such as url(/pattern.svg), or data: of an image, got "${address.slice(0, 60)}"`,
    'Put the file into public/: pages ask for nothing from elsewhere.',
  );
}
