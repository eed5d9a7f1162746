import type { FileOwnership } from '../../audit/readiness/readiness.ts';
import { formatHsts } from '../../compile/deploy.ts';
import { isCount, isListOf, isObject, isString } from '../../core/type-guards.ts';

/** Settings of content/site.ts for reports. */
export interface ReportSettings {
  /** Absent: it names none. */
  readonly hosts: readonly string[] | undefined;
  readonly owners: readonly FileOwnership[];
  /** Value of Strict-Transport-Security. */
  readonly hsts: string | undefined;
}

/** Takes them from the value of the module; of undefined: none. */
export function toReportSettings(site: unknown): ReportSettings {
  const { hosts, owners, strictTransportSecurity: policy } = isObject(site) ? site : {};
  return {
    hosts: isListOf(hosts, isString) ? (hosts as string[]) : undefined,
    owners: isListOf(owners, isOwned) ? (owners as FileOwnership[]) : [],
    hsts: isPolicy(policy) ? formatHsts({ strictTransportSecurity: policy }) : undefined,
  };
}

const isOwned = (row: unknown): boolean =>
  isObject(row) && isListOf(row.files, isString) && isListOf(row.owners, isString);

type Policy = Exclude<Parameters<typeof formatHsts>[0]['strictTransportSecurity'], undefined>;

const isPolicy = (value: unknown): value is Policy => isObject(value) && isCount(value.maxAge);
