/** Opens the question that the address names, where the browser does not; searches the questions as one types. */
export const questionsScript = `
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
`;
