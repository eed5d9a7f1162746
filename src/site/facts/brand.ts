import type { LabelledLink } from '../../theme/model/frame.ts';

/** A link of the brand as models have it: `to` is a path of this site, `href` an address elsewhere. */
export const linkOf = ({
  label,
  to,
  href = '',
}: {
  readonly label: string;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
}): LabelledLink => ({ label, to: to ?? href });
