/** Members that say how something is shown, or that no page shows. */
const unshown: ReadonlySet<string> = new Set(
  'kind form role of as layout side id anchor anchors language markdown operationId'.split(' '),
);
/** Members that are HTML. */
const hypertext: ReadonlySet<string> = new Set(['html', 'body', 'before', 'errors', 'after', 'introduction']);

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|([a-z]+));/g, (all, code: string | undefined, name = '') =>
    code === undefined ? (names[name] ?? all) : String.fromCodePoint(Number(code)),
  );
/** Text without white space, which differs by layout alone. */
const squeeze = (text: string): string => text.replace(/\s+/g, '');
const textIn = (markup: string): string => squeeze(decode(markup.replace(/<[^>]*>/g, '')));

/** Returns whether HTML shows a text: in its words, or as the whole value of an attribute, as of a link or a date. */
function readShown(markup: string): (text: string, isMarkup: boolean) => boolean {
  const text = textIn(markup);
  const values = new Set([...markup.matchAll(/\s[\w-]+="([^"]*)"/g)].map(([, value = '']) => decode(value)));
  return (value, isMarkup) => values.has(value) || text.includes(isMarkup ? textIn(value) : squeeze(value));
}

/** Texts of a model with the names of the fields above each, without places in lists. */
function* textsOf(
  value: unknown,
  field: string,
  name = '',
): Generator<readonly [field: string, name: string, text: string]> {
  if (typeof value === 'string') yield [field, name, value];
  else if (Array.isArray(value)) for (const each of value) yield* textsOf(each, field, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      if (!unshown.has(key)) yield* textsOf(member, `${field}.${key}`, key);
}

/**
 * Fields of a model, below `name`, that `ours` shows and `theirs` does not, each with the first text that is missing. Ours is
 * the measure: the tests of Gazette prove that it shows every fact.
 */
export function findMissingFields(
  model: object,
  name: string,
  {
    ours,
    theirs,
    omit = [],
  }: { readonly ours: string; readonly theirs: string; readonly omit?: readonly string[] | undefined },
): Map<string, string> {
  const missing = new Map<string, string>();
  if (ours === theirs) return missing;
  const [isOurs, isTheirs] = [readShown(ours), readShown(theirs)];
  const isOmitted = (field: string) => omit.some((each) => field === each || field.startsWith(`${each}.`));
  for (const [field, key, text] of textsOf(model, name)) {
    if (text.trim() === '' || missing.has(field) || isOmitted(field)) continue;
    const isMarkup = hypertext.has(key);
    if (!isTheirs(text, isMarkup) && isOurs(text, isMarkup)) missing.set(field, text);
  }
  return missing;
}
