/** Placeholder until the fitted estimate lands. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
