/** A ratio may be so many times the committed one before the gate closes. */
export const tolerance = 1.3;

/** The names of the ratios that are above the baseline by more than the tolerance, or that it does not have. */
export const exceeded = (ratios, baseline) =>
  Object.keys(ratios).filter((name) => !(ratios[name] <= tolerance * baseline[name]));

/** Ratios beside the committed ones, as lines of text. */
export const report = (ratios, baseline) =>
  Object.entries(ratios)
    .map(([name, ratio]) => `${name.padEnd(16)} ${ratio.toFixed(2)} × the bare program (baseline ${baseline[name]})`)
    .join('\n');
