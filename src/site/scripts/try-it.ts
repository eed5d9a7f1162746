/**
 * Requests a document of this origin from the reference and shows status, header fields and body in the place of the
 * example, which is below the button and as high: nothing moves, and what was asked for is in view. What is said aloud
 * goes through the live region of code.ts, as the page has one.
 */
export const tryItScript = `
for (const place of document.querySelectorAll('[data-try]')) {
  const path = place.dataset.try;
  const example = place.querySelector('[data-example]');
  const add = (parent, name, text) => {
    const element = document.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const button = (text, label) => {
    const element = add(place.querySelector('[data-try-tools]'), 'button', text);
    element.type = 'button';
    element.setAttribute('aria-label', label);
    return element;
  };
  const back = button('Example', 'Show the example of ' + path);
  const ask = button('Try it', 'Try it: GET ' + path);
  const answer = add(place, 'div', '');
  const status = add(answer, 'p', '');
  back.className = 'second';
  back.hidden = true;
  answer.className = 'answer';
  status.className = 'status-line';

  const showAnswer = (text, ...parts) => {
    if (!example.hidden) answer.style.minHeight = example.offsetHeight + 'px';
    example.hidden = true;
    back.hidden = false;
    answer.replaceChildren(status, ...parts);
    status.textContent = text;
    said.textContent = text;
    answer.scrollIntoView({ block: 'nearest' });
  };
  const showExample = () => {
    answer.replaceChildren(status);
    answer.style.minHeight = '';
    status.textContent = '';
    said.textContent = '';
    example.hidden = false;
    back.hidden = true;
    ask.focus();
  };
  back.addEventListener('click', showExample);
  ask.addEventListener('click', async () => {
    ask.disabled = true;
    try {
      const response = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'omit', cache: 'no-cache' });
      const body = await response.text();
      const fields = document.createElement('dl');
      for (const name of ['content-type', 'etag', 'cache-control']) {
        add(fields, 'dt', name);
        add(fields, 'dd', response.headers.get(name) ?? 'not sent');
      }
      add(fields, 'dt', 'size');
      add(fields, 'dd', new TextEncoder().encode(body).length + ' bytes');
      const region = document.createElement('section');
      region.tabIndex = 0;
      region.setAttribute('aria-label', 'Body of ' + path);
      add(add(region, 'pre', ''), 'code', body);
      showAnswer(response.status + (response.ok ? ' OK' : ' ' + response.statusText), fields, region);
    } catch (error) {
      showAnswer('No answer: ' + error.message);
    }
    ask.disabled = false;
    if (document.activeElement === document.body) ask.focus({ preventScroll: true });
  });
}
`;
