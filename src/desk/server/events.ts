import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentFolders } from '../../edit/source/source-path.ts';
import { type DeskFailure, type FailureView, type LiveState, toFailureView } from '../live/live-state.ts';
import { createProblemView, type ProblemView } from '../report/problem-view.ts';

/** Server-sent events to every browser that listens (HTML Standard, section 9.2). */
export interface EventHub {
  /** Answers a request with the stream; the current message comes first. */
  open(request: IncomingMessage, response: ServerResponse): void;
  /** Sends a message to everybody; plain data. */
  send(message: unknown): void;
  close(): void;
}

/** `current` is asked for the message that a new listener must not miss. */
export function createEventHub(current: () => unknown): EventHub {
  const listeners = new Set<ServerResponse>();
  return {
    open(request, response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Cross-Origin-Resource-Policy': 'same-origin',
      });
      if (request.method === 'HEAD') return void response.end();
      // Browsers ask again after this time when the server was restarted.
      response.write(`retry: 500\n\n${frame(current())}`);
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
    },
    send(message) {
      for (const listener of listeners) listener.write(frame(message));
    },
    close() {
      for (const listener of listeners) listener.end();
      listeners.clear();
    },
  };
}

/** JSON has no line feeds, so that a message is one line. */
function frame(message: unknown): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

/** State of the desk for the event stream; plain data. */
export interface DeskMessage {
  /** Names the edition that is served: `<start of the server>.<number>`. */
  readonly edition: string;
  readonly isStale: boolean;
  readonly isChecked: boolean;
  readonly failure?: FailureView | undefined;
  readonly problems: readonly ProblemView[];
}

/** Describes a state; `surprise` is what was thrown outside of the site. Never throws. */
export function createDeskMessage(
  { problems, isStale, isChecked, failure }: LiveState,
  edition: string,
  folders: ContentFolders,
  surprise: DeskFailure | undefined,
): DeskMessage {
  const name = { edition, isStale, isChecked };
  const failed = failure ?? surprise;
  try {
    return {
      ...name,
      failure: failed && toFailureView(failed),
      problems: problems.map((each) => createProblemView(each, folders)),
    };
  } catch (error) {
    return { ...name, failure: toFailureView({ error, during: 'describing the problems' }), problems: [] };
  }
}
