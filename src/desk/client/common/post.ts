import type { DeskMessage } from '../../server/events.ts';
import { parseResponse } from './fetch-json.ts';

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
      throw new EditRejectedError('The desk was restarted: load this page again, then it can save.');
    return parseResponse(response);
  };
}

/** Calls `onMessage` with the state, now and after every change. */
export function subscribe(onMessage: (message: DeskMessage) => void): EventSource {
  const events = new EventSource('/__gazette/events');
  events.onmessage = ({ data }) => onMessage(JSON.parse(data));
  return events;
}
