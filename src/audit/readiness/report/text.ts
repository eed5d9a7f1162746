import { visible } from '../../../core/visible.ts';
import { plural, thousands } from '../../../core/words.ts';
import type { Style } from '../../../terminal/style.ts';
import type { Readiness, ReadinessRow } from '../readiness.ts';
import { sources } from '../requirement.ts';
import type { Verdict } from '../verdict.ts';
import { type Because, bySource, claimsTold, failuresOf, reasonsOf, tally } from './summary.ts';

const marks: Readonly<Record<Verdict, string>> = { pass: '✓', fail: '✗', no: '–', unknown: '?' };

/** Readiness as text: a table by source and place, each row, failures, other reasons, sentences and owners. */
export function readinessText(readiness: Readiness, ms: number, style: Style): string {
  const { rows, places, origin } = readiness;
  const failed = failuresOf(readiness);
  const effort = style.dim(
    `${plural(rows.length, 'requirement')}, ${plural(places.length, 'place')} in ${thousands(Math.round(ms))} ms`,
  );
  const isGood = failed.length === 0;
  const verdict = isGood
    ? `${style.green('✓')} ${style.bold(`No requirement fails for ${origin}`)}`
    : `${style.red('✗')} ${style.bold(`${plural(failed.length, 'requirement')} of ${origin} ${failed.length === 1 ? 'fails' : 'fail'}`)}`;
  return `${[
    ...bySource(readiness).map(({ id, rows: own }) => section(sources[id], own, style)),
    because('No, and why', reasonsOf(readiness, 'no'), readiness, style),
    because('Unknown from here', reasonsOf(readiness, 'unknown'), readiness, style),
    claimsText(readiness, style),
    ownersText(readiness, style),
    notesText(readiness, style),
    ...failed.map((row) => failureText(row, readiness, style)),
    countsText(readiness, style),
    `${verdict}   ${effort}`,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** A line a requirement, with marks of the places in order. */
function section(
  { title, about }: { title: string; about: string },
  rows: readonly ReadinessRow[],
  style: Style,
): string {
  const lines = rows.map(({ requirement: { says, id }, found }) => {
    const shown = found.map(({ verdict }) => coloured(verdict, style)).join(' ');
    return `${shown} ${says}  ${style.dim(`[${id}]`)}`;
  });
  return [`${style.bold(title)}${style.dim(`: ${about}`)}`, ...lines].join('\n');
}

function coloured(verdict: Verdict, style: Style): string {
  const colour = { pass: style.green, fail: style.red, no: style.dim, unknown: style.yellow }[verdict];
  return colour(marks[verdict]);
}

function because(title: string, reasons: readonly Because[], { places }: Readiness, style: Style): string {
  if (reasons.length === 0) return '';
  const lines = reasons.map(({ reason, evidence, rows, places: at }) => {
    const where =
      places.length === 1 || at.length === places.length ? '' : `${at.map((i) => places[i]?.name).join(', ')}: `;
    return `  ${reason}  ${style.dim(`${where}${plural(rows.length, 'row')}`)}\n    ${visible(evidence)}`;
  });
  return [style.bold(title), ...lines].join('\n');
}

function claimsText(readiness: Readiness, style: Style): string {
  const lines = claimsTold(readiness).map(({ id, isSaid, text, verdicts, instead }) => {
    const kept = verdicts.map((verdict) => coloured(verdict, style)).join(' ');
    const others = instead.map(
      ({ place, text: other }) => `\n    ${place}: ${other === undefined ? 'nothing is said' : visible(other)}`,
    );
    return `${kept} ${visible(text)}  ${style.dim(isSaid ? `[${id}]` : `[${id}, not said]`)}${others.join('')}`;
  });
  return [style.bold('What the site says of how it answers'), ...lines].join('\n');
}

function ownersText({ owners }: Readiness, style: Style): string {
  if (owners.length === 0) return '';
  const lines = owners.map(
    ({ files, owners: who }) => `  ${visible(files.join(' '))}  ${style.dim('→')} ${visible(who.join(', '))}`,
  );
  return [style.bold('Who answers for which files'), ...lines].join('\n');
}

function notesText({ places }: Readiness, style: Style): string {
  const told = places.filter(({ notes }) => notes.length > 0);
  if (told.length === 0) return '';
  return told
    .map(({ title, notes }) => [style.bold(title), ...notes.map((note) => `  ${visible(note)}`)].join('\n'))
    .join('\n');
}

function failureText({ requirement, found }: ReadinessRow, { places }: Readiness, style: Style): string {
  const lines = found.flatMap(({ verdict, evidence, reason, why }, i) =>
    verdict === 'fail'
      ? [
          `    ${places[i]?.name}: ${visible(evidence)}  ${style.dim(`[${reason}]`)}`,
          ...(why === undefined ? [] : [`  → ${why}`]),
        ]
      : [],
  );
  return [`${style.red('✗')} ${style.bold(requirement.says)}  ${style.dim(`[${requirement.id}]`)}`, ...lines].join(
    '\n',
  );
}

/** Last, where it is seen: numbers of verdicts by place. */
function countsText({ rows, places }: Readiness, style: Style): string {
  const width = places.reduce((most, { name }) => Math.max(most, name.length), 0);
  const lines = places.map(({ name }, i) => {
    const { pass, fail, no, unknown } = tally(rows.flatMap(({ found }) => found[i] ?? []));
    const cells = [`${pass} pass`, `${fail} fail`, `${no} no`, `${unknown} unknown`].map((cell) => cell.padStart(11));
    return `  ${name.padEnd(width)} ${cells.join('')}`;
  });
  return [style.dim('  ✓ pass, ✗ fail, – no with a reason, ? unknown'), ...lines].join('\n');
}
