import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine that figures belong to: they mean little elsewhere. */
export const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGB: Math.round(totalmem() / 2 ** 30),
  system: process.platform,
  node: process.version,
});

/** The first day of the month in eleven months: a security contact is vouched for up to a year, and two months at least. */
export function nextYear(now = new Date()) {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString().slice(0, 10);
}
