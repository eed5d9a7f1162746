/** The middle value; NaN of nothing. Values that are no numbers are left out. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/**
 * The median of the ratios of two series, round by round: what slowed a machine down for a while slowed both. Rounds in
 * which one of them has no number are left out.
 */
export const pairedRatio = (values, others) => median(values.map((value, round) => value / others[round]));
