// Mutants that change nothing which anybody could see, with the reason. They count neither for nor against a room.
// `after` is the end of the line's text before the mutant, where `was` alone stands in several places.

/** @type {readonly { file: string, was: string, becomes: string, after?: string, because: string }[]} */
export const equivalents = [
  {
    file: 'src/checks/links/links.ts',
    was: '>',
    becomes: '>=',
    after: 'dead.length ',
    because: 'of no dead link nothing is reported',
  },
  {
    file: 'src/checks/links/links.ts',
    was: "''",
    becomes: "'mutated'",
    after: 'headers.Link ?? ',
    because: 'neither text holds a link',
  },
  {
    file: 'src/checks/links/links.ts',
    was: "''",
    becomes: "'mutated'",
    after: '[, path = ',
    because: 'the group is part of every match',
  },
  {
    file: 'src/checks/links/extraction.ts',
    was: '/[.,;:!?*_&]+$/',
    becomes: '/[.,;:!?*_&]*$/',
    because: 'nothing is replaced by nothing',
  },
  {
    file: 'src/checks/links/target.ts',
    was: '/(?:%[89a-f][0-9a-f])+/gi',
    becomes: '/(?:%[89a-f][0-9a-f])*/gi',
    because: 'nothing is decoded to nothing',
  },
  {
    file: 'src/checks/links/places.ts',
    was: "'/'",
    becomes: "''",
    after: 'add(text, ',
    because: 'only a bare anchor asks where it stands',
  },
  {
    file: 'src/checks/links/places.ts',
    was: "'/'",
    becomes: "''",
    after: 'add(link, ',
    because: 'only a bare anchor asks where it stands',
  },
];
