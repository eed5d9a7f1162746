import { parseFields } from '../../../checks/published/fields.ts';
import type { SourcedValue } from '../sourced-value.ts';

const mostFields = 5000;

/** Uses of content that robots.txt permits or denies, with its line. */
export type RobotsSignals = SourcedValue<Readonly<Record<'search' | 'ai-input' | 'ai-train', boolean>>>;

/** The signals of the group for everybody (contentsignals.org), if it gives all three. */
export function parseRobotsSignals(text: string): RobotsSignals | undefined {
  let isForAll = false;
  let wasAgent = false;
  for (const { name, value, line } of parseFields(text).slice(0, mostFields)) {
    const isAgent = name === 'user-agent';
    if (isAgent) isForAll = /^\*(?:\s|$)/.test(value) || (wasAgent && isForAll);
    wasAgent = isAgent;
    if (!isForAll || name !== 'content-signal') continue;
    const said = new Map(
      value.split(',').map(
        (each) =>
          each
            .trim()
            .toLowerCase()
            .split(/\s*=\s*/, 2) as [string, string],
      ),
    );
    const [search, input, train] = ['search', 'ai-input', 'ai-train'].map(
      (use) => ({ yes: true, no: false })[said.get(use) ?? ''],
    );
    if (search === undefined || input === undefined || train === undefined) return undefined;
    return { value: { search, 'ai-input': input, 'ai-train': train }, from: { file: 'robots.txt', line } };
  }
  return undefined;
}
