import { describe, expect, it } from 'vitest';
import { privateIn } from './allowed.ts';
import { left, wanted } from './wanted.ts';

const kindsIn = (text: string) => privateIn(text).map(({ what }) => what);

describe('what people leave behind', () => {
  it.each(Object.entries(wanted))('%s is found', (what, texts) => {
    expect(texts.filter((text) => !kindsIn(text).includes(what))).toEqual([]);
  });
});

describe('what organisations write of themselves', () => {
  it.each(Object.entries(left))('%s is left alone', (_, texts) => {
    expect(texts.flatMap((text) => kindsIn(text).map((what) => `${text}: ${what}`))).toEqual([]);
  });
});
