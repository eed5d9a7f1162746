/** Lets others have a turn; throws when the build is to stop. */
export type Pause = () => Promise<void>;

/** So many files are written or read between two pauses. */
export const filesPerStep = 32;
