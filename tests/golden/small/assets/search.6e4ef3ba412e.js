const searchWords = {"found":"Treffer: {found}","none":"Nichts gefunden.","also":"Auch gesucht: {others}","loading":"Die Suche wird geladen.","failed":"Die Suche konnte nicht geladen werden.","partial":"Seiten, die die Suche umfasst: {found} von {total}","results":"Suchergebnisse","comma":", "};
const documentsIn = ({ documents }) => documents.map(([title = "", url = "", kind = "", text, also, data]) => ({
	title,
	url,
	kind,
	text,
	also,
	data: data || void 0
}));
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
const isUnspaced = (text) => unspaced.test(text);
function plainOf(text) {
	return text.normalize("NFKD").toLowerCase().replace(marks, "").normalize("NFC").replace(others, (letter) => sameLetters[letter] ?? letter).replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 15));
}
function spellingsOf(text) {
	const plain = partsOf(plainOf(text));
	const lower = text.toLowerCase().normalize("NFC");
	if (!umlauts.test(lower)) return plain.map((word) => [word]);
	const spelt = partsOf(plainOf(lower.replace(/[äöü]/g, "$&e")));
	return plain.map((word, i) => [...new Set([word, spelt[i] ?? word])]);
}
function partsOf(plain) {
	return (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((word) => word.split(betweenUnspaced).filter(Boolean).flatMap(pairsOf));
}
function pairsOf(part) {
	const letters = [...part];
	if (letters.length < 3 || !unspaced.test(part)) return [part];
	return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
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
const word = /[\p{L}\p{M}\p{N}]+/gu;
function markedPieces(text, query) {
	const asked = spellingsOf(query).flat();
	const isFound = (part) => spellingsOf(part).some((spellings) => spellings.some((each) => asked.some((one) => likeness(one, each) >= .6 || fuzzyLikeness(one, each) > 0)));
	const pieces = [];
	const add = (part, isMarked) => {
		const last = pieces.at(-1);
		if (part === "") return;
		if (last?.[1] === isMarked) pieces[pieces.length - 1] = [last[0] + part, isMarked];
		else pieces.push([part, isMarked]);
	};
	let end = 0;
	for (const { 0: found, index } of text.matchAll(word)) {
		add(text.slice(end, index), false);
		end = index + found.length;
		if (!isUnspaced(found)) add(found, isFound(found));
		else {
			const letters = [...found];
			const pairs = letters.map((letter, i) => isFound(letter + (letters[i + 1] ?? "")));
			for (const [i, letter] of letters.entries()) add(letter, pairs[i] === true || i > 0 && pairs[i - 1] === true);
		}
	}
	add(text.slice(end), false);
	return pieces;
}
function excerptOf(pieces, most = 180) {
	const first = pieces.findIndex(([, isMarked]) => isMarked);
	const before = pieces.slice(0, Math.max(0, first)).map(([text]) => text).join("");
	const keep = Math.floor(most / 3);
	const start = before.length > keep ? before.length - keep + Math.max(0, before.slice(-keep).search(/\s/)) : 0;
	const shown = start > 0 ? [["…", false]] : [];
	let at = 0;
	for (const [text, isMarked] of pieces) {
		const from = Math.max(0, start - at);
		const room = start + most - at;
		at += text.length;
		if (from >= text.length || room <= 0) continue;
		shown.push([isMarked || text.length <= room ? text.slice(from) : `${text.slice(from, room).replace(/\S*$/u, "")}…`, isMarked]);
		if (!isMarked && text.length > room) break;
	}
	return shown;
}
function resultItem({ title, url, kind, text = "" }, kinds, query, also) {
	const asked = [query, ...also].join(" ");
	const item = element("li");
	const link = element("a");
	link.href = url;
	link.append(written(markedPieces(title, asked)));
	item.append(link, " ", named("kind", [[kinds[kind] ?? kind, false]]));
	if (text !== "") item.append(named("excerpt", excerptOf(markedPieces(text, asked))));
	return item;
}
function named(name, pieces) {
	const made = element("span");
	made.className = name;
	made.append(written(pieces));
	return made;
}
function written(pieces) {
	const text = element("bdi");
	for (const [piece, isMarked] of pieces) text.append(isMarked ? element("mark", piece) : piece);
	return text;
}
const words = searchWords;
const ofTitle = 3;
const ofSynonym = .8;
const ofSmallWord = .1;
function wordIndex(entries, synonyms = [], small = "") {
	const smallWords = new Set(spellingsOf(small).flat());
	const places = new Map();
	const sizes = entries.map(({ title, text = "", also = "" }, i) => {
		const titles = spellingsOf(title);
		for (const [weight, words] of [
			[ofTitle, titles],
			[ofTitle, spellingsOf(also)],
			[1, spellingsOf(text)]
		]) for (const word of words.flat()) {
			const scores = places.get(word) ?? new Map();
			scores.set(i, Math.max(weight, scores.get(i) ?? 0));
			places.set(word, scores);
		}
		return titles.length;
	});
	const groups = synonyms.map((group) => group.map((text) => ({
		text,
		words: spellingsOf(text)
	})));
	const foundBy = (spellings) => {
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
	};
	const foundByAll = ({ words }) => {
		const each = words.map(foundBy);
		const all = [...each[0] ?? []].filter(([i]) => each.every((found) => found.has(i)));
		return new Map(all.map(([i]) => [i, each.reduce((sum, found) => sum + (found.get(i) ?? 0), 0) / each.length]));
	};
	return (query) => {
		const asked = [...new Map(spellingsOf(query).map((spellings) => [spellings[0], spellings])).values()];
		const isAsked = ({ words }) => words.length > 0 && words.every((word) => asked.some((spellings) => spellings.some((each) => word.includes(each))));
		const meant = groups.flatMap((group) => {
			const said = group.filter(isAsked);
			return said.length === 0 ? [] : [{
				said,
				others: group.filter((member) => !said.includes(member))
			}];
		});
		const scores = new Map();
		const shares = new Map();
		let possible = 0;
		for (const spellings of asked) {
			const found = foundBy(spellings);
			const [word = ""] = spellings;
			const rarity = Math.log((entries.length + 1) / (Math.max(1, found.size) + .5));
			for (const { said, others } of meant) {
				if (!said.some(({ words }) => words[0]?.includes(word))) continue;
				for (const [i, much] of others.flatMap((member) => [...foundByAll(member)])) found.set(i, Math.max(ofSynonym * much, found.get(i) ?? 0));
			}
			const weight = rarity * substance(word, isUnspaced(word)) * (smallWords.has(word) ? ofSmallWord : 1);
			possible += weight;
			for (const [i, much] of found) {
				const about = much > 1 ? 1 / (1 + (sizes[i] ?? 0)) : 0;
				scores.set(i, (scores.get(i) ?? 0) + weight * (much + about));
				shares.set(i, (shares.get(i) ?? 0) + weight);
			}
		}
		const highest = [...scores.values()].reduce((most, score) => Math.max(most, score), 0);
		const least = Math.max(.4 * highest, .2 * possible);
		const best = [...scores].filter(([, score]) => score > 0 && score >= least);
		const rank = ([i, score]) => score * (shares.get(i) ?? 0);
		return {
			entries: best.sort((a, b) => rank(b) - rank(a) || a[0] - b[0]).map(([i]) => i),
			also: meant.flatMap(({ others }) => others.map(({ text }) => text))
		};
	};
}
const most = 50;
async function openSearch(box, answer) {
	const input = find(box, "input");
	const place = find(box, "[data-found]");
	const status = element("p", words.loading);
	const list = element("ol");
	status.setAttribute("role", "status");
	list.setAttribute("aria-label", words.results);
	place.replaceChildren(status);
	const index = await indexIn(answer).catch((error) => {
		status.textContent = words.failed;
		throw error;
	});
	status.textContent = "";
	place.append(list);
	const documents = documentsIn(index);
	const search = wordIndex(documents, index.synonyms, index.small);
	const show = () => {
		const query = input.value.trim();
		const { entries, also } = search(query);
		const found = entries.flatMap((i) => documents[i] ?? []);
		place.hidden = query === "";
		list.replaceChildren();
		for (const each of found.slice(0, most)) list.append(resultItem(each, index.kinds, query, also));
		status.textContent = query === "" ? "" : saidOf(found.length, also, index);
		history.replaceState(null, "", query === "" ? location.pathname : hashOf(query));
	};
	const links = () => [...list.querySelectorAll("a")];
	const move = (step) => {
		const at = links().indexOf(document.activeElement) + step;
		const to = at === -1 ? input : links()[at];
		to?.focus();
		return to !== void 0;
	};
	input.addEventListener("input", show);
	box.addEventListener("keydown", (event) => {
		const isList = event.target !== input;
		if (event.key === "Enter" && !isList && !event.isComposing) {
			event.preventDefault();
			links()[0]?.focus();
		} else if (event.key === "ArrowDown" || event.key === "ArrowUp" && isList) {
			if (!place.hidden && move(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
		} else if (event.key === "Escape" && (isList || input.value !== "")) {
			event.preventDefault();
			if (!isList) input.value = "";
			show();
			input.focus();
		}
	});
	const fromAddress = () => {
		const asked = queryIn(location.hash);
		if (asked !== void 0) input.value = asked;
	};
	if (input.value === "") fromAddress();
	addEventListener("hashchange", () => {
		fromAddress();
		show();
	});
	show();
}
async function indexIn(answer) {
	const response = await answer;
	if (!response.ok) throw new Error(`${response.status}`);
	return response.json();
}
function saidOf(found, also, { pages }) {
	return [
		found === 0 ? words.none : filled(words.found, { found }),
		...also.length > 0 ? [filled(words.also, { others: also.join(words.comma) })] : [],
		...pages ? [filled(words.partial, {
			found: pages[0],
			total: pages[1]
		})] : []
	].join(" · ");
}
const hashOf = (query) => `#q=${encodeURIComponent(query)}`;
function queryIn(hash) {
	const written = /^#q=(.*)/.exec(hash)?.[1];
	if (written === void 0) return void 0;
	try {
		return decodeURIComponent(written);
	} catch {
		return;
	}
}
export { openSearch };
