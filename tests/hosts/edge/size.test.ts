import { expect, test } from 'vitest';
import { manyPages } from '../many-pages.ts';
import { platforms } from './platforms.ts';

test.each(platforms.map(({ host }) => [host.name, host] as const))(
  '%s: code and configuration are the same at any number of pages',
  (_, host) => {
    const [few, many] = [1000, 10_000].map((pages) => host.emit(manyPages(pages), {}));
    expect(many!.files).toEqual(few!.files);
    expect(many!.exceeded).toEqual([]);
  },
);
