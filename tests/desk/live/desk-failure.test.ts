import { describe, expect, it } from 'vitest';
import { formatFailure, toFailureView } from '../../../src/desk/live/live-state.ts';
import { plainStyle } from '../../../src/terminal/style.ts';

const bug = Object.assign(new RangeError('odd\u001b[2J'), {
  stack: `RangeError: odd\n    at render (src/compile/render.ts:1:2)\n    at main`,
});
const disk = Object.assign(new Error('EACCES'), { code: 'EACCES', syscall: 'open', path: '/x/a.md' });

describe('a failure', () => {
  it('of ours is shown with where it happened', () =>
    expect(toFailureView({ error: bug, during: 'making /' })).toEqual({
      title: 'This is a bug of ours, not a mistake of yours',
      during: 'making /',
      message: 'RangeError: odd\u001b[2J',
      trace: '    at render (src/compile/render.ts:1:2)\n    at main',
    }));

  it('of the disk says what it refuses, without a trace', () =>
    expect(toFailureView({ error: disk, during: 'reading' })).toMatchObject({
      title: 'The content could not be read',
      message: 'Cannot open /x/a.md: permission denied (EACCES).',
      trace: '',
    }));

  it('may be anything that was thrown', () =>
    expect(toFailureView({ error: 'a text', during: 'x' })).toMatchObject({ message: 'a text', trace: '' }));

  it('asks to be reported at the terminal, and steers none', () => {
    const text = formatFailure({ error: bug, during: 'making /' }, plainStyle);
    expect(text).toMatch(/^This is a bug of ours.*, while making \/:\nRangeError: odd/);
    expect(text).toContain('Please report it with these lines.\n');
    expect(text).not.toContain('\u001b');
    expect(formatFailure({ error: disk, during: 'reading' }, plainStyle)).not.toContain('report');
  });
});
