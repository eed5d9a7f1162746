import type { DeskMessage } from '../../server/desk-message.ts';
import { createDomElement } from '../common/create-dom-element.ts';
import style from './overlay.css?text';
import { renderProblemPanel } from './problem-panel.ts';

/** Overlay on a page that cannot be published as it is. */
export interface ProblemOverlay {
  /** Shows the errors, or goes away when there are none; the same ones once more stay as they were put. */
  show(message: DeskMessage): void;
  /** Makes way for the page; a small button brings the errors back. */
  dismiss(): void;
}

export function createProblemOverlay(): ProblemOverlay {
  let host: HTMLElement | undefined;
  let isOpen = false;
  let shown: { readonly key: string; readonly message: DeskMessage } | undefined;

  function show(message: DeskMessage): void {
    const errors = message.problems.filter(({ severity }) => severity === 'error');
    const key = JSON.stringify([errors, message.failure, message.isStale]);
    if (key === shown?.key) return;
    shown = { key, message: { ...message, problems: errors } };
    draw(false);
  }

  function draw(isDismissed: boolean): void {
    host?.remove();
    host = undefined;
    isOpen = false;
    if (!shown || (shown.message.problems.length === 0 && !shown.message.failure)) return;
    const { failure, problems } = shown.message;
    const count = problems.length === 1 ? 'One error' : `${problems.length} errors`;
    host = document.createElement('gazette-desk');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    isOpen = !isDismissed;
    const back = () => draw(false);
    root.append(
      isDismissed
        ? createDomElement('button', { className: 'pill', onclick: back }, failure?.title ?? count)
        : renderProblemPanel(shown.message, count, () => draw(true)),
    );
    document.documentElement.append(host);
  }

  function dismiss(): void {
    if (isOpen) draw(true);
  }

  return { show, dismiss };
}
