/** Takes the names of values while somebody listens. */
export interface Listener {
  note(name: string): void;
  /** What an action returns, and the names of all that was read meanwhile. */
  hear<T>(action: () => T): readonly [made: T, reads: ReadonlySet<string>];
}

/** A document may be made while another is: each hears its own reads. */
export function listener(): Listener {
  let heard: Set<string> | undefined;
  return {
    note: (name) => void heard?.add(name),
    hear(action) {
      const outer = heard;
      const own = new Set<string>();
      heard = own;
      try {
        return [action(), own];
      } finally {
        heard = outer;
      }
    },
  };
}
