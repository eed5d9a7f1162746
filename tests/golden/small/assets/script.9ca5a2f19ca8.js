const siteWords = {"search":"Fragen durchsuchen","found":"Gefundene Fragen: {found} von {total}","none":"Keine Frage enthält das.","searchList":"Liste durchsuchen","foundInList":"Gefundene Einträge: {found} von {total}","noneInList":"Kein Eintrag enthält das.","opened":"Ihr E-Mail-Programm öffnet sich mit der Anfrage. Falls nicht, kopieren Sie die Anfrage als Text.","tooLongCopied":"Die Anfrage ist für die Übergabe zu lang und wurde deshalb kopiert: Fügen Sie sie in die E-Mail ein, die sich öffnet.","tooLongBox":"Die Anfrage ist für die Übergabe zu lang. Kopieren Sie sie aus dem Feld unten und fügen Sie sie in die E-Mail ein, die sich öffnet.","pasteCopied":"Bitte fügen Sie die kopierte Anfrage hier ein.","paste":"Bitte fügen Sie die Anfrage hier ein.","requestCopied":"Kopiert. Fügen Sie den Text in eine E-Mail an die oben genannte Adresse ein.","copyBox":"Kopieren Sie die Anfrage aus dem Feld unten.","asText":"Die Anfrage als Text","labelled":"{label}: {value}","close":"Schließen"};
const siteSearch = '/assets/search.5e8940509493.js';
function hideOldBanners() {
	const now = new Date();
	const two = (part) => String(part).padStart(2, "0");
	const today = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
	for (const banner of document.querySelectorAll("[data-until]")) banner.hidden = today >= (banner.dataset.until ?? "");
}
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
function addCodeCopy() {
	for (const pre of document.querySelectorAll("[data-copy] pre")) {
		const { copy = "", copied = "" } = pre.closest("[data-copy]")?.dataset ?? {};
		const button = element("button", copy);
		button.type = "button";
		button.className = "quiet copy";
		button.addEventListener("click", async () => {
			await navigator.clipboard.writeText(pre.textContent ?? "");
			button.textContent = copied;
			setTimeout(() => {
				button.textContent = copy;
			}, 2e3);
		});
		const box = element("div");
		box.className = "code-box";
		pre.replaceWith(box);
		box.append(pre, button);
	}
}
function filled(text, slots) {
	return text.replace(/\{(\w+)\}/g, (slot, name) => String(slots[name] ?? slot));
}
const words = siteWords;
function enableContactForms() {
	for (const form of document.querySelectorAll("form[data-mail]")) enable$1(form);
}
function enable$1(form) {
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
	return [...form.elements].filter((control) => control.name && isChosen(control)).map((control) => filled(words.labelled, {
		label: labelOf(control),
		value: control.value
	})).join("\n\n");
}
const isChosen = (control) => !(control instanceof HTMLInputElement) || control.type !== "radio" || control.checked;
function labelOf(control) {
	return (control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0])?.querySelector("span")?.textContent ?? "";
}
function urlWith(form, body) {
	return `${(form.querySelector("input:checked") ?? form).dataset.mail}&body=${encoded(body)}`;
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
const sameLetters = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	ı: "i",
	ى: "ي",
	ة: "ه",
	ٱ: "ا",
	ی: "ي",
	ک: "ك"
};
const others = new RegExp(`[${Object.keys(sameLetters).join("")}]`, "g");
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u;
const betweenUnspaced = new RegExp(`(${unspaced.source})`, "u");
const umlauts = /[äöü]/;
const article = /^(?:[وفبك]?ال|لل)(?=\p{L}{3})/u;
const ascii = /^[\0-\x7f]*$/;
const isUnspaced = (text) => unspaced.test(text);
function plainOf(text) {
	if (ascii.test(text)) return text.toLowerCase();
	return text.normalize("NFKD").toLowerCase().replace(marks, "").normalize("NFC").replace(others, (letter) => sameLetters[letter] ?? letter).replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15));
}
function spellingsOf(text) {
	const plain = partsOf(plainOf(text));
	if (ascii.test(text)) return plain.map((word) => [word]);
	const lower = text.toLowerCase().normalize("NFC");
	if (!umlauts.test(lower)) return plain.map((word) => article.test(word) ? [word, word.replace(article, "")] : [word]);
	const spelt = partsOf(plainOf(lower.replace(/[äöü]/g, "$&e")));
	return plain.map((word, i) => [...new Set([word, spelt[i] ?? word])]);
}
const wordsOf = (text) => new Set(spellingsOf(text).flat());
function partsOf(plain) {
	const words = plain.match(ascii.test(plain) ? /[a-z0-9]+/g : /[\p{L}\p{M}\p{N}]+/gu) ?? [];
	if (!unspaced.test(plain)) return words;
	return words.flatMap((word) => word.split(betweenUnspaced).filter(Boolean).flatMap(pairsOf));
}
function pairsOf(part) {
	const letters = [...part];
	if (letters.length < 3 || !unspaced.test(part)) return [part];
	return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
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
function closeLeftMenus() {
	const closeOutside = ({ target }) => {
		for (const menu of document.querySelectorAll(".masthead details[open]")) menu.open = menu.contains(target);
	};
	document.addEventListener("pointerdown", closeOutside);
	document.addEventListener("focusin", closeOutside);
	document.addEventListener("keydown", ({ key }) => {
		const open = document.querySelector(".masthead details[open]");
		if (key !== "Escape" || open === null) return;
		open.open = false;
		open.querySelector("summary")?.focus();
	});
}
const hangul = /\p{scx=Hangul}/u;
function likeness(query, word) {
	if (query === word) return 1;
	if (query.length > (hangul.test(query) ? 1 : 2) && word.startsWith(query)) return .8;
	let common = 0;
	while (common < query.length && query[common] === word[common]) common += 1;
	const longest = Math.max(query.length, word.length);
	if (common > 3 && common >= .6 * longest && longest - common <= 4) return .7;
	if (query.length > 3 && word.includes(query)) return .6;
	return word.length > 4 && query.includes(word) ? .4 : 0;
}
function fuzzyLikeness(query, word) {
	const most = Math.round(.2 * query.length);
	if (query.length < 4 || Math.abs(query.length - word.length) > most) return 0;
	return distance(query, word) <= most ? .5 : 0;
}
function distance(a, b) {
	let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? i) + 1 : replaced;
			next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
		}
		[before, row] = [row, next];
	}
	return row[b.length] ?? 0;
}
const substance = (word, isUnspaced) => isUnspaced || hangul.test(word) ? 1 : Math.min(1, word.length / 4);
const ofTitle = 3;
const ofSynonym = .7;
const ofSmallWord = .1;
function wordIndex(entries, synonyms = [], small = "") {
	const places = new Map();
	for (const [i, { title, text = "", also = "" }] of entries.entries()) {
		const titles = spellingsOf(title);
		const weight = ofTitle + 1 / (1 + titles.length);
		for (const [much, words] of [
			[weight, titles],
			[weight, spellingsOf(also)],
			[1, spellingsOf(text)]
		]) for (const word of words.flat()) {
			const scores = places.get(word) ?? new Map();
			scores.set(i, Math.max(much, scores.get(i) ?? 0));
			places.set(word, scores);
		}
	}
	const parse = queryParser(synonyms);
	const smallWords = new Set(spellingsOf(small).flat());
	return (query) => rankEntries(places, entries.length, parse(query), smallWords);
}
function queryParser(synonyms) {
	const groups = synonyms.map((group) => group.map((text) => ({
		text,
		words: spellingsOf(text)
	})));
	return (query) => {
		const asked = [...new Map(spellingsOf(query).map((spellings) => [spellings[0], spellings])).values()];
		const isAsked = ({ words }) => words.length > 0 && words.every((word) => asked.some((spellings) => spellings.some((each) => word.includes(each))));
		return {
			asked,
			meant: groups.flatMap((group) => {
				const said = group.filter(isAsked);
				return said.length === 0 ? [] : [{
					said,
					others: group.filter((member) => !said.includes(member))
				}];
			})
		};
	};
}
function findWord(places, spellings) {
	const like = (measure) => {
		const found = new Map();
		for (const [word, scores] of places) {
			const near = spellings.reduce((most, each) => Math.max(most, measure(each, word)), 0);
			if (near > 0) for (const [i, weight] of scores) found.set(i, Math.max(near * weight, found.get(i) ?? 0));
		}
		return found;
	};
	const found = like(likeness);
	return found.size > 0 ? found : like(fuzzyLikeness);
}
function findMember(places, { words }) {
	const each = words.map((word) => findWord(places, word));
	const all = [...each[0] ?? []].filter(([i]) => each.every((found) => found.has(i)));
	return new Map(all.map(([i]) => [i, each.reduce((sum, found) => sum + (found.get(i) ?? 0), 0) / each.length]));
}
function rankEntries(places, count, { asked, meant }, smallWords) {
	const scores = new Map();
	const shares = new Map();
	let possible = 0;
	for (const spellings of asked) {
		const found = findWord(places, spellings);
		const [word = ""] = spellings;
		const rarity = Math.log((count + 1) / (Math.max(1, found.size) + .5));
		for (const { said, others } of meant) {
			if (!said.some(({ words }) => words[0]?.includes(word))) continue;
			for (const [i, much] of others.flatMap((member) => [...findMember(places, member)])) found.set(i, Math.max(ofSynonym * much, found.get(i) ?? 0));
		}
		const weight = rarity * substance(word, isUnspaced(word)) * (smallWords.has(word) ? ofSmallWord : 1);
		if (found.size > 0) possible += weight;
		for (const [i, much] of found) {
			scores.set(i, (scores.get(i) ?? 0) + weight * much);
			shares.set(i, (shares.get(i) ?? 0) + weight * Math.min(1, .4 + .6 * much));
		}
	}
	const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
	const least = Math.max(.25 * highest, .1 * possible);
	const best = [...scores].filter(([, score]) => score > 0 && score >= least);
	const rank = ([i, score]) => score * (shares.get(i) ?? 0);
	return {
		entries: best.sort((a, b) => rank(b) - rank(a) || a[0] - b[0]).map(([i]) => i),
		also: meant.flatMap(({ others }) => others.map(({ text }) => text))
	};
}
const mostShown = 5;
function putNearestFirst() {
	for (const list of document.querySelectorAll("[data-nearest]")) {
		const items = [...list.children];
		const found = wordIndex(items.map((item) => {
			return {
				title: item.textContent ?? "",
				text: wordsIn(item.querySelector("a")?.getAttribute("href") ?? "")
			};
		}))(wordsIn(location.pathname)).entries;
		if (found.length === 0) continue;
		const nearest = found.slice(0, mostShown).flatMap((i) => items[i] ?? []);
		for (const item of nearest.toReversed()) list.prepend(item);
		for (const item of items) item.hidden = !nearest.includes(item);
		const heading = list.previousElementSibling;
		if (heading) heading.textContent = list.dataset.nearest ?? "";
	}
}
function wordsIn(path) {
	try {
		return decodeURIComponent(path).replace(/[/_.-]+/g, " ");
	} catch {
		return path;
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
	if (target && !details && id.startsWith(anchor)) goToQuestion(id.slice(anchor.length));
	if (!target || !details || details.open) return;
	details.open = true;
	target.scrollIntoView();
}
const anchor = "question-";
function goToQuestion(id) {
	const named = document.querySelector(`[id^="${anchor}"] a`);
	if (named) location.replace(named.href.replace(/[^/]+\/$/, `${id}/`));
}
function addQuestionSearch() {
	for (const place of document.querySelectorAll("[data-search]")) addSearch(place);
}
function addSearch(place) {
	const section = place.parentElement ?? document.body;
	const entries = [...section.querySelectorAll("details")].map((details) => ({
		details,
		title: `${find(details, "summary").textContent} ${details.closest("[data-group]")?.querySelector("h2")?.textContent ?? ""}`,
		text: find(details, ".answer").textContent ?? ""
	}));
	const search = wordIndex(entries);
	addSearchBox(place, words.search, (text) => {
		const asked = wordsOf(text).size > 0;
		const found = new Set(asked ? search(text).entries : entries.keys());
		for (const [i, { details }] of entries.entries()) details.hidden = !found.has(i);
		for (const group of section.querySelectorAll("[data-group]")) group.hidden = [...group.querySelectorAll("details")].every((details) => details.hidden);
		const ofAll = filled(words.found, {
			found: found.size,
			total: entries.length
		});
		return !asked ? "" : found.size === 0 ? words.none : ofAll;
	});
}
function enableSiteSearch() {
	for (const box of document.querySelectorAll("[data-site-search]")) enable(box);
	const link = document.querySelector("a[data-search-link]");
	if (link) enableLink(link);
}
function enableLink(link) {
	let dialog;
	const open = () => {
		const isHere = link.pathname === location.pathname;
		if (!isHere) {
			dialog ??= addDialog(link);
			dialog.showModal();
		}
		(isHere ? document : dialog)?.querySelector("[data-site-search] input")?.select();
	};
	link.setAttribute("aria-haspopup", "dialog");
	link.setAttribute("aria-keyshortcuts", "/");
	link.addEventListener("click", (event) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		open();
	});
	if (document.querySelector("[data-reference-search]")) return;
	addEventListener("keydown", (event) => {
		const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
		if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
		event.preventDefault();
		open();
	});
}
function addDialog(link) {
	const [dialog, box, label, input, found] = [
		element("dialog"),
		element("div"),
		element("label"),
		element("input"),
		element("div")
	];
	const name = link.textContent ?? "";
	const close = element("button", words.close);
	dialog.className = "search-dialog";
	close.className = "second";
	close.type = "button";
	box.className = "site-search";
	box.dataset.siteSearch = link.pathname;
	box.setAttribute("role", "search");
	for (const named of [dialog, box]) named.setAttribute("aria-label", name);
	input.type = "search";
	input.autocomplete = "off";
	input.enterKeyHint = "search";
	found.className = "found";
	found.dataset.found = "";
	label.append(element("span", name), input);
	box.append(label, found);
	dialog.append(close, box);
	dialog.addEventListener("click", ({ target }) => {
		if (target === dialog || target === close || target.closest("a")) dialog.close();
	});
	document.body.append(dialog);
	enable(box);
	return dialog;
}
function enable(box) {
	let isOpen = false;
	const open = async () => {
		if (isOpen) return;
		isOpen = true;
		try {
			await (await import(siteSearch)).openSearch(box, box.dataset.siteSearch ?? "");
		} catch {
			isOpen = false;
		}
	};
	box.hidden = false;
	box.addEventListener("focusin", open);
	if (location.hash.startsWith("#q=") && location.pathname === box.dataset.siteSearch) open();
}
hideOldBanners();
closeLeftMenus();
addCodeCopy();
openNamedQuestion();
enableSiteSearch();
addQuestionSearch();
addListSearch();
enableContactForms();
putNearestFirst();
