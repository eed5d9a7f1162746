/** Takes the names of values while somebody listens. */
export interface ReadRecorder {
  note(name: string): void;
  /** Runs an action; returns its result and the names of its reads. */
  hear<T>(action: () => T): readonly [made: T, reads: ReadonlySet<string>];
}

/** A document may be made while another is: each hears its own reads. */
export function createReadRecorder(): ReadRecorder {
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
