import type { Site } from '../../../content/site.ts';

/** Words that are right although they are near to a name of ours. */
export function collectVocabulary(site: Site): Set<string> {
  const { company } = site;
  const texts = [
    company.legalName,
    company.tradingName ?? '',
    site.name,
    company.summary,
    site.description,
    ...company.people.map(({ name }) => name),
    ...company.locations.flatMap(({ name, address }) => [name, address.locality ?? '', ...address.streetAddress]),
    ...company.products.map(({ name }) => name),
    ...(company.brands ?? []),
    company.parent?.name ?? '',
    ...(company.subsidiaries ?? []).map(({ name }) => name),
    ...(company.partners ?? []),
    ...site.solutions.map(({ name }) => name),
    ...(company.identifiers ?? []).flatMap(({ court, town }) => [court ?? '', town ?? '']),
  ];
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
}

/** The hosts that are ours, with and without `www.`, profiles elsewhere too. */
export function listOwnHosts(site: Site): string[] {
  const hostOf = (url: string) => /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
  const own = [site.baseUrl, site.company.website ?? '', ...(site.company.sameAs ?? [])].map(hostOf);
  return [...new Set(own.flatMap((host) => (host === '' ? [] : [host, `www.${host}`, host.replace(/^www\./, '')])))];
}
