import type { DeskMessage } from '../../server/message.ts';

/** Calls `onMessage` with the state, now and after every change. */
export function follow(onMessage: (message: DeskMessage) => void): EventSource {
  const events = new EventSource('/__gazette/events');
  events.onmessage = ({ data }) => onMessage(JSON.parse(data));
  return events;
}
