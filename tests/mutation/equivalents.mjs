// Mutants that change nothing which anybody could see, with the reason. They count neither for nor against a room.
// `after` is the end of the line's text before the mutant, where `was` alone stands in several places.

/** @type {readonly { file: string, was: string, becomes: string, after?: string, because: string }[]} */
export const equivalents = [];
