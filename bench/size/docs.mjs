import { execFileSync } from 'node:child_process';
import { tablesOf } from './table.mjs';

const heading = '## Builds of any size';

/** The commit that is checked out, short; with a plus behind it where files differ from it. */
export function commitOf(folder) {
  return execFileSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
}

/**
 * The text of docs/pages/explanation/performance.md with new figures in its section "Builds of any size", and with their day. Throws
 * where the page has no such section.
 */
export function withFigures(page, { date, processor, cores, node, commit, reference, rounds, figures }) {
  const start = page.indexOf(`\n${heading}\n`);
  if (start === -1) throw new Error(`The page has no section "${heading}".`);
  const next = page.indexOf('\n## ', start + 1);
  const tables = tablesOf(figures);
  const section = `
${heading}

Commit ${commit}, ${date}, Node ${node.slice(1)}, ${cores} cores (${processor}). Times are multiples of ${reference} on the same pages in the same round; medians of ${rounds} interleaved rounds. Cold means the program as a package ships it, with no other cache. \`node bench/size.mjs --docs\` measures again and writes this section.

${tables}
`;
  const dated = page.slice(0, start).replace(/^updated: .*$/m, `updated: ${date}`);
  return dated + section + (next === -1 ? '' : page.slice(next));
}
