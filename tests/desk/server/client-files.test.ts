import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { clientFiles } from '../../../src/desk/server/desk-routes.ts';

describe('what the desk sends as it is', () => {
  it('is a page with the two files that it names', () => {
    const named = [...(clientFiles['']?.text ?? '').matchAll(/(?:src|href)="\/__gazette\/([^"#]+)"/g)];
    expect(named.map(([, name]) => name).sort()).toEqual(['lens.css', 'lens.js']);
    for (const [, name = ''] of named) expect(clientFiles).toHaveProperty([name]);
  });

  it('names nothing in the pages that it follows', () => {
    const calls: string[] = [];
    const page = {
      document: { currentScript: { dataset: { edition: 'a.1' } } },
      EventSource: class {
        constructor(path: string) {
          calls.push(path);
        }
      },
      addEventListener: (name: string) => void calls.push(name),
      location: {},
    };
    const context: Record<string, unknown> = { ...page, window: { top: null } };
    const names = 'Object.keys(globalThis).sort().join()';
    const before: string = runInNewContext(names, { ...context });
    expect(runInNewContext(`${clientFiles['reload.js']?.text}\n${names}`, context)).toBe(before);
    expect(calls).toEqual(['/__gazette/events', 'pagehide', 'pageshow', 'keydown', 'click']);
  });

  it('sets text as text: no program of ours writes HTML', () => {
    for (const { text } of Object.values(clientFiles))
      expect(text).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
  });
});
