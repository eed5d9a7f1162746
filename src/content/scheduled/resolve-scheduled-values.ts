import { isCalendarDate, latestDate } from '../../core/dates.ts';
import type { Problem, Report } from '../../core/problem.ts';
import { isObject } from '../../core/type-guards.ts';
import { formatFieldPath } from '../check/path-sources.ts';
import { type ValidateOptions, validate } from '../check/validate.ts';
import { parseLedgerFile } from '../ledger/ledger-file.ts';
import { listTypedModules, type ModuleDays, type Sources } from '../read/load.ts';
import type { LocatedData, LocatedScheduledValue, ValuePath } from '../read/source.ts';
import { listPendingValues } from './pending-values.ts';
import { canBeScheduled, isScheduledValue } from './scheduled-value.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * Sources on a day: each value given ahead becomes its side of that day, at its old place. Reports `date-invalid` for
 * an invalid day.
 */
export function resolveScheduledValues(sources: Sources, options: ModuleDays, report: Report): Sources {
  const refuse = ({ from, path, locate }: LocatedScheduledValue) =>
    report({
      code: 'date-invalid',
      at: locate(),
      field: formatFieldPath([...path, 'from']),
      message: `expected the day from which on it is said, written YYYY-MM-DD, got ${JSON.stringify(from)}`,
    });
  const each = <Name extends string>(modules: ReadonlyMap<Name, LocatedData>, isFact: boolean) =>
    new Map(
      [...modules].map(([name, located]) => {
        const found = asOf(located, isFact ? undefined : name, options);
        for (const value of found.ahead ?? []) if (!isDay(value.from)) refuse(value);
        return [name, found];
      }),
    );
  return { ...sources, modules: each(sources.modules, false), facts: each(sources.facts, true), days: options };
}

const isDay = (from: unknown): from is string => typeof from === 'string' && isCalendarDate(from);

/** Cache by module and day: in a long process, the same object means no change. */
const made = new WeakMap<LocatedData, Map<string, LocatedData>>();
/** Modules that give nothing ahead. */
const plain = new WeakSet<LocatedData>();

function asOf(located: LocatedData, module: string | undefined, options: ModuleDays): LocatedData {
  // Recorded modules give nothing ahead.
  if (located.checked !== undefined || !isObject(located.value) || plain.has(located)) return located;
  if (resolved(located.value, located, module, '').ahead.length === 0) {
    plain.add(located);
    return located;
  }
  const day = options.dayOf(located);
  const key = `${day} ${options.hasLedger}`;
  const known = made.get(located) ?? new Map<string, LocatedData>();
  made.set(located, known);
  const found = known.get(key) ?? settledOn(located, module, day, options.hasLedger);
  known.set(key, found);
  return found;
}

function settledOn(located: LocatedData, module: string | undefined, day: string, hasLedger: boolean): LocatedData {
  const { value, ahead, places } = resolved(located.value as Data, located, module, day);
  const writtenOf = (path: ValuePath): ValuePath => {
    for (let length = path.length; length > 0; length--) {
      const written = places.get(placeOf(path.slice(0, length)));
      if (written) return [...written, ...path.slice(length)];
    }
    return path;
  };
  const inForce = ahead.flatMap(({ isInForce, from }) => (isInForce ? [from] : []));
  return {
    file: located.file,
    value: redated(value, latestDate(['', ...inForce]), hasLedger),
    ahead,
    locate: (path, part) => located.locate(writtenOf(path), part),
    locateIn: (path, offset) => located.locateIn?.(writtenOf(path), offset),
  };
}

/** A module whose date is not older than what it says from `changed` on. */
function redated(module: Data, changed: string, hasLedger: boolean): Data {
  const { updated, ...rest } = module;
  if (!isDay(updated) || updated >= changed) return module;
  return hasLedger ? rest : { ...module, updated: changed };
}

const placeOf = (path: ValuePath): string => path.map(String).join('\n');

/** Module on a day: its value, the values given ahead, and the file positions of moved members. */
function resolved(module: Data, located: LocatedData, name: string | undefined, day: string) {
  const ahead: LocatedScheduledValue[] = [];
  const places = new Map<string, ValuePath>();
  const resource = located.file.slice(located.file.lastIndexOf('/') + 1).replace(/\.ts$/, '');
  /** The side of the day; undefined where there is nothing. */
  const side = (value: unknown, path: ValuePath, written: ValuePath, ids: readonly string[]): unknown => {
    if (!isScheduledValue(value)) return value;
    const isInForce = isDay(value.from) && value.from <= day;
    const locate = () => located.locate([...written, 'from']);
    ahead.push({ ...value, path, locate, address: `${resource}#${ids.join('/')}`, isInForce });
    places.set(placeOf(path), [...written, isInForce ? 'value' : 'before']);
    return isInForce ? value.value : value.before;
  };
  const itemOf = (item: unknown, path: ValuePath, written: ValuePath, ids: readonly string[]): unknown => {
    if (!isObject(item)) return item;
    const own = Object.entries(item).map(([field, value]): [string, unknown] => [
      field,
      canBeScheduled(name, field, true) && !isOwnObject(module, name, field)
        ? side(value, [...path, field], [...written, field], [...ids, field])
        : value,
    ]);
    return fromEntries(own);
  };
  const listOf = (list: readonly unknown[], path: ValuePath, written: ValuePath, ids: readonly string[]): unknown[] => {
    const items: unknown[] = [];
    list.forEach((each, index) => {
      const at = [...path, items.length];
      const from = [...written, index];
      const id = idOf(each) ?? String(index);
      // Items move up where one before them is absent.
      if (items.length !== index) places.set(placeOf(at), from);
      const item = isItem(each) ? side(each, at, from, [...ids, id]) : each;
      if (item === undefined) places.delete(placeOf(at));
      else items.push(itemOf(item, at, places.get(placeOf(at)) ?? from, [...ids, id]));
    });
    return items;
  };
  const entries = Object.entries(module).map(([field, value]): [string, unknown] => {
    if (!canBeScheduled(name, field, false)) return [field, value];
    // The items of a fact module have no list between them and it: `releases#voice-agents-4-2`.
    const ids = name === undefined ? [] : [field];
    const said = side(value, [field], [field], ids);
    return [field, Array.isArray(said) ? listOf(said, [field], places.get(field) ?? [field], ids) : said];
  });
  return { value: fromEntries(entries), ahead, places };
}

const fromEntries = (entries: readonly (readonly [string, unknown])[]): Data =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined));

/** Texts of a list are given ahead with the list. */
const isItem = (value: unknown): boolean =>
  isScheduledValue(value) && (isObject(value.value) || isObject(value.before));

function idOf(item: unknown): string | undefined {
  const sides = isScheduledValue(item) ? [item.value, item.before] : [item];
  const id = sides.map((side) => (isObject(side) ? side.id : undefined)).find((each) => typeof each === 'string');
  return id as string | undefined;
}

/** A fact module's object with these very members is that object. */
function isOwnObject(module: Data, name: string | undefined, field: string): boolean {
  if (name !== undefined || !isObject(module.fields)) return false;
  const definition = module.fields[field];
  return isObject(definition) && isObject(definition.fields) && 'from' in definition.fields;
}

/** Options for judging a day's sources. */
interface ScheduledDayOptions {
  readonly validate: ValidateOptions;
  /** Further checks of typed modules. */
  judge(sources: Sources, report: Report): void;
}

/**
 * Reports what would be wrong with typed modules on each day on which something begins that is given ahead, as long as there is time to
 * mend it. `sources` are as they were read, `now` as they are said today; `known` has been reported.
 */
export function checkScheduledDays(
  sources: Sources,
  now: Sources,
  options: ScheduledDayOptions,
  known: readonly Problem[],
  report: Report,
): void {
  // Without the field, whose index shifts when earlier items appear or go.
  const keyOf = ({ code, at, message }: Problem) => JSON.stringify([code, at, message]);
  const told = new Set(known.map(keyOf));
  const files = new Set(listTypedModules(sources).map(({ file }) => file));
  const asOf = { hasLedger: sources.ledger !== undefined };
  const once: Report = (problem) => {
    if (!problem.at || !files.has(problem.at.file) || told.has(keyOf(problem))) return;
    told.add(keyOf(problem));
    report(problem);
  };
  for (const day of new Set(listPendingValues(now).map(({ from }) => from))) {
    const then = resolveScheduledValues(sources, { ...asOf, dayOf: () => day }, () => {});
    // The modules alone: what pages and answers say of facts is read on the day.
    const modules = { ...then, pages: [], faq: [], news: [], skills: [] };
    validate(modules, options.validate, once);
    options.judge(modules, once);
  }
}

/**
 * Day of modules, without a clock: that of the newest release of the ledger or, without a ledger, the module's
 * `updated`; `date` if later.
 */
export function createReleaseDays({ ledger }: Pick<Sources, 'ledger'>, date = ''): ModuleDays {
  if (!ledger) return { hasLedger: false, dayOf: ({ value }) => latestDate([writtenDay(value), date]) };
  let day: string | undefined;
  const ofLedger = () =>
    latestDate([date, ...ledger.flatMap((file) => parseLedgerFile(file, () => {})).map((e) => e.date)]);
  return { hasLedger: true, dayOf: () => (day ??= ofLedger()) };
}

function writtenDay(value: LocatedData['value']): string {
  const { updated } = (value ?? {}) as { readonly updated?: unknown };
  return typeof updated === 'string' && isCalendarDate(updated) ? updated : '';
}
