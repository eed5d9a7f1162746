const sameLetters = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' };
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;

const hangul = /\p{scx=Hangul}/u;

// Without case and diacritics; scripts that put no spaces between words are read as pairs of characters.
function wordsOf(text) {
  const plain = text.toLowerCase().normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g, '').normalize('NFC')
    .replace(/[ßæœøłđðı]/g, (letter) => sameLetters[letter]);
  return new Set((plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) =>
    word.split(new RegExp('(' + unspaced.source + ')', 'u')).filter(Boolean).flatMap((part) => {
      const letters = [...part];
      if (letters.length < 3 || !unspaced.test(part)) return [part];
      return letters.slice(1).map((letter, i) => letters[i] + letter);
    })));
}

// How far a word of the query is in a word of the text: the same, its beginning, another form of it, a part of it.
function likeness(query, word) {
  if (query === word) return 1;
  if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return 0.8;
  let common = 0;
  while (common < query.length && query[common] === word[common]) common += 1;
  if (common > 3 && common >= 0.6 * Math.max(query.length, word.length)) return 0.7;
  if (query.length > 3 && word.includes(query)) return 0.6;
  return word.length > 4 && query.includes(word) ? 0.4 : 0;
}

// Among few entries even "I" and "do" are rare. Where a character is a syllable or more, short words say enough.
const substance = (word) => unspaced.test(word) || hangul.test(word) ? 1 : Math.min(1, word.length / 4);

function search(entries, query) {
  const sought = [...wordsOf(query)];
  const texts = entries.map(({ title, text }) => [[2, wordsOf(title)], [1, wordsOf(text)]]);
  const best = (fields, word) => {
    let most = 0;
    for (const [weight, words] of fields)
      for (const other of words) most = Math.max(most, weight * likeness(word, other));
    return most;
  };
  const scores = entries.map(() => 0);
  let possible = 0;
  for (const word of sought) {
    const found = texts.map((fields) => best(fields, word));
    const rarity = Math.log((entries.length + 1) / (Math.max(1, found.filter(Boolean).length) + 0.5));
    const weight = rarity * substance(word);
    possible += weight;
    found.forEach((much, i) => { scores[i] += weight * much; });
  }
  // What is far from the best, or holds next to nothing of what was asked, is no answer.
  const least = Math.max(0.4 * Math.max(0, ...scores), 0.2 * possible);
  return [...scores.keys()].filter((i) => scores[i] > 0 && scores[i] >= least).sort((a, b) => scores[b] - scores[a]);
}
function revealTarget() {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { return; }
  const target = id === '' ? null : document.getElementById(id);
  const details = target?.closest('details');
  if (!details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', revealTarget);
revealTarget();

for (const place of document.querySelectorAll('[data-search]')) {
  const section = place.closest('section');
  const entries = [...section.querySelectorAll('details')].map((details) => ({
    details,
    title: details.querySelector('summary').textContent + ' ' + details.closest('[data-group]').querySelector('h3').textContent,
    text: details.querySelector('.answer').textContent,
  }));
  const label = document.createElement('label');
  const input = document.createElement('input');
  const status = document.createElement('p');
  input.type = 'search';
  input.autocomplete = 'off';
  label.append('Search the questions', input);
  status.setAttribute('role', 'status');
  place.setAttribute('role', 'search');
  place.append(label, status);
  const filter = () => {
    const asked = wordsOf(input.value).size > 0;
    const found = new Set(asked ? search(entries, input.value) : entries.keys());
    entries.forEach(({ details }, i) => { details.hidden = !found.has(i); });
    for (const group of section.querySelectorAll('[data-group]'))
      group.hidden = [...group.querySelectorAll('details')].every((details) => details.hidden);
    const ofAll = found.size + ' of ' + entries.length + ' questions';
    status.textContent = !asked ? '' : found.size === 0 ? 'No question contains that. The contact form is below.' : ofAll;
  };
  input.addEventListener('input', filter);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    input.value = '';
    filter();
  });
}
for (const form of document.querySelectorAll('form[data-mail]')) {
  const fields = form.querySelector('[data-fields]');
  const status = form.querySelector('[role=status]');
  const named = () => [...form.elements].filter((control) => control.name);
  const answers = () => named()
    .map((control) => control.labels[0].querySelector('span').textContent + ': ' + control.value)
    .join('\n\n');
  // Half of a character cannot be encoded; it would stop the whole request.
  const encoded = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
  const urlWith = (body) => {
    const topic = form.querySelector('option:checked');
    return (topic ?? form).dataset.mail + '&body=' + encoded(body);
  };
  const box = document.createElement('textarea');
  box.readOnly = true;
  box.rows = 6;
  box.setAttribute('aria-label', 'The request as text');
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      box.remove();
      return true;
    } catch {
      box.value = text;
      status.after(box);
      box.focus();
      box.select();
      return false;
    }
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = answers();
    const url = urlWith(text);
    let said = 'Your mail program opens with the request. If it does not, copy the request as text.';
    if (url.length <= Number(form.dataset.longest)) {
      box.remove();
      location.href = url;
    } else if (await copy(text)) {
      said = 'The request is too long to be handed over, so it was copied: paste it into the email that opens.';
      location.href = urlWith('Please paste the copied request here.');
    } else {
      said = 'The request is too long to be handed over. Copy it from the box below, and paste it into the email that opens.';
      location.href = urlWith('Please paste the request here.');
    }
    status.textContent = said;
  });
  form.querySelector('[data-copy]').addEventListener('click', async () => {
    if (!form.reportValidity()) return;
    const done = await copy(answers());
    status.textContent = done ? 'Copied. Paste it into an email to the address above.' : 'Copy the request from the box below.';
  });
  fields.hidden = false;
  form.querySelector('[data-by-mail]').hidden = true;
}
const said = document.createElement('p');
said.className = 'unseen';
said.setAttribute('role', 'status');
document.body.append(said);

for (const figure of document.querySelectorAll('figure.code')) {
  const pre = figure.querySelector('pre');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  const name = figure.getAttribute('aria-label');
  if (name) button.setAttribute('aria-label', 'Copy: ' + name);
  button.addEventListener('click', async () => {
    let result = 'Copied';
    try {
      await navigator.clipboard.writeText(pre.textContent);
    } catch {
      getSelection().selectAllChildren(pre);
      result = 'Selected';
    }
    button.textContent = result;
    said.textContent = result + '.';
    setTimeout(() => {
      button.textContent = 'Copy';
      said.textContent = '';
    }, 2000);
  });
  (figure.querySelector('[data-tools]') ?? figure.querySelector('figcaption')).append(button);
}
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
