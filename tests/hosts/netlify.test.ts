import { describe, expect, test } from 'vitest';
import { netlify } from '../../src/hosts/edge/netlify.ts';
import { exchangeOn, platforms } from './edge/platforms.ts';
import { parsedUrl } from './edge-exceptions.ts';
import { evaluateModule } from './function-exchange.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { conformance } from './suite.ts';

const platform = platforms.find(({ host }) => host === netlify)!;

describe('Netlify: the edge function over deployed files', async () => {
  const release = exampleRelease();
  const { files, exceeded } = netlify.emit(release, {});
  const exchange = await exchangeOn(platform, release);
  conformance('netlify', () => ({ release, exchange, encodings: [] }), [parsedUrl]);

  test('runs on every path, and never falls back to the files themselves', async () => {
    const edge = await evaluateModule<{ config: object }>(files, 'edge-functions/gazette.js');
    expect(edge.config).toEqual({ path: '/*', onError: 'fail' });
    expect(exceeded).toEqual([]);
  });
});

describe('Netlify: preflight', async () => {
  const exchange = await exchangeOn(platform, preflightRelease());
  answersPreflight(() => exchange);
});
