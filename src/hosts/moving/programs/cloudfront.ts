import { locationOf, type MovedSite } from './location.ts';

interface Value {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

/** What of CloudFront's event is read: the query stands in it as names and values, as they came. */
interface Event {
  readonly request: { readonly uri: string; readonly querystring: Readonly<Record<string, Value>> };
}

/** Stands beside the program. */
declare const site: MovedSite;

export function handler(event: Event): object {
  const querystring = event.request.querystring;
  const pairs: string[] = [];
  Object.keys(querystring).forEach((name) => {
    const given = querystring[name];
    if (given === undefined) return;
    (given.multiValue || [given]).forEach((one) => {
      pairs.push(one.value === '' ? name : `${name}=${one.value}`);
    });
  });
  const query = pairs.length === 0 ? '' : `?${pairs.join('&')}`;
  const headers: Record<string, { value: string }> = {
    location: { value: locationOf(site, event.request.uri + query) },
  };
  Object.keys(site.headers).forEach((name) => {
    headers[name.toLowerCase()] = { value: site.headers[name] || '' };
  });
  return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: headers };
}
