import type { DeskMessage } from '../../server/desk-message.ts';

/** Calls `onMessage` with the state, now and after every change. */
export function subscribe(onMessage: (message: DeskMessage) => void): EventSource {
  const events = new EventSource('/__gazette/events');
  events.onmessage = ({ data }) => onMessage(JSON.parse(data));
  return events;
}
