import type { ViewerResponse } from './event.ts';
import { metadataPrefix, statusField } from './keys.ts';

/** The viewer-response function: it sends as header fields what plan.json stores as metadata of the objects. */
export function handler(event: { readonly response: ViewerResponse }): ViewerResponse {
  const response = event.response;
  const headers = response.headers;
  Object.keys(headers).forEach((name) => {
    const value = headers[name]?.value;
    if (name.indexOf(metadataPrefix) !== 0 || value === undefined) return;
    delete headers[name];
    headers[name.slice(metadataPrefix.length)] = { value: value };
  });
  if (headers[statusField] !== undefined) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete headers[statusField];
    delete headers.etag;
  }
  ['last-modified', 'accept-ranges'].forEach((name) => {
    delete headers[name];
  });
  return response;
}
