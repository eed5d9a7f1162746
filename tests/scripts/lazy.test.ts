import { describe, expect, it } from 'vitest';
import { lazyModule, threadModule, withCalls } from '../../scripts/lazy.mjs';
import parse from '../../src/content/read/literal/parse.ts?lazy';

describe('a module that is loaded late', () => {
  it('gives its exports to whoever calls', () => {
    expect(typeof parse<typeof import('../../src/content/read/literal/parse.ts')>().parseModuleSyntax).toBe('function');
  });

  it('is loaded at once where it is called, in as many characters as the bundler wrote, so that source maps fit', () => {
    const written = 'var load=()=>loadedAtOnce(Promise.resolve().then(()=>require("./x-A_1-b.cjs")));next();';
    const called = withCalls(written);
    expect(called).toHaveLength(written.length);
    expect(called.indexOf('next')).toBe(written.indexOf('next'));
    const loaded = new Function('require', 'next', `${called} return load`)(
      (id: string) => ({ id }),
      () => {},
    ) as () => unknown;
    expect(loaded()).toEqual({ id: './x-A_1-b.cjs' });
    expect(withCalls('loadedAtOnce(Promise.resolve().then(()=>require("./x.cjs")).then(n=>n.a))').trimEnd()).toBe(
      '(()=>require("./x.cjs"))().a',
    );
  });

  it('never becomes a promise unnoticed', () => {
    expect(lazyModule('/x.ts', true)).toContain('loadedAtOnce(import(');
    expect(() => withCalls('loadedAtOnce(import("./x.cjs"))')).toThrow('unknown form');
    expect(withCalls('Promise.resolve().then(()=>require("./x.cjs"))')).toBe(
      'Promise.resolve().then(()=>require("./x.cjs"))',
    );
  });

  it('runs in a thread from the chunks, of as many characters too', () => {
    expect(threadModule('/x.ts')).toContain('runInThread(import(');
    const written = 'var x_default=runInThread(Promise.resolve().then(()=>require("./x-1.cjs")));next();';
    const called = withCalls(written);
    expect(called.indexOf('next')).toBe(written.indexOf('next'));
    expect(called).toContain('var x_default=require.threadProgram("./x-1.cjs") ');
    // Where it shares a chunk, something else would be run.
    const shared = 'runInThread(Promise.resolve().then(()=>require("./x.cjs")).then(n=>n.a))';
    expect(() => withCalls(shared)).toThrow('unknown form');
  });
});
