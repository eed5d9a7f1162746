// A table of tables: which figures stand where, in the form in which docs/pages/explanation/performance.md has them.
const main = ['cold', 'no change', 'one page edited', 'one fact edited'];
const inPlace = main.slice(2).map((name) => `${name}, in place`);
const others = ['fresh clone', 'cold, by npm', 'cold, compiled code kept', 'no change, by npm', 'production'];
const each = (what) => main.map((name) => `${name}: ${what}`);
// `cut` is what the title already says of each column.
const tables = [
  { title: 'Builds', names: [...main, ...inPlace, 'cold: peak memory, MB'], cut: 'cold: ' },
  { title: 'Other ways to build', names: others },
  { title: 'Processor time of builds', names: each('processor time'), cut: ': processor time' },
  { title: 'Memory of builds, MB', names: [...each('peak memory, MB'), 'live heap, MB'], cut: ': peak memory, MB' },
  { title: 'A cold build, as a multiple of others', pattern: /^cold, × / },
  { title: 'What is written', pattern: / of (?:dist|deploy)/ },
  { title: 'The desk', pattern: /^desk: /, cut: 'desk: ' },
  { title: 'What an agent reads', pattern: /^(?:bytes|tokens) of \//, byFigure: true },
];

/**
 * Figures, `{ group: { name: number } }`, as Markdown tables: those of sizes with a row for each size, the others with
 * a row for each figure. What was not measured is left out.
 */
export function tablesOf(figures) {
  const groups = Object.keys(figures);
  const sizes = groups.filter((group) => group.endsWith(' pages'));
  const known = [...new Set(sizes.flatMap((group) => Object.keys(figures[group])))];
  const ofSizes = tables.flatMap(({ title, names: wanted, pattern, cut = '', byFigure }) => {
    const names = wanted ? wanted.filter((name) => known.includes(name)) : known.filter((name) => pattern.test(name));
    const rows = sizes.map((group) => [
      group.replace(' pages', ''),
      ...names.map((name) => shown(figures[group][name])),
    ]);
    const table = [['pages', ...names.map((name) => name.replace(cut, ''))], ...rows];
    return names.length === 0 ? [] : [section(title, byFigure ? turned(table) : table)];
  });
  const alone = groups
    .filter((group) => !sizes.includes(group))
    .map((group) =>
      section(group, [['what', ''], ...Object.entries(figures[group]).map(([name, value]) => [name, shown(value)])]),
    );
  return [...ofSizes, ...alone].join('\n\n');
}

const line = (cells) => `| ${cells.join(' | ')} |`;
const section = (title, [head, ...rows]) =>
  [`### ${title}\n`, line(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n');
const turned = (table) => table[0].map((_, column) => table.map((row) => row[column]));

/** A number as people read it: what is small with two decimals, what is large with commas. */
function shown(value) {
  if (value === undefined) return '–';
  return value < 10 ? value.toFixed(2) : value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
