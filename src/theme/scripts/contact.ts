import { element, find } from './dom.ts';
import { filled } from './filled.ts';
import { words } from './words.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands the answers of the contact form to the visitor's mail program. The subject is part of the links that the page
 * brings; only the body is made here, as mailUrl() in src/site/request-mail.ts makes it.
 */
export function enableContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-mail]')) enable(form);
}

function enable(form: HTMLFormElement): void {
  const status = find(form, '[role=status]');
  const copy = copier(status);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = answersOf(form);
    const url = urlWith(form, text);
    let said = words.opened;
    if (url.length <= Number(form.dataset.longest)) {
      copy.box.remove();
      location.href = url;
    } else if (await copy.text(text)) {
      said = words.tooLongCopied;
      location.href = urlWith(form, words.pasteCopied);
    } else {
      said = words.tooLongBox;
      location.href = urlWith(form, words.paste);
    }
    status.textContent = said;
  });
  find(form, '[data-copy]').addEventListener('click', async () => {
    if (!form.reportValidity()) return;
    const done = await copy.text(answersOf(form));
    status.textContent = done ? words.requestCopied : words.copyBox;
  });
  find(form, '[data-fields]').hidden = false;
  find(form, '[data-by-mail]').hidden = true;
}

/** Answers below their labels, for a mail. */
function answersOf(form: HTMLFormElement): string {
  const named = ([...form.elements] as Control[]).filter((control) => control.name && isChosen(control));
  return named.map((control) => filled(words.labelled, { label: labelOf(control), value: control.value })).join('\n\n');
}

const isChosen = (control: Control) =>
  !(control instanceof HTMLInputElement) || control.type !== 'radio' || control.checked;

/** Label of a field; for a radio button, that of its group. */
function labelOf(control: Control): string {
  const named = control.closest('fieldset')?.querySelector('legend') ?? control.labels?.[0];
  return named?.querySelector('span')?.textContent ?? '';
}

function urlWith(form: HTMLFormElement, body: string): string {
  const topic = form.querySelector<HTMLInputElement>('input:checked');
  return `${(topic ?? form).dataset.mail}&body=${encoded(body)}`;
}

/** Lone surrogates cannot be encoded and would stop the request. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
}

/** Copies a text; if refused, shows it selected in a box below `status`. */
function copier(status: HTMLElement) {
  const box = element('textarea');
  box.readOnly = true;
  box.rows = 6;
  box.setAttribute('aria-label', words.asText);
  const text = async (value: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(value);
      box.remove();
      return true;
    } catch {
      box.value = value;
      status.after(box);
      box.focus();
      box.select();
      return false;
    }
  };
  return { box, text };
}
