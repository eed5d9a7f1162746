import { describe, expect, test } from 'vitest';
import { vercel } from '../../src/hosts/edge/vercel.ts';
import { exchangeOn, platforms } from './edge/platforms.ts';
import { parsedUrl } from './edge-exceptions.ts';
import { answersPreflight, preflightRelease } from './preflight.ts';
import { exampleRelease } from './release.ts';
import { conformance } from './suite.ts';

const platform = platforms.find(({ host }) => host === vercel)!;

describe('Vercel: the middleware over the static files of the Build Output', async () => {
  const release = exampleRelease();
  const { exceeded } = vercel.emit(release, {});
  const exchange = await exchangeOn(platform, release);
  conformance('vercel', () => ({ release, exchange, encodings: [] }), [parsedUrl]);

  test('fits', () => expect(exceeded).toEqual([]));
});

describe('Vercel: preflight', async () => {
  const exchange = await exchangeOn(platform, preflightRelease());
  answersPreflight(() => exchange);
});
