import type { Owned } from '../../audit/readiness/readiness.ts';
import { hsts } from '../../compile/deploy.ts';
import { isCount, isListOf, isObject, isText } from '../../core/forms.ts';

/** Settings of content/site.ts for reports. */
export interface SiteSettings {
  /** Absent: it names none. */
  readonly hosts: readonly string[] | undefined;
  readonly owners: readonly Owned[];
  /** Value of Strict-Transport-Security. */
  readonly hsts: string | undefined;
}

/** Takes them from the value of the module; of undefined: none. */
export function siteSettings(site: unknown): SiteSettings {
  const { hosts, owners, strictTransportSecurity: policy } = isObject(site) ? site : {};
  return {
    hosts: isListOf(hosts, isText) ? (hosts as string[]) : undefined,
    owners: isListOf(owners, isOwned) ? (owners as Owned[]) : [],
    hsts: isPolicy(policy) ? hsts({ strictTransportSecurity: policy }) : undefined,
  };
}

const isOwned = (row: unknown): boolean => isObject(row) && isListOf(row.files, isText) && isListOf(row.owners, isText);

type Policy = Exclude<Parameters<typeof hsts>[0]['strictTransportSecurity'], undefined>;

const isPolicy = (value: unknown): value is Policy => isObject(value) && isCount(value.maxAge);
