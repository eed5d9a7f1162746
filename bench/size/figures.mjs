import { median, pairedRatio } from '../common/statistics.mjs';
import { columns } from './columns.mjs';

/**
 * The figures of one size, by name, from the processes of its rounds: times as multiples of the reference (the first of
 * the peers), processor time and memory beside, and the cold build as a multiple of each other peer's.
 */
export function figuresOf(samples, [reference, ...others]) {
  const figures = {};
  for (const [name, { gazette }] of Object.entries(samples)) {
    const peer = samples[columns[name].peer ?? name]?.[reference];
    if (peer) {
      figures[name] = pairedRatio(of(gazette, 'ms'), of(peer, 'ms'));
      figures[`${name}: processor time`] = pairedRatio(of(gazette, 'cpu'), of(peer, 'cpu'));
    }
    figures[`${name}: peak memory, MB`] = median(of(gazette, 'rss'));
  }
  for (const name of others)
    if (samples.cold?.[name])
      figures[`cold, × ${name}`] = pairedRatio(of(samples.cold.gazette, 'ms'), of(samples.cold[name], 'ms'));
  return onlyNumbers(figures);
}

/** Figures without those that could not be measured, with three digits. */
export const onlyNumbers = (figures) =>
  Object.fromEntries(
    Object.entries(figures)
      .filter(([, value]) => Number.isFinite(value))
      .map(([name, value]) => [name, Number(value.toPrecision(3))]),
  );

const of = (samples, key) => samples.map((sample) => sample[key]);
