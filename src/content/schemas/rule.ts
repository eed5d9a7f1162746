/** Reports what a rule of a whole object found: where, the words with what was found, and what to do. */
export type ReportIssue = (
  path: readonly (string | number)[],
  message: string,
  params?: { readonly code?: string; readonly hint?: string | undefined },
) => void;

/**
 * Options of a refinement that carries its own problem code and hint (read by src/content/check/issues.ts). What was
 * found is added to the message, unless it is whole.
 */
export function rule(message: string, params: { hint?: string; code?: string; isWhole?: true } = {}) {
  return { error: message, params };
}
