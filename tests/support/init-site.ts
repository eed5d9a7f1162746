import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type SiteBuildOptions } from '../../src/compile/build.ts';
import type { NewOrganisation } from '../../src/setup/init/new-organisation.ts';
import { renderOrganisation } from '../../src/setup/init/render-organisation.ts';
import { writeNewFiles } from '../../src/setup/init/write-new-files.ts';
import { findAddressFormat } from '../../src/values/contact/address/check-address.ts';
import { findScheme } from '../../src/values/identifiers/find-scheme.ts';

export const today = '2026-11-21';

/** A company in Britain that has nothing beside its facts, and what is said otherwise. */
export const organisation = (differs: Partial<NewOrganisation> = {}): NewOrganisation => ({
  kind: 'company',
  country: 'GB',
  language: 'en-GB',
  name: 'Zeta',
  baseUrl: 'https://zeta.example',
  has: new Set(),
  today,
  ...differs,
});

/** Values that an editor would write for a placeholder of a member. */
const values: Readonly<Record<string, string>> = {
  contactEmail: 'hello@zeta.example',
  contacts: 'security@zeta.example',
  id: 'first-one',
  timeZone: 'Europe/London',
  days: 'Monday',
  open: '09:00-17:30',
  url: 'https://licences.example/open',
  phone: '+442079460000',
  access: 'public',
};

/** The files with every placeholder filled in. */
export function filled(files: Readonly<Record<string, string>>, { country }: NewOrganisation): Record<string, string> {
  const inLine = (line: string) =>
    line
      .replaceAll(`'⟪true / false⟫'`, 'true')
      .replace(/(?:(\w+): \[?['"](?:mailto:)?)?⟪[^⟫…]+⟫/g, (whole, member: string | undefined) => {
        const start = whole.slice(0, whole.indexOf('⟪'));
        if (member === 'value')
          return `${start}${findScheme(/scheme: '([^']+)'/.exec(line)![1]!)?.example ?? 'A-471100'}`;
        if (member === 'postalCode') return `${start}${findAddressFormat(country).examples[0] ?? '12345'}`;
        return `${start}${(member && values[member]) ?? 'Something true'}`;
      });
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, text.split('\n').map(inLine).join('\n')]),
  );
}

/** The problems of a build of files, and its result. */
export function built(files: Readonly<Record<string, string>>, more: Partial<SiteBuildOptions> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'gazette-init-'));
  try {
    writeNewFiles(dir, files);
    return build({ contentDir: join(dir, 'content'), publicDir: join(dir, 'public'), preview: false, today, ...more });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Builds a new organisation whose placeholders are filled in. */
export const builtNew = (of: NewOrganisation) => built(filled(renderOrganisation(of), of));
