/**
 * Options of a refinement that carries its own problem code and hint (read by src/content/check/issues.ts). What was
 * found is added to the message, unless it is whole.
 */
export function rule(message: string, params: { hint?: string; code?: string; isWhole?: true } = {}) {
  return { error: message, params };
}
