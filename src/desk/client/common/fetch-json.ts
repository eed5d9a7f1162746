import type { FailureView } from '../../live/live-state.ts';

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
