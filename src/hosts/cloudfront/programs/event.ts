/** Header fields of CloudFront's events: names in lower case; `multiValue` if a field came on several lines. */
export interface ViewerFields {
  [name: string]: { readonly value: string; readonly multiValue?: readonly { readonly value: string }[] };
}

export interface ViewerRequest {
  readonly method: string;
  uri: string;
  querystring: object;
  readonly headers: ViewerFields;
  /** The query as it came, without "?". */
  rawQueryString(): string | undefined;
}

export interface ViewerResponse {
  statusCode: number;
  statusDescription: string;
  readonly headers: ViewerFields;
  body?: { readonly encoding: 'text'; readonly data: string };
}
