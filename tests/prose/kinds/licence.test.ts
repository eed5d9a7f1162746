import { describe, expect, it } from 'vitest';
import { prepareFacts } from '../../../src/prose/prepared-facts.ts';
import { problemsIn, worldOf } from '../world.ts';
import cases from './licence.cases.json' with { type: 'json' };

const example = worldOf('');

/** Problems where the content is under such a licence. */
function found(spdx: string, text: string): string {
  const { facts, language } = example;
  const world = { ...prepareFacts({ ...facts, licence: { ...facts.licence, spdx } }), language };
  return problemsIn(text, world)
    .map(({ says }) => says)
    .join(' + ');
}

describe('a version that is said is that of the fact, or wrong', () => {
  it.each(cases as [string, string, string][])('%s: %s', (spdx, text, wrong) => {
    expect(found(spdx, text)).toBe(wrong);
  });

  it.each([
    ['GPL-3.0-only', 'Our data is under the GPLv3 licence.'],
    ['GPL-3.0-only', 'Our data is under the GPL-3.0 licence.'],
    ['GPL-3.0-only', 'Our data is under the GPL licence, version 3.'],
    ['GPL-3.0-only', 'Our data is under the GPL licence.'],
    ['GPL-3.0-only', 'Our data is under the GPL licence, 2 people keep it.'],
    ['GPL-3.0-only', 'Under the GPL licence 2 of us keep our data.'],
    ['GPL-3.0-only', 'Our 2 sets of data are under the GPL licence.'],
    ['GPL-3.0-only', 'Our data is under the licence in version 3 of the GNU GPL.'],
    ['GPL-3.0-only', 'Our data: GNU General Public Licence, version 3.0.'],
    ['GPL-2.0-or-later', 'Our data is under the licence GPL-2.0-or-later.'],
    // Who has it under 2.0 or later has it under 3 too.
    ['GPL-2.0-or-later', 'Our data is under the GPLv3 licence.'],
    ['GPL-2.0+', 'Our data is under the GPLv3 licence.'],
    ['LGPL-2.1-only', 'Our data is under the LGPLv2.1 licence.'],
    ['LGPL-2.1-only', 'Our data is under the LGPLv2 licence.'],
    ['AGPL-3.0-only', 'Our data: GNU Affero General Public License 3.'],
    ['LGPL-3.0-only', 'Our data: GNU Lesser General Public License 3.'],
    ['Apache-2.0', 'Our data is under the Apache License, Version 2.0.'],
    ['Apache-2.0', 'Our data is under the Apache 2.0 license.'],
    ['Apache-2.0', 'Our data is under the Apache License.'],
    ['OGL-UK-3.0', 'Our data is under the Open Government Licence v3.0.'],
    ['OGL-UK-3.0', 'Our data is under the OGL licence.'],
    ['BSD-3-Clause', 'Our data is under the 3-clause BSD licence.'],
    ['BSD-3-Clause', 'Our data is under the BSD licence.'],
    ['MIT', 'Our data is under the MIT licence.'],
    ['CC-BY-4.0', 'Our data is under the CC BY 4.0 licence.'],
    ['CC-BY-NC-SA-4.0', 'Our data is under CC BY-SA-NC.'],
    ['CC0-1.0', 'Our data is under CC0.'],
    ['CC0-1.0', 'Our data is in the public domain.'],
  ])('%s, rightly: %s', (spdx, text) => {
    expect(found(spdx, text)).toBe('');
  });
});

describe('a family is another', () => {
  it.each([
    ['GPL-3.0-only', 'Our data is under the LGPL-3.0 licence.', 'LGPL-3.0'],
    ['AGPL-3.0-only', 'Our data: GNU Lesser General Public License 3.', 'GNU Lesser General Public License 3'],
    ['LGPL-3.0-only', 'Our data is under the GPLv3 licence.', 'GPLv3'],
    ['OGL-UK-3.0', 'Our data is under the ODC-BY licence.', 'ODC-BY'],
    ['MIT', 'Our data is under the Apache License.', 'Apache License'],
    ['GPL-3.0-only', 'Our data is under CC BY-SA 4.0.', 'CC BY-SA 4.0'],
    ['GPL-3.0-only', 'Our data: all rights reserved.', 'all rights reserved'],
  ])('%s: %s', (spdx, text, wrong) => {
    expect(found(spdx, text)).toBe(wrong);
  });
});
