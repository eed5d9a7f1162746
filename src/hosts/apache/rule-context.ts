import { pageMark } from '../../core/canonical.ts';
import { type Encoding, sideCarOf } from '../../core/encoding.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';

/** Where rules stand, which says how they are written. */
export interface RuleContext {
  /** Start of path patterns. */
  readonly start: '^/' | '^';
  /** The folder of the files, with a slash at its end. */
  readonly root: string;
  /** The name of a map from Markdown files to their estimates, where maps may be. */
  readonly tokens?: string;
  /** The rule for a path that is a redirect: to its target, or to where that is sent. */
  moved(pattern: string, to: string, variables: readonly string[]): string;
  /** The variables of an answer that is made here, of those with which a file would be found. */
  direct(variables: readonly string[]): readonly string[];
  /** The rule that finds a file. `isPath`: the file is what the path names. */
  found(pattern: string, file: string, variables: readonly string[], isPath: boolean): string;
}

/** In a virtual host: a path is mapped to a file at once, and the rules of the folder are not read. */
export const serverContext: RuleContext = {
  start: '^/',
  root: '@GAZETTE_ROOT@/dist/',
  tokens: 'gazette_tokens',
  direct: (variables) => variables,
  // By the rules of the folder, whose fields the answer gets; `^` names no file there.
  moved: (pattern) =>
    `RewriteRule ${pattern} "@GAZETTE_ROOT@/dist/${pattern === '^' ? '.gazette' : '$1'}" [E=gazette_redirect:1,L]`,
  found: (pattern, file, variables) =>
    `RewriteRule ${pattern} "@GAZETTE_ROOT@/dist/${file}" [${[...variables.map(variableFlag), 'END'].join()}]`,
};

/** In a folder: another file is an internal redirect, which puts `REDIRECT_` before the names of variables. */
export const htaccessContext: RuleContext = {
  start: '^',
  root: '%{CONTEXT_DOCUMENT_ROOT}/',
  direct: (variables) => variables.map((variable) => `REDIRECT_${variable}`),
  moved: sent,
  found: (pattern, file, variables, isPath) =>
    isPath
      ? `RewriteRule ${pattern} - [${[...htaccessContext.direct(variables).map(variableFlag), 'END'].join()}]`
      : `RewriteRule ${pattern} ${file} [${[...variables.map(variableFlag), 'E=gazette_found:1', 'L'].join()}]`,
};

/** In the folder below a server: paths that its rules have sent here. */
export const directoryContext: RuleContext = { ...htaccessContext, direct: serverContext.direct };

/** mod_rewrite makes every redirect absolute: better by the base URL than by what a client says or a proxy hides. */
function sent(pattern: string, to: string, variables: readonly string[]): string {
  // Without NE the "#" of an anchor would be encoded, and "%" again.
  const flags = ['R=308', 'QSD', ...(/[#%]/.test(to) ? ['NE'] : []), 'L'];
  return `RewriteRule ${pattern} ${to} [${[...variables.map(variableFlag), ...flags].join()}]`;
}

/** `E=x:1`, or with the value that is there. */
export function variableFlag(variable: string): string {
  return variable.includes(':') ? `E=${variable}` : `E=${variable}:1`;
}

export interface ServedFile {
  readonly pattern: string;
  /** A substitution, which may name groups of the pattern. */
  readonly file: string;
  readonly isPath?: boolean;
  readonly variables: readonly string[];
  /** Codings of side-cars. */
  readonly encodings: readonly Encoding[];
  /** Whether a side-car may not be there; the file is. */
  readonly mayLack?: boolean;
  readonly conditions?: readonly string[];
}

/** Rules that find a file, or the side-car that is wanted. */
export function serveFileRules(place: RuleContext, served: ServedFile): string[] {
  const { pattern, file, isPath = false, variables, encodings, mayLack = false, conditions = [] } = served;
  return [
    ...encodings.flatMap((encoding) => [
      ...conditions,
      rewriteCondition(`%{ENV:gazette_accepts_${encoding}}`, '=1'),
      ...(mayLack ? [rewriteCondition(place.root + sideCarOf(file, encoding), '-f')] : []),
      place.found(pattern, sideCarOf(file, encoding), [...variables, `gazette_coding_${encoding}`], false),
    ]),
    ...conditions,
    place.found(pattern, file, variables, isPath),
  ];
}

/**
 * The value of a Header directive. Two readers unescape it: mod_headers ("%", "\\"), and before it the configuration.
 *
 * @throws Error on `\${`, which Apache takes for a variable even in quotes, and on all but printable ASCII
 */
export function headerValue(value: string): string {
  const format = refused(value, /[^\x20-\x7E]|\$\{/).replace(/[%\\]/g, '$&$&');
  return `"${format.replace(/["\\]/g, '\\$&')}"`;
}

/** A pattern for one path without its first slash, to stand in a longer one. */
export function exactPattern(path: string): string {
  return pathText(path)
    .slice(1)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A file or path in a RewriteRule's substitution. */
export function substitution(path: string): string {
  return pathText(path).replace(/[$%]/g, '\\$&');
}

/** RewriteCond: what must be so for the next rule. */
export function rewriteCondition(text: string, pattern: string, flags = ''): string {
  return `RewriteCond "${text}" "${pattern}"${flags}`;
}

/** Rules that are skipped if the conditions hold and the path matches the pattern. */
export function skipRulesIf(conditions: readonly string[], pattern: string, rules: readonly string[]): string[] {
  const count = rules.filter((line) => line.startsWith('RewriteRule')).length;
  return count === 0 ? [] : [...conditions, `RewriteRule ${pattern} - [S=${count}]`, ...rules];
}

/** Lines inside a section. */
export function section(name: string, argument: string, lines: readonly string[]): string[] {
  return [`<${name} ${argument}>`, ...lines.map((line) => line && `  ${line}`), `</${name}>`];
}

/** mod_rewrite takes what stands between spaces as it is, unless it begins with a quote; no escape helps there. */
function pathText(path: string): string {
  return refused(path, /[^\w.~:/@!$&'()*+,;=%\u00a0-\uffff-]|^['-]/);
}

function refused(text: string, characters: RegExp): string {
  if (characters.test(text)) throw new Error(`cannot be written into Apache's configuration: ${JSON.stringify(text)}`);
  return text;
}

/** The header fields of all answers: those that all share are unconditional, others hang on environment variables. */
export interface ApacheFields {
  /**
   * Directives for the folder that is served.
   *
   * @param prefix of the variables' names: "REDIRECT_" where files are found by an internal redirect
   */
  lines(prefix: '' | 'REDIRECT_'): string[];
  /** The variables that a rule sets for one set of fields, by its position. */
  variablesOf(set: number): readonly string[];
  /** Directives for a server, where answers are made before a folder is known: they hang on `gazette_bare`. */
  readonly early: readonly string[];
  /** Directives for answers to other methods: they hang on `gazette_allow` and `gazette_refused`. */
  readonly refused: readonly string[];
}

/** Each field and value has one variable, because sets are many and values few. */
export function buildApacheFields(release: Release, { sets, indexOf }: HeaderSets): ApacheFields {
  const [first = {}] = sets;
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))];
  const shared = names.filter((name) => sets.every((set) => set[name] === first[name]));
  const variables = new Map<string, string>();
  const variableOf = (name: string, value: string) => {
    const key = `${name}: ${value}`;
    const found = variables.get(key) ?? `gazette_${initials(name)}${variables.size}`;
    variables.set(key, found);
    return found;
  };
  const rows = sets.map((set) =>
    Object.entries(set)
      .filter(([name]) => !shared.includes(name))
      .map(([name, value]) => ({ name, value, variable: variableOf(name, value) })),
  );
  const distinct = new Map(rows.flat().map((row) => [row.variable, row]));
  const bare = sets[indexOf(release.bareHeaders)] ?? {};
  const allow = headerValue(allowOf(release));
  return {
    lines: (prefix) => [
      '# Dates say nothing here (file times are made of digests), and parts of files are not served.',
      ...['If-Modified-Since', 'If-Unmodified-Since', 'If-Match', 'If-Range', 'Range'].map(
        (name) => `RequestHeader unset ${name}`,
      ),
      // "always" fields go out with errors and 304 as well, but beside those that Apache has set for success.
      ...['Last-Modified', 'Accept-Ranges', ...names.filter((name) => name !== 'Content-Type')].map(
        (name) => `Header onsuccess unset ${name}`,
      ),
      ...shared.map((name) => set(name, first[name] ?? '')),
      ...[...distinct.values()].map(({ name, value, variable }) =>
        set(name, value, prefix + variable).replace(pageMark, `%{${prefix}gazette_page}e`),
      ),
      ...['br', 'gzip'].map((coding) => set('Content-Encoding', coding, `${prefix}gazette_coding_${coding}`)),
      `Header always set x-markdown-tokens %{${prefix}gazette_tokens}e env=${prefix}gazette_tokens`,
    ],
    variablesOf: (position) => (rows[position] ?? []).map(({ variable }) => variable),
    early: Object.entries(bare).map(([name, value]) => set(name, value, 'gazette_bare')),
    refused: [
      '# Apache adds an Allow of its own, which is empty: both together are one list (RFC 9110 5.6.1).',
      `Header always set Allow ${allow} env=gazette_allow`,
      set('Content-Type', mediaTypes.text, 'gazette_refused'),
    ],
  };
}

function set(name: string, value: string, variable?: string): string {
  return `Header always set ${name} ${headerValue(value)}${variable === undefined ? '' : ` env=${variable}`}`;
}

/** `Cache-Control` → `cc` */
function initials(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
}

/** Input of the rules, and their place. */
export interface RuleInput {
  readonly release: Release;
  readonly headers: HeaderSets;
  readonly fields: ApacheFields;
  readonly place: RuleContext;
  /** Variables for an answer without a document. */
  readonly bare: readonly string[];
}
