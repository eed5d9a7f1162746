import type { Found } from '../found.ts';

/** Uses of content that robots.txt permits or denies, with its line. */
export type RobotsSignals = Found<Readonly<Record<'search' | 'ai-input' | 'ai-train', boolean>>>;

const signal = /^\s*content-signal\s*:\s*(.*)$/i;

/** The signals of the group for everybody (contentsignals.org), if it gives all three. */
export function robotsSignals(file: string, text: string): RobotsSignals | undefined {
  let isForAll = false;
  let wasAgent = false;
  for (const [index, line] of text.split(/\r?\n/, 5000).entries()) {
    const agent = /^\s*user-agent\s*:\s*(\S+)/i.exec(line)?.[1];
    if (agent !== undefined) isForAll = agent === '*' || (wasAgent && isForAll);
    if (line.trim() !== '') wasAgent = agent !== undefined;
    const found = isForAll ? signal.exec(line)?.[1] : undefined;
    if (found === undefined) continue;
    const said = new Map(
      found.split(',').map(
        (each) =>
          each
            .trim()
            .toLowerCase()
            .split(/\s*=\s*/, 2) as [string, string],
      ),
    );
    const [search, input, train] = ['search', 'ai-input', 'ai-train'].map(
      (name) => ({ yes: true, no: false })[said.get(name) ?? ''],
    );
    if (search === undefined || input === undefined || train === undefined) return undefined;
    return { value: { search, 'ai-input': input, 'ai-train': train }, from: { file, line: index + 1 } };
  }
  return undefined;
}
