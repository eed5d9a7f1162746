import { rewriteKeepingLabel, stripLabels } from './labels.ts';

/** A telephone number of the content without its extension: E.164. */
export const withoutExtension = (phone: string): string =>
  rewriteKeepingLabel(phone, (plain) => plain.replace(/;ext=\d+$/, ''));

/** Digits dialled once somebody has answered (RFC 3966 §5.3); undefined without them. */
export function phoneExtension(phone: string): string | undefined {
  const extension = /;ext=(\d+)$/.exec(stripLabels(phone))?.[1];
  return extension === undefined ? undefined : rewriteKeepingLabel(phone, () => extension);
}
