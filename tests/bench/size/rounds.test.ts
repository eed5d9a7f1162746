import { expect, it } from 'vitest';
import { inRounds } from '../../../bench/size/rounds.mjs';

/** Events, in order, when two peers and Gazette were measured. */
async function happened(names: readonly string[], rounds = 1) {
  const log: string[] = [];
  const note = (text: string) => void log.push(text);
  const ended = { ms: 1, cpu: 1, rss: 1, output: '' };
  const peer = (name: string) => ({
    name,
    reset: () => note(`${name} reset`),
    build: () => {
      note(name);
      return ended;
    },
  });
  const samples = await inRounds({
    rounds,
    names,
    gazette: {
      forget: () => note('forget'),
      prepare: (column) => note(`prepare ${column}`),
      start: () => {
        note('gazette');
        return ended;
      },
    },
    peers: [peer('hugo'), peer('other')],
    edits: { page: () => note('edit page'), fact: () => note('edit fact'), restore: () => note('restore') },
    see: () => {},
    settle: async () => note('settle'),
  });
  return { log, samples };
}

const start = ['forget', 'hugo reset', 'other reset', 'restore', 'settle'];

it('a round begins with the first bytes of the corpus, with an age, and nothing built', async () => {
  const { log } = await happened([]);
  expect(log).toEqual([...start, 'restore']);
});

it('a cold build is run by all, after all have been made to know nothing', async () => {
  const { log } = await happened(['cold']);
  expect(log).toEqual([...start, 'prepare cold', 'hugo reset', 'other reset', 'gazette', 'hugo', 'other', 'restore']);
});

it('who goes first changes from round to round', async () => {
  const { log } = await happened(['cold'], 2);
  const ran = log.filter((entry) => ['gazette', 'hugo', 'other'].includes(entry));
  expect(ran).toEqual(['gazette', 'hugo', 'other', 'other', 'hugo', 'gazette']);
});

it('an edit comes after what a column stands on, and only the reference builds it too', async () => {
  const { log } = await happened(['one page edited', 'one fact edited']);
  expect(log.slice(start.length, -1)).toEqual([
    ...['prepare one page edited', 'edit page', 'gazette', 'hugo'],
    ...['prepare one fact edited', 'edit fact', 'gazette', 'hugo'],
  ]);
});

it('what only Gazette can do is run by nobody else', async () => {
  const { log, samples } = await happened(['production']);
  expect(log.slice(start.length, -1)).toEqual(['prepare production', 'gazette']);
  expect(samples).toEqual({ production: { gazette: [{ ms: 1, cpu: 1, rss: 1 }] } });
});
