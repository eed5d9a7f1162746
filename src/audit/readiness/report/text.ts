import { escapeControlCharacters } from '../../../core/escape.ts';
import { formatThousands, pluralize } from '../../../core/pluralize.ts';
import type { Style } from '../../../terminal/style.ts';
import type { Readiness, ReadinessRow } from '../readiness.ts';
import { requirementSources } from '../requirement.ts';
import type { ReadinessVerdict } from '../verdict.ts';
import {
  countVerdicts,
  groupBySource,
  listFailures,
  listReadinessClaims,
  listReasons,
  type VerdictReason,
} from './summary.ts';

const marks: Readonly<Record<ReadinessVerdict, string>> = { pass: '✓', fail: '✗', no: '–', unknown: '?' };

/** Readiness as text: a table by source and place, each row, failures, other reasons, sentences and owners. */
export function renderReadinessText(readiness: Readiness, ms: number, style: Style): string {
  const { rows, places, origin } = readiness;
  const failed = listFailures(readiness);
  const effort = style.dim(
    `${pluralize(rows.length, 'requirement')}, ${pluralize(places.length, 'place')} in ${formatThousands(Math.round(ms))} ms`,
  );
  const isGood = failed.length === 0;
  const verdict = isGood
    ? `${style.green('✓')} ${style.bold(`No requirement fails for ${origin}`)}`
    : `${style.red('✗')} ${style.bold(`${pluralize(failed.length, 'requirement')} of ${origin} ${failed.length === 1 ? 'fails' : 'fail'}`)}`;
  return `${[
    ...groupBySource(readiness).map(({ id, rows: own }) => section(requirementSources[id], own, style)),
    because('No, and why', listReasons(readiness, 'no'), readiness, style),
    because('Unknown from here', listReasons(readiness, 'unknown'), readiness, style),
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

function coloured(verdict: ReadinessVerdict, style: Style): string {
  const colour = { pass: style.green, fail: style.red, no: style.dim, unknown: style.yellow }[verdict];
  return colour(marks[verdict]);
}

function because(title: string, reasons: readonly VerdictReason[], { places }: Readiness, style: Style): string {
  if (reasons.length === 0) return '';
  const lines = reasons.map(({ reason, evidence, rows, places: at }) => {
    const where =
      places.length === 1 || at.length === places.length ? '' : `${at.map((i) => places[i]?.name).join(', ')}: `;
    return `  ${reason}  ${style.dim(`${where}${pluralize(rows.length, 'row')}`)}\n    ${escapeControlCharacters(evidence)}`;
  });
  return [style.bold(title), ...lines].join('\n');
}

function claimsText(readiness: Readiness, style: Style): string {
  const lines = listReadinessClaims(readiness).map(({ id, isSaid, text, verdicts, instead }) => {
    const kept = verdicts.map((verdict) => coloured(verdict, style)).join(' ');
    const others = instead.map(
      ({ place, text: other }) =>
        `\n    ${place}: ${other === undefined ? 'nothing is said' : escapeControlCharacters(other)}`,
    );
    return `${kept} ${escapeControlCharacters(text)}  ${style.dim(isSaid ? `[${id}]` : `[${id}, not said]`)}${others.join('')}`;
  });
  return [style.bold('What the site says of how it answers'), ...lines].join('\n');
}

function ownersText({ owners }: Readiness, style: Style): string {
  if (owners.length === 0) return '';
  const lines = owners.map(
    ({ files, owners: who }) =>
      `  ${escapeControlCharacters(files.join(' '))}  ${style.dim('→')} ${escapeControlCharacters(who.join(', '))}`,
  );
  return [style.bold('Who answers for which files'), ...lines].join('\n');
}

function notesText({ places }: Readiness, style: Style): string {
  const told = places.filter(({ notes }) => notes.length > 0);
  if (told.length === 0) return '';
  return told
    .map(({ title, notes }) =>
      [style.bold(title), ...notes.map((note) => `  ${escapeControlCharacters(note)}`)].join('\n'),
    )
    .join('\n');
}

function failureText({ requirement, found }: ReadinessRow, { places }: Readiness, style: Style): string {
  const lines = found.flatMap(({ verdict, evidence, reason, why }, i) =>
    verdict === 'fail'
      ? [
          `    ${places[i]?.name}: ${escapeControlCharacters(evidence)}  ${style.dim(`[${reason}]`)}`,
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
    const { pass, fail, no, unknown } = countVerdicts(rows.flatMap(({ found }) => found[i] ?? []));
    const cells = [`${pass} pass`, `${fail} fail`, `${no} no`, `${unknown} unknown`].map((cell) => cell.padStart(11));
    return `  ${name.padEnd(width)} ${cells.join('')}`;
  });
  return [style.dim('  ✓ pass, ✗ fail, – no with a reason, ? unknown'), ...lines].join('\n');
}
