import { memberOf } from '../core/type-guards.ts';

/** A mistake of a theme, in what it made of one model. */
export interface ThemeFault {
  /** The part or the field of the model: `header`, `view.sections.title`. */
  readonly field: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

/**
 * Writes faults behind a page or a stylesheet, as comments, where the check of themes finds them: what renders may be on
 * another thread, and reports nothing. Nothing with a fault is published.
 */
export function formatFaults(faults: readonly ThemeFault[], [start, end]: readonly [string, string]): string {
  return faults
    .map((fault) => `${start}gazette-theme ${Buffer.from(JSON.stringify(fault)).toString('hex')}${end}`)
    .join('');
}

/** The faults in a page or a stylesheet. */
export function findFaults(text: string): ThemeFault[] {
  return [...text.matchAll(/(?:<!--|\/\*)gazette-theme ([0-9a-f]+)/g)].map(([, hex = '']) => {
    const fault: unknown = JSON.parse(Buffer.from(hex, 'hex').toString('utf8'));
    const hint = memberOf(fault, 'hint');
    return {
      field: String(memberOf(fault, 'field')),
      message: String(memberOf(fault, 'message')),
      ...(typeof hint === 'string' && { hint }),
    };
  });
}
