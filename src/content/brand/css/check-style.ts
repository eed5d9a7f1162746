import type { BrandFileMistake } from '../svg/parse-svg.ts';

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

/** A token of CSS as far as its kind matters here; `text` is what it means, with its escapes read. */
interface CssToken {
  readonly kind: 'at' | 'function' | 'url' | 'bad' | 'string' | 'word' | 'open' | 'close' | 'other';
  readonly text: string;
  /** UTF-16 offset. */
  readonly at: number;
}

const space = /[ \t\n\f\r]/;
const nameStart = /[A-Za-z_\u0080-\u{10ffff}]/u;
const nameCharacter = /[-\w\u0080-\u{10ffff}]/u;

/**
 * Cuts a stylesheet into tokens as browsers do (CSS Syntax 3 §4): comments are none, escapes are read, so that `\75rl(`
 * is `url(`. What is never closed (a comment, a string, an address) is `bad`.
 */
export function tokenizeCss(source: string): CssToken[] {
  const tokens: CssToken[] = [];
  let at = 0;
  const add = (kind: CssToken['kind'], text: string, from: number) => void tokens.push({ kind, text, at: from });

  /** Whether an escape begins here: a backslash before anything but a line end (§4.3.8). */
  const isEscape = (i: number) => source[i] === '\\' && i + 1 < source.length && !/[\n\f\r]/.test(source[i + 1] ?? '');
  const readEscape = (): string => {
    at += 1;
    const [hex] = /^[0-9a-fA-F]{1,6}/.exec(source.slice(at, at + 6)) ?? [];
    if (hex === undefined) {
      const character = String.fromCodePoint(source.codePointAt(at) ?? 0xfffd);
      at += character.length;
      return character;
    }
    at += hex.length;
    if (space.test(source[at] ?? '')) at += source.startsWith('\r\n', at) ? 2 : 1;
    const code = Number.parseInt(hex, 16);
    return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);
  };
  const isName = (i: number): boolean => {
    if (source[i] === '-') return source[i + 1] === '-' || nameStart.test(characterAt(i + 1)) || isEscape(i + 1);
    return nameStart.test(characterAt(i)) || isEscape(i);
  };
  const characterAt = (i: number) => String.fromCodePoint(source.codePointAt(i) ?? 0);
  const name = (): string => {
    let text = '';
    for (;;) {
      const character = characterAt(at);
      if (at < source.length && nameCharacter.test(character)) {
        text += character;
        at += character.length;
      } else if (isEscape(at)) text += readEscape();
      else return text;
    }
  };
  const string = (): void => {
    const from = at;
    const quote = source[at];
    at += 1;
    let text = '';
    while (at < source.length) {
      const character = source[at] ?? '';
      if (character === quote) {
        at += 1;
        add('string', text, from);
        return;
      }
      if (/[\n\f\r]/.test(character)) break;
      if (character === '\\') {
        if (isEscape(at)) text += readEscape();
        else at += source.startsWith('\r\n', at + 1) ? 3 : 2;
      } else {
        text += character;
        at += 1;
      }
    }
    add('bad', 'a string that is not closed', from);
  };
  /** An address without quotes, behind `url(`. */
  const address = (from: number): void => {
    let text = '';
    while (at < source.length && space.test(source[at] ?? '')) at += 1;
    for (; at < source.length; ) {
      const character = source[at] ?? '';
      if (character === ')') {
        at += 1;
        add('url', text.trimEnd(), from);
        return;
      }
      if (/["'(]/.test(character)) break;
      if (isEscape(at)) text += readEscape();
      else {
        text += character;
        at += 1;
      }
    }
    add('bad', 'an address that is not closed', from);
  };

  while (at < source.length) {
    const from = at;
    const character = source[at] ?? '';
    if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      if (end === -1) add('bad', 'a comment that is not closed', from);
      at = end === -1 ? source.length : end + 2;
    } else if (space.test(character)) at += 1;
    else if (character === '"' || character === "'") string();
    else if (character === '@' && isName(at + 1)) {
      at += 1;
      add('at', name().toLowerCase(), from);
    } else if (character === '#' && (nameCharacter.test(characterAt(at + 1)) || isEscape(at + 1))) {
      at += 1;
      add('word', `#${name()}`, from);
    } else if (isName(at)) {
      const text = name();
      if (source[at] !== '(') add('word', text, from);
      else {
        at += 1;
        const isBare = text.toLowerCase() === 'url' && !/^[ \t\n\f\r]*["']/.test(source.slice(at, at + 200));
        if (isBare) address(from);
        else add('function', text.toLowerCase(), from);
      }
    } else {
      at += characterAt(at).length;
      add(/[({[]/.test(character) ? 'open' : /[)}\]]/.test(character) ? 'close' : 'other', character, from);
    }
  }
  return tokens;
}

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
