/** Units of work that a build counts, in the order in which `build --why` prints them. */
export const workKinds = ['read', 'hashed', 'parsed', 'scanned', 'lexed', 'rendered', 'written', 'compressed'] as const;
type WorkKind = (typeof workKinds)[number];

/** Number of content files read, hashed, parsed, scanned and lexed; of documents rendered, written, compressed. */
export type Work = Readonly<Record<WorkKind, number>>;

const none = (): Record<WorkKind, number> => ({
  read: 0,
  hashed: 0,
  parsed: 0,
  scanned: 0,
  lexed: 0,
  rendered: 0,
  written: 0,
  compressed: 0,
});
let counts = none();

/** Counts work of this thread. */
export function countWork(kind: WorkKind): void {
  counts[kind] += 1;
}

/** Adds counts of another thread. */
export function addWork(work: Work): void {
  for (const kind of workKinds) counts[kind] += work[kind];
}

/** The work since the last call. */
export function takeWork(): Work {
  const taken = counts;
  counts = none();
  return taken;
}
