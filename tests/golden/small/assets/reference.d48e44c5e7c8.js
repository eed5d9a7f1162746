const referenceWords = {"copy":"Kopieren","copyOf":"Kopieren: {name}","copied":"Kopiert","selected":"Markiert","search":"Feld","found":"Gefundene Felder: {found} von {total}","none":"Kein Feld enthält das.","fieldsOf":"Felder: {title}","live":"Live-Antwort","tryIt":"Ausprobieren","tryItOf":"Ausprobieren: GET {path}","idle":"Noch nicht gefragt: „Ausprobieren“ sendet die Anfrage.","asking":"Anfrage läuft …","done":"{status}, {ms} ms, {size} Byte","failed":"Keine Antwort: {reason}","timeout":"keine innerhalb von {n} Sekunden","offline":"dieses Gerät ist offline","headers":"Kopfzeilen der Antwort","body":"Inhalt: {path}"};
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
const words = referenceWords;
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
		tell(button, result);
	});
	find(figure, "figcaption").append(button);
}
function tell(button, result) {
	const text = button.textContent;
	button.style.minInlineSize = `${button.offsetWidth}px`;
	button.textContent = result;
	say(result);
	setTimeout(() => {
		if (button.textContent === result) button.textContent = text;
		say("");
	}, 2e3);
}
function addAgentCopies() {
	for (const button of document.querySelectorAll("[data-agent]")) {
		const { href } = find(button.closest("section") ?? document.body, "a[data-mirror]");
		button.addEventListener("click", () => copy(button, href));
		button.hidden = false;
	}
}
async function copy(button, href) {
	const text = markdownAt(href);
	try {
		const type = "text/plain";
		await navigator.clipboard.write([new ClipboardItem({ [type]: text.then((said) => new Blob([said], { type })) })]);
		tell(button, words.copied);
	} catch {
		try {
			select(button, await text);
			tell(button, words.selected);
		} catch (error) {
			say(filled(words.failed, { reason: String(error instanceof Error ? error.message : error) }));
		}
	}
}
async function markdownAt(href) {
	const response = await fetch(href, { credentials: "omit" });
	if (!response.ok) throw new Error(`${response.status}`);
	return response.text();
}
function select(button, text) {
	const line = button.parentElement;
	const known = line?.parentElement?.querySelector("textarea");
	const box = known ?? element("textarea");
	box.readOnly = true;
	box.rows = 6;
	box.value = text;
	box.setAttribute("aria-label", button.getAttribute("aria-label") ?? "");
	if (!known) line?.after(box);
	box.focus();
	box.select();
}
function addFieldList() {
	const nav = document.querySelector(".reference-contents");
	const heading = document.querySelector(".endpoint h1");
	const fields = [...document.querySelectorAll(".endpoint-fields > .fields > [id]")].filter(({ id }) => id.split(".").length === 2);
	if (!nav || !heading || fields.length === 0) return;
	const links = element("ul");
	for (const field of fields) {
		const link = element("a");
		const name = element("code", field.id.slice(field.id.indexOf(".") + 1));
		name.dir = "ltr";
		link.href = `#${field.id}`;
		link.append(name);
		const item = element("li");
		item.append(link);
		links.append(item);
	}
	nav.append(element("p", filled(words.fieldsOf, { title: heading.textContent ?? "" })), links);
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
new RegExp(`(${/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/u.source})`, "u");
const ascii = /^[\0-\x7f]*$/;
function plainOf(text) {
	if (ascii.test(text)) return text.toLowerCase();
	return text.normalize("NFKD").toLowerCase().replace(marks, "").normalize("NFC").replace(others, (letter) => sameLetters[letter] ?? letter).replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15));
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
function addReferenceSearch() {
	const place = document.querySelector("[data-reference-search]");
	const page = document.querySelector(".reference");
	if (!place || !page) return;
	const fields = [...page.querySelectorAll(".endpoint-fields > .fields [id]")].map(read);
	let first;
	const empty = addSearchBox(place, words.search, (text) => {
		const asked = plainOf(text).split(/\s+/).filter(Boolean);
		const isAsked = asked.length > 0;
		page.toggleAttribute("data-searching", isAsked);
		const found = fields.filter(({ text: said }) => asked.every((word) => said.includes(word)));
		const shown = new Set(found.flatMap(({ element }) => withParents(element)));
		for (const { element } of fields) element.hidden = !shown.has(element);
		if (isAsked) for (const { element } of found) open(element);
		first = isAsked ? found[0]?.element : void 0;
		if (!isAsked) return "";
		return found.length === 0 ? words.none : filled(words.found, {
			found: found.length,
			total: fields.length
		});
	});
	const input = find(place, "input");
	input.placeholder = "/";
	input.setAttribute("aria-keyshortcuts", "/");
	input.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || !first) return;
		event.preventDefault();
		location.hash = first.id;
		first.scrollIntoView();
	});
	addEventListener("keydown", (event) => {
		const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
		if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
		event.preventDefault();
		input.focus();
	});
	addEventListener("hashchange", () => {
		const target = document.querySelector(":target");
		if (target?.closest("[hidden]")) empty();
		target?.scrollIntoView();
	});
}
const read = (element) => ({
	element,
	text: plainOf(`${element.id} ${element.id.replace(/(?=[A-Z])/g, " ")} `) + plain(element)
});
function plain(element) {
	const copy = element.cloneNode(true);
	for (const folded of copy.querySelectorAll("details")) folded.remove();
	return plainOf(copy.textContent ?? "");
}
const withParents = (element) => {
	const parent = element.parentElement?.closest(".fields > [id]");
	return parent ? [element, ...withParents(parent)] : [element];
};
function open(element) {
	const details = element.closest("details");
	if (details) details.open = true;
}
function tabsOf(place, chosen = () => {}) {
	const head = element("div");
	const list = element("div");
	head.className = "tabs-head";
	list.className = "tabs";
	list.setAttribute("role", "tablist");
	list.setAttribute("aria-label", place.dataset.tabs ?? "");
	head.append(list);
	const all = [];
	const show = (wanted) => {
		if (!all.some(({ name }) => name === wanted)) return;
		for (const { name, tab, panel } of all) {
			tab.setAttribute("aria-selected", `${name === wanted}`);
			tab.tabIndex = name === wanted ? 0 : -1;
			panel.hidden = name !== wanted;
		}
	};
	const choose = (name) => {
		show(name);
		chosen(name);
	};
	const add = (name, content) => {
		const tab = element("button", name);
		const panel = element("div");
		tab.type = "button";
		tab.id = `${place.id}-tab-${all.length}`;
		panel.id = `${place.id}-panel-${all.length}`;
		tab.setAttribute("role", "tab");
		tab.setAttribute("aria-controls", panel.id);
		tab.addEventListener("click", () => choose(name));
		panel.setAttribute("role", "tabpanel");
		panel.setAttribute("aria-labelledby", tab.id);
		for (const each of content) panel.append(each);
		list.append(tab);
		place.append(panel);
		all.push({
			name,
			tab,
			panel
		});
		show(all[0]?.name ?? "");
		return panel;
	};
	list.addEventListener("keydown", (event) => {
		const at = all.findIndex(({ tab }) => tab === event.target);
		const next = nextOf(event.key, at, all.length, getComputedStyle(list).direction === "rtl");
		const to = next === void 0 ? void 0 : all[next];
		if (!to) return;
		event.preventDefault();
		choose(to.name);
		to.tab.focus();
	});
	const details = [...place.querySelectorAll(":scope > details")];
	place.replaceChildren(head);
	for (const each of details) {
		const summary = find(each, "summary");
		summary.remove();
		add(summary.textContent ?? "", [...each.childNodes]);
	}
	place.classList.add("ready");
	return {
		head,
		add,
		show
	};
}
function nextOf(key, at, count, isRtl) {
	const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : void 0;
	if (step !== void 0) return (at + (isRtl ? -step : step) + count) % count;
	return key === "Home" ? 0 : key === "End" ? count - 1 : void 0;
}
const key = "reference-language";
function addSnippetTabs() {
	const panes = [...document.querySelectorAll(".tabbed:not([data-try])")].map((place) => tabsOf(place, (name) => {
		for (const pane of panes) pane.show(name);
		remember(name);
	}));
	const name = remembered();
	if (name !== null) for (const pane of panes) pane.show(name);
}
function remembered() {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
function remember(name) {
	try {
		localStorage.setItem(key, name);
	} catch {}
}
function openTarget() {
	const open = () => {
		const target = document.querySelector(":target");
		const details = target?.closest("details");
		if (!target || !details || details.open) return;
		details.open = true;
		target.scrollIntoView();
	};
	addEventListener("hashchange", open);
	open();
}
const patience = 10;
function addTryButtons() {
	for (const place of document.querySelectorAll("[data-try]")) addTryButton(place, place.dataset.try ?? "");
}
function addTryButton(place, path) {
	const tabs = tabsOf(place);
	const status = element("p", words.idle);
	const shown = element("div");
	const ask = element("button", words.tryIt);
	status.className = "status-line";
	status.setAttribute("role", "status");
	shown.className = "answer-parts";
	ask.type = "button";
	ask.setAttribute("aria-label", filled(words.tryItOf, { path }));
	tabs.add(words.live, [status, shown]).className = "answer";
	tabs.head.append(ask);
	let isAsking = false;
	ask.addEventListener("click", async () => {
		if (isAsking) return;
		isAsking = true;
		tabs.show(words.live);
		status.className = "status-line";
		status.dir = "auto";
		status.textContent = words.asking;
		shown.replaceChildren();
		try {
			const { text, isGood, fields, body } = await answerOf(path);
			status.classList.add(isGood ? "good" : "bad");
			status.dir = "ltr";
			status.textContent = text;
			shown.replaceChildren(fields, body);
		} catch (error) {
			status.classList.add("bad");
			status.textContent = filled(words.failed, { reason: String(error instanceof Error ? error.message : error) });
		}
		isAsking = false;
	});
}
async function answerOf(path) {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), patience * 1e3);
	const start = performance.now();
	try {
		const response = await fetch(path, {
			headers: { accept: "application/json" },
			credentials: "omit",
			cache: "no-cache",
			signal: controller.signal
		});
		const body = await response.text();
		const status = `${response.status} ${response.ok ? "OK" : response.statusText}`.trim();
		const ms = Math.round(performance.now() - start);
		const size = new TextEncoder().encode(body).length;
		return {
			text: filled(words.done, {
				status,
				ms,
				size
			}),
			isGood: response.ok,
			fields: headerList(response),
			body: bodyOf(path, body)
		};
	} catch (error) {
		if (controller.signal.aborted) throw new Error(filled(words.timeout, { n: patience }));
		throw navigator.onLine ? error : new Error(words.offline);
	} finally {
		clearTimeout(timer);
	}
}
function headerList({ headers }) {
	const details = element("details");
	const fields = element("dl");
	details.append(element("summary", words.headers), fields);
	for (const [name, value] of headers) {
		const field = element("dd");
		field.append(element("code", value));
		fields.append(element("dt", name), field);
	}
	return details;
}
function bodyOf(path, body) {
	const region = element("section");
	const pre = element("pre");
	const code = element("code");
	region.tabIndex = 0;
	region.dir = "ltr";
	region.setAttribute("aria-label", filled(words.body, { path }));
	for (const [i, part] of body.split(/^( *"\w+")(?=: )/gm).entries()) {
		const piece = i % 2 === 1 ? element("span", part) : part;
		if (typeof piece !== "string") piece.className = "member";
		code.append(piece);
	}
	pre.append(code);
	region.append(pre);
	return region;
}
addSnippetTabs();
addTryButtons();
addCopyButtons();
addAgentCopies();
addFieldList();
addReferenceSearch();
openTarget();
