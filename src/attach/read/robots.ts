import { findFieldValues, parseFields } from '../../checks/published/fields.ts';

/** Parsed robots.txt. */
export interface ForeignRobots {
  readonly text: string;
  /** Agents with a group, in lower case. */
  readonly agents: ReadonlySet<string>;
  readonly hasSignals: boolean;
  /** Whether `*` is disallowed a path. */
  isDisallowed(path: string): boolean;
}

/** Parses robots.txt (RFC 9309 §2.2) without our lines. */
export function parseForeignRobots(text: string): ForeignRobots {
  const own = removeGazetteBlock(text);
  const agents = new Set<string>();
  const rules: { readonly allows: boolean; readonly path: string }[] = [];
  let group: string[] = [];
  let isOpen = false;
  for (const { name, value: written } of parseFields(own)) {
    const value = written.replace(/\s*#.*$/, '');
    if (name === 'user-agent') {
      if (!isOpen) group = [];
      isOpen = true;
      group.push(value.toLowerCase());
      agents.add(value.toLowerCase());
      continue;
    }
    isOpen = false;
    const isRule = name === 'allow' || name === 'disallow';
    if (isRule && group.includes('*') && value !== '') rules.push({ allows: name === 'allow', path: value });
  }
  return {
    text: own,
    agents,
    hasSignals: findFieldValues(own, 'content-signal').length > 0,
    isDisallowed(path) {
      // The longest rule counts, and of two of a length the one that allows (RFC 9309 §2.2.2).
      const [best] = rules
        .filter((rule) => matches(rule.path, path))
        .sort((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows));
      return best !== undefined && !best.allows;
    },
  };
}

function matches(rule: string, path: string): boolean {
  const ends = rule.endsWith('$');
  const source = (ends ? rule.slice(0, -1) : rule).replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}${ends ? '$' : ''}`).test(path);
}

const block = /\n# gazette\n[\s\S]*?\n# \/gazette\n/;

/** A robots.txt without our lines at its end. */
export function removeGazetteBlock(text: string): string {
  return text.replace(block, '');
}

/** Appends lines between our marks; without lines, unchanged. */
export function appendGazetteBlock(text: string, lines: readonly string[]): string {
  return lines.length === 0 ? text : `${text}\n# gazette\n${lines.join('\n')}\n# /gazette\n`;
}
