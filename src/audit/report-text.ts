import type { Style } from '../cli/style.ts';
import { plural, thousands } from '../cli/words.ts';
import type { Audit, Finding } from './audit.ts';
import { causes } from './causes.ts';
import { describeDifference, describeProbe } from './describe.ts';
import type { Difference } from './difference.ts';

/** Lines that are shown of each finding; the rest is counted. */
const shownLines = 5;

/** The audit for people: the notes, the misses, the verdict last, nearest to the prompt. Ends with a line feed. */
export function auditText({ findings, exchanges, ok }: Audit, origin: string, ms: number, style: Style): string {
  const ordered = [...findings].sort((a, b) => rank(a) - rank(b));
  const misses = findings.filter((finding) => rank(finding) === 1).length;
  const verdict = ok
    ? `${style.green('✓')} ${style.bold(`${origin} serves the release as it should`)}`
    : `${style.red('✗')} ${style.bold(`${origin} differs from the release in ${plural(misses, 'way')}`)}`;
  const effort = style.dim(`${plural(exchanges.length, 'request')} in ${thousands(Math.round(ms))} ms`);
  return `${[...ordered.map((finding) => paragraph(finding, style)), `${verdict}   ${effort}`].join('\n\n')}\n`;
}

function rank({ cause }: Finding): number {
  return causes[cause].level === 'miss' ? 1 : 0;
}

function paragraph({ cause, differences }: Finding, style: Style): string {
  const { level, title, advice } = causes[cause];
  const lines = onePerPath(differences).map(
    (difference) => `${describeProbe(difference.exchange.probe)}: ${describeDifference(difference)}`,
  );
  const more = lines.length - shownLines;
  const clauses = [...new Set(differences.map(({ clause }) => clause))].slice(0, 3).join('; ');
  return [
    `${level === 'miss' ? style.red('✗') : style.yellow('!')} ${style.bold(title)}  ${style.dim(clauses)}`,
    ...lines.slice(0, shownLines).map((line) => `    ${line}`),
    ...(more > 0 ? [style.dim(`    … and ${thousands(more)} more`)] : []),
    `  → ${advice}`,
  ].join('\n');
}

/** The first difference of each path and field: HEAD and GET, cold and warm mostly say the same. */
function onePerPath(differences: readonly Difference[]): Difference[] {
  const first = new Map<string, Difference>();
  for (const difference of differences) {
    const { probe } = difference.exchange;
    const key = JSON.stringify([
      probe.path,
      difference.what,
      difference.header,
      probe.role === 'weights' || probe.role === 'odd' ? [probe.request] : '',
    ]);
    if (!first.has(key)) first.set(key, difference);
  }
  return [...first.values()];
}
