// Runs in pages that the desk serves to browsers: loads a page again when there is a newer edition of the site, and
// shows the errors of the content, and those of Gazette itself, over the page while there are any.
import { subscribe } from '../common/post.ts';
import { createProblemOverlay, showEditLink } from './problem-overlay.ts';

const shownEdition = document.currentScript?.dataset.edition;
const editView = document.currentScript?.dataset.edit;
const isFramed = window !== window.top;
const overlay = createProblemOverlay();
if (!isFramed && editView !== undefined) showEditLink(`/__gazette/#${editView}`);

const events = subscribe((message) => {
  if (message.edition !== shownEdition) location.reload();
  else if (!isFramed) overlay.show(message);
});
// A page that is left keeps no connection: browsers allow six to one origin.
addEventListener('pagehide', () => events.close());
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
addEventListener('keydown', ({ key }) => key === 'Escape' && overlay.dismiss());

if (isFramed)
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || event.metaKey || event.ctrlKey) return;
    const path = withoutFrame(link.pathname);
    if (path === withoutFrame(location.pathname)) return;
    event.preventDefault();
    window.parent.postMessage({ gazette: 'open', path }, location.origin);
  });

function withoutFrame(path: string): string {
  return path.replace(/^\/__gazette\/frame/, '');
}
