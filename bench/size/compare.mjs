/** A figure that is worse by more than this is a regression. */
export const tolerance = 0.1;

/**
 * Every figure of the baseline and of now, `{ group: { name: number } }`, less being better: its name, both values,
 * their ratio, and whether it is `better`, `worse` (both by more than the tolerance), `same`, `new` or `not measured`.
 */
export function compare(baseline, now, allowed = tolerance) {
  const [before, after] = [flat(baseline), flat(now)];
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was === undefined) return { name, is, verdict: 'new' };
    if (is === undefined) return { name, was, verdict: 'not measured' };
    const ratio = is === was ? 1 : is / was;
    return { name, was, is, ratio, verdict: verdictOf(ratio, allowed) };
  });
}

/** The rows as a Markdown table, without those that nobody measured; and what is worse, in a line. */
export function comparisonText(rows) {
  const shown = rows.filter(({ verdict }) => verdict !== 'not measured');
  const lines = shown.map(
    ({ name, was = '–', is, ratio, verdict }) =>
      `| ${name} | ${was} | ${is} | ${ratio?.toFixed(2) ?? '–'} | ${verdict} |`,
  );
  const worse = shown.filter(({ verdict }) => verdict === 'worse').length;
  const left = rows.length - shown.length;
  return [
    '| figure | baseline | now | now / baseline | |\n|---|---:|---:|---:|---|',
    ...lines,
    '',
    `${worse} of ${shown.length} figures are worse by more than ${tolerance * 100} %.${left ? ` Not measured: ${left}.` : ''}`,
    '',
  ].join('\n');
}

const flat = (groups) =>
  new Map(
    Object.entries(groups).flatMap(([group, figures]) =>
      Object.entries(figures).map(([name, value]) => [`${group}: ${name}`, value]),
    ),
  );

function verdictOf(ratio, allowed) {
  // Ten per cent of a number with three digits is never more exact than that.
  const rounded = Number(ratio.toPrecision(6));
  if (rounded > 1 + allowed) return 'worse';
  return rounded < 1 - allowed ? 'better' : 'same';
}
