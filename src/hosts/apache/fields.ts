import { pageMark } from '../../core/canonical.ts';
import { mediaTypes } from '../../core/media-types.ts';
import type { Release } from '../../core/release.ts';
import { allowOf } from '../../http/policy.ts';
import type { HeaderSets } from '../header-sets.ts';
import { headerValue } from './rule-context.ts';

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
