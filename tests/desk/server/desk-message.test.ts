import { describe, expect, it } from 'vitest';
import { createDeskMessage } from '../../../src/desk/server/events.ts';

const folders = { contentDir: '/nowhere/content', publicDir: '/nowhere/public' };
const state = { problems: [], isStale: false, isChecked: true };
const failure = (text: string) => ({ error: new RangeError(text), during: text });

describe('deskMessage', () => {
  it('tells how things stand', () => {
    const problem = { code: 'field-invalid', message: 'expected x' } as const;
    expect(createDeskMessage({ ...state, problems: [problem] }, 'a.1', folders, undefined)).toEqual({
      edition: 'a.1',
      isStale: false,
      isChecked: true,
      failure: undefined,
      problems: [{ ...problem, severity: 'error', place: '' }],
    });
  });

  it('tells what failed: of the site before what was thrown elsewhere', () => {
    const surprise = failure('elsewhere');
    expect(createDeskMessage(state, 'a.1', folders, surprise).failure).toMatchObject({ during: 'elsewhere' });
    const both = createDeskMessage({ ...state, failure: failure('reading') }, 'a.1', folders, surprise);
    expect(both.failure).toMatchObject({ during: 'reading', message: 'RangeError: reading' });
  });

  it('tells even that the problems cannot be described', () => {
    const problems = [{ code: 'no-such-code' }] as never;
    const told = createDeskMessage({ ...state, problems, isStale: true }, 'a.1', folders, undefined);
    expect(told).toMatchObject({ isStale: true, problems: [], failure: { during: 'describing the problems' } });
  });
});
