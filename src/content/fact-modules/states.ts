import type { FactItem } from '../fact-types.ts';
import type { SiteFactModule } from '../site.ts';

type Dated = Pick<SiteFactModule, 'publish' | 'asOf' | 'items'>;

/** States of an item that follow from its dates, on the day of its module; none without a period. */
export function itemStates({ publish, asOf = '' }: Dated, item: FactItem): { isCurrent?: boolean; endsOn?: string } {
  const { period } = publish ?? {};
  if (!period) return {};
  const [from, until] = [dateIn(item, period.from), dateIn(item, period.until)];
  const isCurrent = (from === undefined || from <= asOf) && (until === undefined || asOf <= until);
  return { isCurrent, ...(until !== undefined && { endsOn: until }) };
}

/** Items whose day has come, the newest first; equal ones in their order. Empty where no field dates them. */
export function newestItems({ publish, asOf = '', items }: Dated): FactItem[] {
  const field = publish?.latest;
  const dayOf = (item: FactItem) => dateIn(item, field) ?? '';
  return items
    .filter((item) => dayOf(item) !== '' && dayOf(item) <= asOf)
    .sort((a, b) => (dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0));
}

/** Whether the module publishes something that depends on the day. */
export const hasStates = ({ publish }: Pick<SiteFactModule, 'publish'>): boolean =>
  publish?.latest !== undefined || publish?.period !== undefined;

/** The date of an item in a field. */
export function dateIn(item: FactItem, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : item[field];
  return typeof value === 'string' ? value : undefined;
}
