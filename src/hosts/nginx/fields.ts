import { pageMark } from '../../core/canonical.ts';
import type { Headers, Release } from '../../core/release.ts';
import type { HeaderSets } from '../header-sets.ts';
import { nginxValue, variableName } from './syntax.ts';

/** The header fields of all answers: one list of them for all locations, whose variables each location sets. */
export interface NginxFields {
  /** `add_header` for each field; `always`: with errors too. */
  added(always: boolean): string[];
  /**
   * Lines of a location for one set of fields, by its position: every variable, because a redirect keeps others. `page` may name
   * a variable.
   */
  set(
    position: number,
    own?: { readonly tokens?: string | undefined; readonly page?: string | undefined; readonly allow?: string },
  ): string[];
  /** Lines of uncacheable answers: errors of the server itself. */
  readonly error: readonly string[];
}

/** A field that is the same in all sets is written where it is added; of others a variable is. */
export function buildNginxFields(release: Release, { sets, indexOf }: HeaderSets): NginxFields {
  const [first = {}] = sets;
  const names = [...new Set(sets.flatMap((set) => Object.keys(set)))].filter((name) => name !== 'Content-Type');
  const varying = new Set(
    names.filter((name) => name === 'Cache-Control' || sets.some((set) => set[name] !== first[name])),
  );
  const settings = (set: Headers, tokens: string, allow: string, page = '') => [
    ...[...varying].map(
      (name) => `set $${variableName(name)} ${nginxValue(set[name] ?? '').replace(pageMark, () => page)};`,
    ),
    `set $gazette_tokens "${tokens}";`,
    `set $gazette_allow "${allow}";`,
  ];
  return {
    added: (always) =>
      [
        // Tags are made of times, and times of digests, which are no dates.
        'add_header Last-Modified ""',
        ...names.map(
          (name) =>
            `add_header ${name} ${varying.has(name) ? `$${variableName(name)}` : nginxValue(first[name] ?? '')}`,
        ),
        'add_header x-markdown-tokens $gazette_tokens',
        'add_header Allow $gazette_allow',
      ].map((line) => `${line}${always ? ' always' : ''};`),
    set: (position, { tokens = '', allow = '', page = '' } = {}) => settings(sets[position] ?? {}, tokens, allow, page),
    error: settings({ ...sets[indexOf(release.bareHeaders)], 'Cache-Control': 'no-store' }, '', ''),
  };
}
