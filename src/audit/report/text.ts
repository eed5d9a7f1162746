import { nameOf } from '../../core/capabilities.ts';
import { plural, thousands } from '../../core/words.ts';
import type { Style } from '../../terminal/style.ts';
import type { Audit, Finding } from '../audit.ts';
import { causes } from '../diagnose/causes.ts';
import type { Difference } from '../difference.ts';
import type { Probe } from '../probes/probe.ts';
import { describeDifference, describeProbe } from './describe.ts';

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
  const broken = [...new Set(differences.map(({ capability }) => nameOf(capability)))].slice(0, 3).join('; ');
  return [
    `${level === 'miss' ? style.red('✗') : style.yellow('!')} ${style.bold(title)}  ${style.dim(`[${broken}]`)}`,
    ...lines.slice(0, shownLines).map((line) => `    ${line}`),
    ...(more > 0 ? [style.dim(`    … and ${thousands(more)} more`)] : []),
    `  → ${advice}`,
  ].join('\n');
}

/** The first difference of each path and field: HEAD and GET, cold and warm mostly say the same. */
function onePerPath(differences: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ exchange: { probe }, what, header }) => {
    const plain = JSON.stringify([probe.path, what, header]);
    const own = JSON.stringify([plain, particular(probe)]);
    // What is wrong for everybody is wrong in each coding and for each agent, too.
    const isKnown = seen.has(own) || (probe.role !== 'odd' && probe.role !== 'weights' && seen.has(plain));
    seen.add(own);
    if (particular(probe) === undefined) seen.add(plain);
    return !isKnown;
  });
}

/** What sets a request apart from a plain one for the same path. */
function particular({ role, request, agent }: Probe): unknown {
  return agent ?? (['weights', 'odd', 'encoded'].includes(role) ? request : undefined);
}
