import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Claim, claims } from '../../src/language/claims.ts';
import english from '../../src/language/data/en.json' with { type: 'json' };

/** Words in which one speaks of how an origin answers. */
const speaks =
  /\bAccept\b|[Cc]ach(?:e|es|ed|ing)\b|Cache-Control|\b(?:304|401|403|404|405|5xx|4xx)\b|CORS|Access-Control|[Cc]ookie|\bHEAD\b|\bOPTIONS\b|\bETag\b|If-None-Match|x-markdown-tokens|`Authorization`|\bVary\b|conditional request/;

/** Texts that speak of it and are no claim on an origin, with the reason. */
const innocent: Readonly<Record<string, string>> = {
  'docs.description': 'the title of a section',
  'rules.send': 'asks something of the reader',
  'rules.row5xx': 'says what to do when a server fails',
  'rules.noCredentialFlow': 'says what to do with an answer that is not ours',
  'rules.cachingHeading': 'a heading',
  'auth.row401': 'says what to do with an answer that is not ours',
  'auth.neverRetry': 'asks something of the reader',
  'auth.current': 'asks something of the reader',
  'api.retry': 'asks something of the reader',
};

const table: readonly Claim[] = Object.values(claims);
const claimed = new Set<string>(table.flatMap(({ says, instead }) => [says ?? [], instead ?? []].flat()));

it('each text on how the origin answers is a claim, or has a reason to be none', () => {
  const texts = Object.entries<string | object>(english.texts);
  const found = texts.flatMap(([key, text]) => (speaks.test(JSON.stringify(text)) ? [key] : []));
  expect(found.filter((key) => !claimed.has(key) && !(key in innocent))).toEqual([]);
  // A reason without its text is old.
  expect(Object.keys(innocent).filter((key) => !found.includes(key) || claimed.has(key))).toEqual([]);
});

/** Files in which a string may speak of it, with the reason. */
const apart: Readonly<Record<string, string>> = {
  'site/page-model/placement.ts': 'reasons for contributors, never published',
};

it('documents, pages and the API say nothing of it in strings of their own', () => {
  const found = ['documents', 'site', 'api'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(`src/${room}/${file}`, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
        // A sentence has words; a name of a header field or a number alone says nothing.
        const strings = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
          ([, a, b]) => a ?? b ?? '',
        );
        return strings
          .filter((it) => speaks.test(it) && /[a-z]+ [a-z]+/.test(it))
          .map((it) => `${room}/${file}: ${it}`);
      }),
  );
  expect(found.filter((line) => !((line.split(':')[0] ?? '') in apart))).toEqual([]);
});

it('no claim needs a text that another document says unasked', () => {
  const files = ['documents', 'site', 'api', 'theme'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [`${room}/${file}`, readFileSync(`src/${room}/${file}`, 'utf8')] as const),
  );
  const keys = table.flatMap(({ says }) => says ?? []);
  const said = files.flatMap(([file, text]) =>
    keys.filter((key) => text.includes(`'${key}'`)).map((key) => `${file}: ${key}`),
  );
  // The one with a slot, behind holds().
  expect(said).toEqual(['site/facts/api-rules.ts: rules.row405']);
});
