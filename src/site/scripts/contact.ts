import type { ContactWords } from './contact-words.ts';
import { element, find } from './dom.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Hands the answers of the contact form to the visitor's mail program. The subject is part of the links that the page
 * brings; only the body is made here, as mailUrl() in src/site/request-mail.ts makes it.
 */
export function enableContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-mail]')) enable(form);
}

function enable(form: HTMLFormElement): void {
  const status = find(form, '[role=status]');
  const words: ContactWords = JSON.parse(find(form, '[data-words]').textContent ?? '');
  const copy = copier(status, words.asText);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = answersOf(form, words);
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
    const done = await copy.text(answersOf(form, words));
    status.textContent = done ? words.copied : words.copyBox;
  });
  find(form, '[data-fields]').hidden = false;
  find(form, '[data-by-mail]').hidden = true;
}

/** Every answer below its label, as the mail program is handed it. */
function answersOf(form: HTMLFormElement, { labelled }: ContactWords): string {
  const named = ([...form.elements] as Control[]).filter((control) => control.name);
  return named.map((control) => filled(labelled, control)).join('\n\n');
}

/** A label and its answer in one pass, so that no answer is taken for a slot. */
function filled(labelled: string, control: Control): string {
  return labelled.replace(/\{(label|value)\}/g, (_, slot) => (slot === 'label' ? labelOf(control) : control.value));
}

function labelOf({ labels }: Control): string {
  return labels?.[0]?.querySelector('span')?.textContent ?? '';
}

function urlWith(form: HTMLFormElement, body: string): string {
  const topic = form.querySelector<HTMLOptionElement>('option:checked');
  return `${(topic ?? form).dataset.mail}&body=${encoded(body)}`;
}

/** Half of a character cannot be encoded; it would stop the whole request. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?|\n/g, '\r\n'));
}

/** Copies a text, or shows it selected in a box below `status` where copying is refused. */
function copier(status: HTMLElement, name: string) {
  const box = element('textarea');
  box.readOnly = true;
  box.rows = 6;
  box.setAttribute('aria-label', name);
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
