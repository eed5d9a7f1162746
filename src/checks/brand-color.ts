import { describeColorAdjustment } from '../theme/colors/site-colors.ts';
import type { Check } from './check.ts';

/** Says what stands for the brand's colour where that could not be read or seen; asked by `check` alone. */
export const checkBrandColor: Check = ({ site: { brand }, sources }, report) => {
  const said = brand?.color === undefined ? undefined : describeColorAdjustment(brand.color);
  if (said === undefined) return;
  report({
    code: 'color-adjusted',
    at: sources.modules.get('brand')?.locate(['color']),
    field: 'color',
    message: `expected a colour that can be read as a link and seen as a button, got one that cannot: ${said}`,
    hint: 'Nothing need be done: every text keeps its contrast.',
  });
};
