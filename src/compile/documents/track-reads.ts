import type { Site } from '../../content/site.ts';
import { registerTrackedView } from '../../core/tracked-reads.ts';

/** Takes the name of a value that is read: `site company legalName`, `pages title`, `catalog path`. */
export type ReadListener = (name: string) => void;

/** The lists of a site that grow with it: who reads a field of one row depends on that field of all rows. */
const lists: ReadonlySet<string> = new Set(['pages', 'publicFiles']);

/**
 * A view of a site that notes what is read: single values, members of a module by their names, all of a list of a
 * module, and fields of pages. While `isPlain()`, the lists that grow are given as they are, and nothing of them is noted.
 */
export function trackSite(site: Site, note: ReadListener, isPlain: () => boolean = () => false): Site {
  const views = new Map<string, object>();
  const noteAll = () => {
    for (const key of Object.keys(site)) note(`site ${key}`);
  };
  const read = (key: string, value: unknown): unknown => {
    if (!isObject(value) || (Array.isArray(value) && !lists.has(key))) {
      note(`site ${key}`);
      return value;
    }
    const view = Array.isArray(value) ? trackRows(key, value, note) : trackedMember(key, value, note);
    views.set(key, view);
    return view;
  };
  const view = viewOf(
    site,
    (key, value) => (lists.has(key) && isPlain() ? value : (views.get(key) ?? read(key, value))),
    noteAll,
  );
  return registerTrackedView(view, { of: site, note });
}

function trackedMember(name: string, member: object, note: ReadListener): object {
  return viewOf(
    member,
    (key, value) => {
      note(`site ${name} ${key}`);
      return value;
    },
    () => note(`site ${name}`),
  );
}

/** A view of a list whose rows note the fields that are read. */
export function trackRows<Row extends object>(name: string, rows: readonly Row[], note: ReadListener): readonly Row[] {
  const views = new WeakMap<object, object>();
  const rowOf = (row: object) => {
    const view =
      views.get(row) ??
      viewOf(
        row,
        (key, value) => {
          note(`${name} ${key}`);
          return value;
        },
        () => note(`${name} *`),
      );
    views.set(row, view);
    return view;
  };
  return viewOf(
    rows,
    (key, value) => {
      if (isObject(value)) return rowOf(value);
      if (key === 'length') note(`${name} length`);
      return value;
    },
    () => note(`${name} length`),
  );
}

/**
 * `read` is told of each value that is asked for by its name, `all` when somebody asks which there are. The view stands over
 * an empty object: a proxy of a frozen one could only show what that has.
 */
function viewOf<T extends object>(of: T, read: (key: string, value: unknown) => unknown, all: () => void): T {
  const value = (key: string | symbol): unknown => {
    const found: unknown = Reflect.get(of, key);
    return typeof key === 'symbol' || (Array.isArray(of) && typeof found === 'function') ? found : read(key, found);
  };
  return new Proxy((Array.isArray(of) ? [] : {}) as T, {
    get: (_, key) => value(key),
    has: (_, key) => {
      if (typeof key === 'string') read(key, Reflect.get(of, key));
      return Reflect.has(of, key);
    },
    ownKeys: () => {
      all();
      return Reflect.ownKeys(of);
    },
    getOwnPropertyDescriptor: (shadow, key) =>
      Reflect.getOwnPropertyDescriptor(shadow, key) ??
      (Reflect.has(of, key) ? { value: value(key), enumerable: true, configurable: true } : undefined),
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  });
}

/** Documents are functions of the site. */
function refuse(): never {
  throw new Error('A document changed what it is made of.');
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
