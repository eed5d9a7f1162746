/** Whether a value is an object whose members fit; members that are not named may be anything. */
export function isRecordOf(value: unknown, members: Readonly<Record<string, (member: unknown) => boolean>>): boolean {
  if (!isObject(value)) return false;
  return Object.entries(members).every(([name, fits]) => fits(value[name]));
}

export function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => fits(item));
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** A whole number, `least` or more. */
export function isCount(value: unknown, least = 0): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member of an object, or an item of a list; undefined of anything else. */
export function memberOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The own member at a path; undefined where there is none. */
export function findAtPath(root: unknown, path: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
