import type { Site } from '../../../content/site.ts';
import { languageOfSite } from '../../../language/own-words.ts';
import { translate } from '../../../language/translate.ts';
import { isGated } from '../../facts/gated-access.ts';
import { field, fields, link, optionalField, section } from '../builders.ts';
import { companySource } from '../home/company.ts';
import { gatedRemark, productAccess, productTeasers } from '../home/trust.ts';
import { entryView, sectionView } from './page-view.ts';
import { solutionTeasers } from './solutions.ts';

type Product = Site['company']['products'][number];

/** /products/: products with availability and price. */
export function productsView(site: Site) {
  const language = languageOfSite(site);
  const { products } = site.company;
  return sectionView(site, 'products', [
    section(
      { id: 'products', count: products.length, source: companySource(site) },
      productTeasers(site, products),
      products.some(isGated) && gatedRemark(language),
    ),
  ]);
}

/** /products/platform/: availability, price, and its solutions. */
export function productView(site: Site, product: Product) {
  const language = languageOfSite(site);
  const { access, price, link: to, solutions: ids = [] } = product;
  const solutions = ids.flatMap((id) => site.solutions.find((solution) => solution.id === id) ?? []);
  return entryView(site, 'products', site.company.products, product, [
    section(
      { id: 'facts', source: companySource(site) },
      fields([
        field(translate(language, 'label.access'), productAccess(language, access)),
        ...optionalField(translate(language, 'label.price'), 'company.products.price', price),
        to !== undefined &&
          field(
            translate(language, 'frame.reference'),
            link('company.products.link', translate(language, 'frame.readMore'), to),
          ),
      ]),
      isGated(product) && gatedRemark(language),
    ),
    solutions.length > 0 &&
      section({ id: 'solutions', title: translate(language, 'section.solutions') }, solutionTeasers(site, solutions)),
  ]);
}
