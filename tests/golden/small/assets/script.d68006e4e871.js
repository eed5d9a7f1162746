const siteWords = {"copy":"Kopieren","copyOf":"Kopieren: {name}","copied":"Kopiert","selected":"Markiert","search":"Fragen durchsuchen","found":"Gefundene Fragen: {found} von {total}","none":"Keine Frage enthält das. Das Kontaktformular steht weiter unten.","searchList":"Liste durchsuchen","foundInList":"Gefundene Einträge: {found} von {total}","noneInList":"Kein Eintrag enthält das.","tryIt":"Ausprobieren","tryItOf":"Ausprobieren: GET {path}","example":"Beispiel","showExample":"Beispiel zeigen: {path}","failed":"Keine Antwort: {reason}","notSent":"nicht gesendet","size":"Größe in Byte","body":"Inhalt: {path}","opened":"Ihr E-Mail-Programm öffnet sich mit der Anfrage. Falls nicht, kopieren Sie die Anfrage als Text.","tooLongCopied":"Die Anfrage ist für die Übergabe zu lang und wurde deshalb kopiert: Fügen Sie sie in die E-Mail ein, die sich öffnet.","tooLongBox":"Die Anfrage ist für die Übergabe zu lang. Kopieren Sie sie aus dem Feld unten und fügen Sie sie in die E-Mail ein, die sich öffnet.","pasteCopied":"Bitte fügen Sie die kopierte Anfrage hier ein.","paste":"Bitte fügen Sie die Anfrage hier ein.","requestCopied":"Kopiert. Fügen Sie den Text in eine E-Mail an die oben genannte Adresse ein.","copyBox":"Kopieren Sie die Anfrage aus dem Feld unten.","asText":"Die Anfrage als Text","labelled":"{label}: {value}"};
function find(place, selector) {
	const found = place.querySelector(selector);
	if (!found) throw new Error(`The page has no ${selector}.`);
	return found;
}
function element(name, text = "") {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}
function filled(text, slots) {
	return text.replace(/\{(\w+)\}/g, (slot, name) => String(slots[name] ?? slot));
}
const region = element("p");
region.className = "unseen";
region.setAttribute("role", "status");
document.body.append(region);
function say(text) {
	region.textContent = text;
}
const words = siteWords;
function addCopyButtons() {
	for (const figure of document.querySelectorAll("figure.code")) addCopyButton(figure);
}
function addCopyButton(figure) {
	const pre = find(figure, "pre");
	const button = element("button", words.copy);
	button.type = "button";
	button.className = "quiet";
	const name = figure.getAttribute("aria-label");
	if (name) button.setAttribute("aria-label", filled(words.copyOf, { name }));
	button.addEventListener("click", async () => {
		let result = words.copied;
		try {
			await navigator.clipboard.writeText(pre.textContent ?? "");
		} catch {
			getSelection()?.selectAllChildren(pre);
			result = words.selected;
		}
		button.textContent = result;
		say(result);
		setTimeout(() => {
			button.textContent = words.copy;
			say("");
		}, 2e3);
	});
	(figure.querySelector("[data-tools]") ?? find(figure, "figcaption")).append(button);
}
function enableContactForms() {
	for (const form of document.querySelectorAll("form[data-mail]")) enable(form);
}
function enable(form) {
	const status = find(form, "[role=status]");
	const copy = copier(status);
	form.addEventListener("submit", async (event) => {
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
	find(form, "[data-copy]").addEventListener("click", async () => {
		if (!form.reportValidity()) return;
		const done = await copy.text(answersOf(form));
		status.textContent = done ? words.requestCopied : words.copyBox;
	});
	find(form, "[data-fields]").hidden = false;
	find(form, "[data-by-mail]").hidden = true;
}
function answersOf(form) {
	return [...form.elements].filter((control) => control.name).map((control) => filled(words.labelled, {
		label: labelOf(control),
		value: control.value
	})).join("\n\n");
}
function labelOf({ labels }) {
	return labels?.[0]?.querySelector("span")?.textContent ?? "";
}
function urlWith(form, body) {
	return `${(form.querySelector("option:checked") ?? form).dataset.mail}&body=${encoded(body)}`;
}
function encoded(text) {
	return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "�").replace(/\r\n?|\n/g, "\r\n"));
}
function copier(status) {
	const box = element("textarea");
	box.readOnly = true;
	box.rows = 6;
	box.setAttribute("aria-label", words.asText);
	const text = async (value) => {
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
	return {
		box,
		text
	};
}
function addSearchBox(place, name, filter) {
	const label = element("label");
	const input = element("input");
	const status = element("p");
	input.type = "search";
	input.autocomplete = "off";
	label.append(name, input);
	status.setAttribute("role", "status");
	place.setAttribute("role", "search");
	place.append(label, status);
	const show = () => {
		status.textContent = filter(input.value);
	};
	const empty = () => {
		input.value = "";
		show();
	};
	input.addEventListener("input", show);
	input.addEventListener("keydown", (event) => {
		if (event.key !== "Escape" || input.value === "") return;
		event.preventDefault();
		empty();
	});
	return empty;
}
const sameLetters = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ı: "i"
};
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const betweenUnspaced = new RegExp(`(${unspaced.source})`, "u");
const hangul = /\p{scx=Hangul}/u;
function plainOf(text) {
	return text.toLowerCase().normalize("NFKD").replace(marks, "").normalize("NFC").replace(/[ßæœøłđðı]/g, (letter) => sameLetters[letter] ?? letter);
}
function wordsOf(text) {
	const words = plainOf(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	return new Set(words.flatMap((word) => word.split(betweenUnspaced).filter(Boolean).flatMap(pairsOf)));
}
function pairsOf(part) {
	const letters = [...part];
	if (letters.length < 3 || !unspaced.test(part)) return [part];
	return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}
function likeness(query, word) {
	if (query === word) return 1;
	if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return .8;
	let common = 0;
	while (common < query.length && query[common] === word[common]) common += 1;
	if (common > 3 && common >= .6 * Math.max(query.length, word.length)) return .7;
	if (query.length > 3 && word.includes(query)) return .6;
	return word.length > 4 && query.includes(word) ? .4 : 0;
}
const substance = (word) => unspaced.test(word) || hangul.test(word) ? 1 : Math.min(1, word.length / 4);
function search(entries, query) {
	const texts = entries.map(({ title, text }) => [[2, wordsOf(title)], [1, wordsOf(text)]]);
	const scores = new Map(entries.map((_, i) => [i, 0]));
	let possible = 0;
	for (const word of wordsOf(query)) {
		const found = texts.map((fields) => best(fields, word));
		const weight = Math.log((entries.length + 1) / (Math.max(1, found.filter(Boolean).length) + .5)) * substance(word);
		possible += weight;
		for (const [i, much] of found.entries()) scores.set(i, (scores.get(i) ?? 0) + weight * much);
	}
	const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
	const least = Math.max(.4 * highest, .2 * possible);
	return [...scores].filter(([, score]) => score > 0 && score >= least).sort(([, a], [, b]) => b - a).map(([i]) => i);
}
function best(fields, word) {
	let most = 0;
	for (const [weight, words] of fields) for (const other of words) most = Math.max(most, weight * likeness(word, other));
	return most;
}
function addListSearch() {
	for (const place of document.querySelectorAll("[data-list-search]")) {
		const items = [...place.nextElementSibling?.children ?? []];
		let texts;
		const empty = addSearchBox(place, words.searchList, (text) => {
			texts ??= items.map((item) => plainOf(item.textContent ?? ""));
			const asked = plainOf(text).split(/\s+/).filter(Boolean);
			let found = 0;
			for (const [i, item] of items.entries()) {
				const isFound = asked.every((word) => texts?.[i]?.includes(word));
				if (isFound) found += 1;
				if (item.hidden === isFound) item.hidden = !isFound;
			}
			const ofAll = filled(words.foundInList, {
				found,
				total: items.length
			});
			return asked.length === 0 ? "" : found === 0 ? words.noneInList : ofAll;
		});
		addEventListener("hashchange", () => {
			const target = document.getElementById(location.hash.slice(1));
			if (!target?.hidden) return;
			empty();
			target.scrollIntoView();
		});
	}
}
function openNamedQuestion() {
	addEventListener("hashchange", revealTarget);
	revealTarget();
}
function revealTarget() {
	let id = location.hash.slice(1);
	try {
		id = decodeURIComponent(id);
	} catch {
		return;
	}
	const target = id === "" ? null : document.getElementById(id);
	const details = target?.closest("details");
	if (!target || !details || details.open) return;
	details.open = true;
	target.scrollIntoView();
}
function addQuestionSearch() {
	for (const place of document.querySelectorAll("[data-search]")) addSearch(place);
}
function addSearch(place) {
	const section = place.closest("section") ?? document.body;
	const entries = [...section.querySelectorAll("details")].map((details) => ({
		details,
		title: `${find(details, "summary").textContent} ${details.closest("[data-group]")?.querySelector("h3")?.textContent ?? ""}`,
		text: find(details, ".answer").textContent ?? ""
	}));
	addSearchBox(place, words.search, (text) => {
		const asked = wordsOf(text).size > 0;
		const found = new Set(asked ? search(entries, text) : entries.keys());
		for (const [i, { details }] of entries.entries()) details.hidden = !found.has(i);
		for (const group of section.querySelectorAll("[data-group]")) group.hidden = [...group.querySelectorAll("details")].every((details) => details.hidden);
		const ofAll = filled(words.found, {
			found: found.size,
			total: entries.length
		});
		return !asked ? "" : found.size === 0 ? words.none : ofAll;
	});
}
function addTryButtons() {
	for (const place of document.querySelectorAll("[data-try]")) addTryButton(place, place.dataset.try ?? "");
}
function addTryButton(place, path) {
	const example = find(place, "[data-example]");
	const tools = find(place, "[data-try-tools]");
	const back = button(tools, words.example, filled(words.showExample, { path }));
	const ask = button(tools, words.tryIt, filled(words.tryItOf, { path }));
	const answer = element("div");
	const status = element("p");
	place.append(answer);
	answer.append(status);
	back.className = "second";
	back.hidden = true;
	answer.className = "answer";
	status.className = "status-line";
	const showAnswer = (text, shown = document.createDocumentFragment()) => {
		if (!example.hidden) answer.style.minHeight = `${example.offsetHeight}px`;
		example.hidden = true;
		back.hidden = false;
		answer.replaceChildren(status, shown);
		status.textContent = text;
		say(text);
		answer.scrollIntoView({ block: "nearest" });
	};
	back.addEventListener("click", () => {
		answer.replaceChildren(status);
		answer.style.minHeight = "";
		status.textContent = "";
		say("");
		example.hidden = false;
		back.hidden = true;
		ask.focus();
	});
	ask.addEventListener("click", async () => {
		ask.disabled = true;
		try {
			const { text, shown } = await answerOf(path);
			showAnswer(text, shown);
		} catch (error) {
			showAnswer(filled(words.failed, { reason: error instanceof Error ? error.message : String(error) }));
		}
		ask.disabled = false;
		if (document.activeElement === document.body) ask.focus({ preventScroll: true });
	});
}
function button(place, text, label) {
	const made = element("button", text);
	made.type = "button";
	made.setAttribute("aria-label", label);
	place.append(made);
	return made;
}
async function answerOf(path) {
	const response = await fetch(path, {
		headers: { accept: "application/json" },
		credentials: "omit",
		cache: "no-cache"
	});
	const body = await response.text();
	const fields = element("dl");
	for (const name of [
		"content-type",
		"etag",
		"cache-control"
	]) fields.append(element("dt", name), element("dd", response.headers.get(name) ?? words.notSent));
	fields.append(element("dt", words.size), element("dd", `${new TextEncoder().encode(body).length}`));
	const region = element("section");
	region.tabIndex = 0;
	region.setAttribute("aria-label", filled(words.body, { path }));
	const pre = element("pre");
	pre.append(element("code", body));
	region.append(pre);
	const shown = document.createDocumentFragment();
	shown.append(fields, region);
	return {
		text: `${response.status} ${response.ok ? "OK" : response.statusText}`,
		shown
	};
}
openNamedQuestion();
addQuestionSearch();
addListSearch();
enableContactForms();
addCopyButtons();
addTryButtons();
