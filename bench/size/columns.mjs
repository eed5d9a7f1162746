// A table: what is measured of a build, in the order of a round. `peer` is the column of the peers that it is compared
// with, where that is another; `edit` is what happens before it; `flag` is what `build` has to know for it.
export const columns = {
  'fresh clone': { peer: 'cold' },
  production: { peer: 'cold', flag: '--production' },
  'cold, by npm': { peer: 'cold' },
  cold: {},
  'cold, compiled code kept': { peer: 'cold' },
  'no change': {},
  'no change, by npm': { peer: 'no change' },
  'one page edited': { edit: 'page' },
  'one fact edited': { edit: 'fact' },
  'one page edited, in place': { edit: 'page', flag: '--in-place' },
  'one fact edited, in place': { edit: 'fact', flag: '--in-place' },
};

/** The columns that peers have of their own; all but the reference take part in the first alone. */
export const ofReference = ['cold', 'no change', 'one page edited', 'one fact edited'];
export const ofPeers = ['cold'];
