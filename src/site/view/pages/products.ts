import type { Site } from '../../../content/site.ts';
import { spokenBy } from '../../../language/own-words.ts';
import { say } from '../../../language/say.ts';
import { joint } from '../../../theme/model/view.ts';
import { entryPath } from '../../facts/entry-path.ts';
import { isGated } from '../../facts/gated.ts';
import { companySource } from '../home/company.ts';
import { accessOf, gatedRemark } from '../home/trust.ts';
import { field, fields, link, optionalField, section, text } from '../make.ts';
import { entryView, sectionView } from './page-view.ts';
import { solutionTeasers } from './solutions.ts';

type Product = Site['company']['products'][number];

/** /products/: products with availability and price. */
export function productsView(site: Site) {
  const language = spokenBy(site);
  const { products } = site.company;
  return sectionView(site, 'products', [
    section(
      { id: 'products', count: products.length, source: companySource(site) },
      {
        kind: 'teasers',
        form: 'cards',
        teasers: products.map(({ id, name, summary, access, price }) => ({
          anchor: `product-${id}`,
          name: link(['company.products.id', 'company.products.name'], name, entryPath(site, 'product', id) ?? ''),
          summary: text('company.products.summary', summary),
          note: [
            accessOf(language, access),
            ...(price === undefined ? [] : [joint, text('company.products.price', price)]),
          ],
        })),
      },
      products.some(isGated) && gatedRemark(language),
    ),
  ]);
}

/** /products/platform/: availability, price, and its solutions. */
export function productView(site: Site, product: Product) {
  const language = spokenBy(site);
  const { access, price, link: to, solutions: ids = [] } = product;
  const solutions = ids.flatMap((id) => site.solutions.find((solution) => solution.id === id) ?? []);
  return entryView(site, 'products', site.company.products, product, [
    section(
      { id: 'facts', source: companySource(site) },
      fields([
        field(say(language, 'label.access'), accessOf(language, access)),
        ...optionalField(say(language, 'label.price'), 'company.products.price', price),
        to !== undefined &&
          field(say(language, 'frame.reference'), link('company.products.link', say(language, 'frame.readMore'), to)),
      ]),
      isGated(product) && gatedRemark(language),
    ),
    solutions.length > 0 &&
      section({ id: 'solutions', title: say(language, 'section.solutions') }, solutionTeasers(site, solutions)),
  ]);
}
