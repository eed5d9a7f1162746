import { describe, expect, test } from 'vitest';
import { firebase } from '../../src/hosts/static/firebase.ts';
import { sampleRelease } from '../http/sample-release.ts';
import { preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';

interface Config {
  readonly hosting: {
    readonly public: string;
    readonly ignore: readonly string[];
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly Record<'key' | 'value', string>[];
    }[];
  };
}

const release = exampleRelease();
const output = firebase.emit(release, { hsts: 'max-age=1' });
const { hosting } = JSON.parse(output.files[0]!.text) as Config;

// Not run: firebase-tools is 312 MB. What is tested is that the file says everything that it can say.
describe('Firebase Hosting: firebase.json', () => {
  test('one rule a path, in words of its own: dot-folders too', () => {
    const sources = hosting.headers.map(({ source }) => source);
    expect(sources).toEqual([...release.routes.keys(), '/404.html']);
    expect(sources.filter((source) => /[^A-Za-z0-9./_-]/.test(source))).toEqual([]);
    expect(sources).toContain('/.well-known/api-catalog');
  });

  test('every field that respond() sends, but the entity tag', () => {
    for (const { source, headers } of hosting.headers) {
      const { headers: expected } = release.routes.get(source)?.variants[0] ?? release.notFound;
      const { ETag: _tag, ...fields } = expected;
      expect(Object.fromEntries(headers.map(({ key, value }) => [key, value]))).toEqual({
        ...fields,
        'Strict-Transport-Security': 'max-age=1',
      });
    }
  });

  test('uploads dot-folders, and no side-cars', () => {
    expect(hosting.ignore).toEqual(['firebase.json', '**/*.br', '**/*.gz']);
  });

  test('says what it cannot keep: negotiation, on every page', () => {
    expect(output.unmet.map(({ capability }) => capability)).toEqual(['negotiation', 'methods', 'redirects']);
    expect(output.unmet[0]!.affected).toEqual(
      [...release.routes.values()].filter(({ variants }) => variants.length > 1).map(({ path }) => path),
    );
  });

  test('and that it cannot answer a preflight, if it should', () => {
    const { unmet } = firebase.emit(preflightRelease(), {});
    expect(unmet.map(({ capability }) => capability)).toEqual(['negotiation', 'methods', 'redirects', 'preflight']);
  });

  test('takes a path that would be a glob by an exact pattern', () => {
    const { variants } = sampleRelease.routes.get('/auth.md')!;
    const hostile = { ...sampleRelease, routes: new Map([['/**', { path: '/**', variants }]]) };
    const [{ text } = { text: '' }] = firebase.emit(hostile, {}).files;
    const { regex } = JSON.parse(text).hosting.headers[0];
    expect(['/**', '/x', '/'].map((path) => new RegExp(regex).test(path))).toEqual([true, false, false]);
  });
});
