import { fallen, repeatOf, type Torture } from '../trial.ts';

/** One object a line: each trial, and a summary last. */
export function tortureJson(torture: Torture): string {
  const { of, day, version, node, seed, seconds, trials, files } = torture;
  const fell = fallen(torture);
  const lines = trials.map((trial) => ({
    ...trial,
    ...(trial.fell.length > 0 && { repeat: repeatOf(trial, torture.source) }),
  }));
  const summary = { of, day, version, node, seed, seconds, files, trials: trials.length, fell: fell.length };
  return [...lines, { summary: { ...summary, ok: fell.length === 0 } }]
    .map((each) => `${JSON.stringify(each)}\n`)
    .join('');
}
