import type { CompanyBody } from '../../api/v1/company.ts';
import type { FaqBody } from '../../api/v1/faq.ts';
import type { IndexBody } from '../../api/v1/index-json.ts';
import type { IndustriesBody } from '../../api/v1/industries.ts';
import type { SolutionsBody } from '../../api/v1/solutions.ts';
import type { StatusBody } from '../../api/v1/status.ts';

/** The bodies of all documents of the API, by name. */
interface Bodies {
  readonly company: CompanyBody;
  readonly solutions: SolutionsBody;
  readonly industries: IndustriesBody;
  readonly faq: FaqBody;
  readonly status: StatusBody;
  readonly index: IndexBody;
}

/** The name of every field of a body, those of nested objects and of the items of lists too: `products.id`. */
export type FieldsOf<Body, Prefix extends string> = Body extends readonly (infer Item)[]
  ? FieldsOf<Item, Prefix>
  : Body extends object
    ? { [K in keyof Body & string]-?: FieldsOf<NonNullable<Body[K]>, `${Prefix}.${K}`> }[keyof Body & string]
    : Prefix;

/** A fact that the API publishes: `company.products.id`. */
export type Fact = { [Name in keyof Bodies]: FieldsOf<Bodies[Name], Name> }[keyof Bodies];
