/** Object read through a view that notes which of its values are read. */
interface TrackedView {
  /** The object itself. */
  readonly of: object;
  /** Takes the name of what is read. */
  note(name: string): void;
}

const known = new WeakMap<object, TrackedView>();

/** Notes that `view` is a tracked view of an object. */
export function registerTrackedView<T extends object>(view: T, tracked: TrackedView): T {
  known.set(view, tracked);
  return view;
}

/** Whether reads of an object are noted: what is made of it must not be kept for others, who would then read nothing. */
export function isTracked(view: object): boolean {
  return known.has(view);
}

/** Functions of cells, by name. */
export const derivedValues = new Map<string, (from: never) => unknown>();
export const derivedValuePrefix = 'cell ';

/**
 * A small result that many make of much: `make` with a name. Who asks for it depends on the result, not on all that
 * it was made of: a list of a thousand changes more often than its first twelve.
 */
export function defineDerivedValue<From extends object, Made>(
  name: string,
  make: (from: From) => Made,
): (from: From) => Made {
  derivedValues.set(name, make);
  return (from) => {
    const tracked = known.get(from);
    if (!tracked) return make(from);
    tracked.note(derivedValuePrefix + name);
    return make(tracked.of as From);
  };
}
