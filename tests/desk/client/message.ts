import type { DeskMessage } from '../../../src/desk/server/events.ts';

/** The message of the desk when all is well, but for `but`. */
export function message(but: Partial<DeskMessage> = {}): DeskMessage {
  return { edition: '17.4', isStale: false, isChecked: true, problems: [], ...but };
}

export const failure = { title: 'Gazette has a bug', during: 'rendering', message: 'x is not a function', trace: '' };

export const problem = (severity: 'error' | 'warning'): DeskMessage['problems'][number] => ({
  code: severity === 'error' ? 'field-invalid' : 'skill-long',
  severity,
  message: 'expected x',
  place: 'content/a.md',
});
