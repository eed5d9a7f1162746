import type { FailureView } from '../../live/desk-failure.ts';

/** The desk answered with something else than what was asked for. */
export class ResponseError extends Error {
  readonly status: number;
  /** Failure that the desk reports. */
  readonly failure: FailureView | undefined;
  constructor(text: string, status: number, failure: FailureView | undefined) {
    super(text);
    this.status = status;
    this.failure = failure;
  }
}

/** Asks the desk for one of its views. Throws AnswerError, and TypeError when nothing answers. */
export async function fetchJson<T>(path: string): Promise<T> {
  return parseResponse(await fetch(path));
}

/** JSON of a response of the desk. Throws AnswerError if the status is not 2xx. */
export async function parseResponse<T>(response: Response): Promise<T> {
  if (response.ok) return response.json() as Promise<T>;
  const text = await response.text();
  const isFailure = response.status === 500 && response.headers.get('Content-Type') === 'application/json';
  throw new ResponseError(text, response.status, isFailure ? JSON.parse(text) : undefined);
}

/** Refused edit, with a sentence for the person at the form. */
export class EditRejectedError extends Error {}

/** Sends a body to the desk, as its own page alone can. Throws Refusal, AnswerError, and TypeError when nothing answers. */
export type PostAction = <T>(name: 'edit' | 'save' | 'undo', body: object) => Promise<T>;

/**
 * Takes the token out of the page, in which nobody finds it from then on, and returns what sends it. The address of the
 * desk has none, and no cookie holds it.
 */
export function createPost(page: Document): PostAction {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="gazette-desk"]');
  const token = meta?.content ?? '';
  meta?.remove();
  return async (name, body) => {
    const response = await fetch(`/__gazette/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Gazette-Desk': token },
      body: JSON.stringify(body),
    });
    const isRefused = [400, 404, 409, 422].includes(response.status);
    if (isRefused && response.headers.get('Content-Type') === 'application/json')
      throw new EditRejectedError(((await response.json()) as { message: string }).message);
    if (response.status === 403)
      throw new EditRejectedError('The desk was started anew: load this page again, then it can save.');
    return parseResponse(response);
  };
}
