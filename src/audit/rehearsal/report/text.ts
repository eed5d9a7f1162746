import { escapeControlCharacters } from '../../../core/escape.ts';
import { largest } from '../../../core/largest.ts';
import { formatThousands, pluralize } from '../../../core/pluralize.ts';
import type { Style } from '../../../terminal/style.ts';
import type { Rehearsal, RehearsalFailure } from '../rehearse.ts';
import type { Walk } from '../walk.ts';

/** Maximum of lines of one kind; others are counted. */
const shownLines = 8;

/** A rehearsal as text: a row for each entry point, failures, losses, and the verdict last. */
export function renderRehearsalText(rehearsal: Rehearsal, ms: number, style: Style): string {
  const { walks, failures, leftOut, asked, origin } = rehearsal;
  const effort = style.dim(
    `${pluralize(asked.length, 'question')} from ${pluralize(walks.length, 'entry point')} in ${formatThousands(Math.round(ms))} ms`,
  );
  const isGood = failures.length === 0;
  const verdict = isGood
    ? `${style.green('✓')} ${style.bold(`Every question is answered from every entry point of ${origin}`)}`
    : `${style.red('✗')} ${style.bold(`${pluralize(failures.length, 'failure')} at ${origin}`)}`;
  return `${[
    table(walks, failures, style),
    ...(leftOut.length > 0 ? [leftOutText(rehearsal, style)] : []),
    ...(rehearsal.losses.length > 0 ? [lossesText(rehearsal, style)] : []),
    ...failureTexts(failures, style),
    `${verdict}   ${effort}`,
  ].join('\n\n')}\n`;
}

const heads = ['', 'answered', 'hops', 'tokens', 'kB'] as const;

function table(walks: readonly Walk[], failures: readonly RehearsalFailure[], style: Style): string {
  const rows = walks.map((walk) => {
    const figures = computeAnswerCosts(walk);
    const { hops, tokens, bytes } = walk.entry.budget;
    const isGood = !failures.some(({ entry }) => entry === walk.entry.id);
    return {
      isGood,
      cells: [
        walk.entry.title,
        `${figures.answered} of ${figures.asked}`,
        `${figures.hops.mean.toFixed(1)}, ${figures.hops.max} of ${hops}`,
        most(figures.tokens, tokens),
        most({ mean: figures.bytes.mean / 1024, max: figures.bytes.max / 1024 }, bytes / 1024),
      ],
    };
  });
  const widths = heads.map((head, i) =>
    rows.reduce((width, { cells }) => Math.max(width, (cells[i] ?? '').length), head.length),
  );
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('   ');
  return [
    style.dim(`  ${line(heads)}`),
    ...rows.map(({ isGood, cells }) => `${isGood ? style.green('✓') : style.red('✗')} ${line(cells)}`),
    style.dim('  Each as mean, most of what is allowed, along the cheapest way to each answer.'),
  ].join('\n');
}

const most = ({ mean, max }: AnswerCosts['tokens'], budget: number): string =>
  `${formatThousands(Math.round(mean))}, ${formatThousands(Math.round(max))} of ${formatThousands(budget)}`;

const leftOutText = ({ leftOut }: Rehearsal, style: Style): string =>
  [
    `${style.yellow('○')} ${pluralize(leftOut.length, 'question')} not asked, for the organisation does not state it:`,
    ...leftOut.map(({ asks, fact }) => style.dim(`    ${asks}  (${fact})`)),
  ].join('\n');

/** The first few names. */
const few = (names: readonly string[]): string =>
  names.length <= 6 ? names.join(', ') : `${names.slice(0, 5).join(', ')} and ${names.length - 5} more`;

/** A line a document; entry points with equal losses are named together. */
function lossesText({ losses, walks, asked }: Rehearsal, style: Style): string {
  const byPath = new Map<string, Map<string, string[]>>();
  for (const { path, entry, questions } of losses) {
    const ofPath = byPath.get(path) ?? new Map<string, string[]>();
    const what = questions.length === asked.length ? 'everything' : few(questions);
    const title = walks.find((walk) => walk.entry.id === entry)?.entry.title ?? entry;
    ofPath.set(what, [...(ofPath.get(what) ?? []), title]);
    byPath.set(path, ofPath);
  }
  const lines = [...byPath].flatMap(([path, ofPath]) =>
    [...ofPath].map(([what, titles]) => {
      const from = titles.length === walks.length ? 'every entry point' : titles.join('; ');
      return style.dim(`    ${path}: ${what}  (from ${from})`);
    }),
  );
  return [`${style.yellow('!')} What hangs on a single document:`, ...lines].join('\n');
}

const titles: Readonly<Record<RehearsalFailure['kind'], string>> = {
  'no-entry': 'Nobody can begin here',
  unanswered: 'Questions without an answer',
  'over-budget': 'Answers that cost too much',
  unpublished: 'Links to what is not published',
  login: 'Hints of a login',
  disagree: 'Documents that disagree',
  'other-origin': 'Another origin',
};

function failureTexts(failures: readonly RehearsalFailure[], style: Style): string[] {
  return Object.entries(titles).flatMap(([kind, title]) => {
    const own = failures.filter((failure) => failure.kind === kind);
    const [first] = own;
    if (!first) return [];
    return [
      [
        `${style.red('✗')} ${style.bold(title)}  ${style.dim(`[${kind}]`)}`,
        ...own
          .slice(0, shownLines)
          .map(
            ({ entry, message }) => `    ${entry === undefined ? '' : `${entry}: `}${escapeControlCharacters(message)}`,
          ),
        ...(own.length > shownLines ? [style.dim(`    … and ${own.length - shownLines} more`)] : []),
        `  → ${first.hint}`,
      ].join('\n'),
    ];
  });
}

/** Mean and maximum of a cost. */
interface Spread {
  readonly mean: number;
  readonly max: number;
}

/** Costs of answers from an entry point. */
interface AnswerCosts {
  readonly asked: number;
  readonly answered: number;
  readonly hops: Spread;
  readonly tokens: Spread;
  readonly bytes: Spread;
}

/** Figures of a walk; zeros without answers. */
export function computeAnswerCosts({ ways, unanswered }: Pick<Walk, 'ways' | 'unanswered'>): AnswerCosts {
  const spread = (kind: 'hops' | 'tokens' | 'bytes'): Spread => {
    const all = ways.map((way) => way[kind]);
    const sum = all.reduce((total, next) => total + next, 0);
    return { mean: all.length === 0 ? 0 : sum / all.length, max: all.length === 0 ? 0 : largest(all) };
  };
  return {
    ...{ asked: ways.length + unanswered.length, answered: ways.length },
    ...{ hops: spread('hops'), tokens: spread('tokens'), bytes: spread('bytes') },
  };
}

/**
 * JSON lines: an `entry` for each entry point with its ways, a `loss` for each indispensable document, a `failure` for
 * each failure, then one `summary`. Ends with a line feed.
 */
export function renderRehearsalJson(
  { walks, losses, failures, asked, leftOut, origin }: Rehearsal,
  ms: number,
): string {
  const rows = [
    ...walks.map(({ entry, ways, unanswered }) => {
      const { id, path, accept, budget } = entry;
      return { entry: { id, path, accept, budget, ...computeAnswerCosts({ ways, unanswered }), unanswered, ways } };
    }),
    ...losses.map((loss) => ({ loss })),
    ...failures.map((failure) => ({ failure })),
    {
      summary: {
        ...{ ok: failures.length === 0, origin, failures: failures.length },
        asked: asked.map(({ id, asks }) => ({ id, asks })),
        leftOut: leftOut.map(({ id, asks, fact }) => ({ id, asks, fact })),
        ms: Math.round(ms),
      },
    },
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
