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

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
