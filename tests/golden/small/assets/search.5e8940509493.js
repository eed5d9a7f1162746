const searchWords = {"found":"Treffer: {found}","none":"Nichts gefunden.","also":"Auch gesucht: {others}","loading":"Die Suche wird geladen.","failed":"Die Suche konnte nicht geladen werden.","partial":"Seiten, die die Suche umfasst: {found} von {total}","results":"Suchergebnisse","comma":", "};
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
const documentsIn = ({ documents }) => documents.map(([title = "", url = "", kind = "", text, also, data]) => ({
	title,
	url,
	kind,
	text,
	also,
	data: data || void 0
}));
const sizeUnit = 1024;
const wordFile = (folder, i) => `${folder}words/${i}.txt`;
const entryFile = (folder, i) => `${folder}entries/${i}.json`;
const wordTableFile = (folder) => `${folder}words.json`;
const weightUnit = .3;
const letters = "@ABCDEFGHIJKLMNO";
function decodePostings(text) {
	const found = new Map();
	let at = -1;
	for (const [, distance = "", letter = "A"] of text.matchAll(/([0-9a-z]*)([A-Z])/g)) {
		at += 1 + (distance === "" ? 0 : Number.parseInt(distance, 36));
		found.set(at, weightUnit * letters.indexOf(letter));
	}
	return found;
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
const ofSynonym = .7;
const ofSmallWord = .1;
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
const maxWordBytes = 34e3;
async function openSiteIndex(folder, load) {
	const head = await load(wordTableFile(folder));
	const headBytes = new TextEncoder().encode(head).length;
	const table = JSON.parse(head);
	const starts = table.starts.split(" ");
	const smallWords = new Set(spellingsOf(table.small).flat());
	const parse = queryParser(table.synonyms);
	const loaded = new Map();
	const once = (path) => {
		const text = loaded.get(path) ?? load(path);
		loaded.set(path, text);
		text.catch(() => loaded.delete(path));
		return text;
	};
	const fileOf = (word) => Math.max(0, starts.findLastIndex((start) => start <= word));
	const filesFor = (words) => {
		const near = words.flatMap((word) => [fileOf(`${word}\uffff`), fileOf(word.slice(0, Math.max(3, word.length - 2)))]);
		let room = maxWordBytes - headBytes;
		return [...new Set([...words.map(fileOf), ...near])].filter((i) => {
			const size = Number.parseInt(table.sizes[i] ?? "0", 36) * sizeUnit;
			if (size > room) return false;
			room -= size;
			return true;
		});
	};
	const wordsFor = async (words) => {
		const lines = (await Promise.all(filesFor(words).map((i) => once(wordFile(folder, i))))).flatMap((text) => text.split("\n").map((line) => line.split(" ")));
		return new Map(lines.map(([word = "", ...rest]) => [word, decodePostings(rest.at(-1) ?? "")]));
	};
	const entriesAt = async (numbers) => {
		const fileOfEntry = (i) => Math.floor(i / table.entriesPerFile);
		const most = Math.floor(26e3 / table.largest);
		const files = [...new Set(numbers.map(fileOfEntry))].slice(0, most);
		const texts = await Promise.all(files.map((i) => once(entryFile(folder, i))));
		const rows = new Map(texts.map((text, i) => [files[i], documentsIn(JSON.parse(text))]));
		return numbers.flatMap((i) => rows.get(fileOfEntry(i))?.[i % table.entriesPerFile] ?? []);
	};
	return {
		table,
		async find(query) {
			const { asked, meant } = parse(query);
			const telling = asked.filter(([word = ""]) => !smallWords.has(word));
			const sought = telling.length > 0 ? telling : asked;
			const others = meant.flatMap((group) => group.others.flatMap(({ words }) => words));
			const words = [...sought.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0)), ...others].flat();
			const { entries, also } = rankEntries(await wordsFor(words.filter((word) => word.length > 1 || isUnspaced(word))), table.entries, {
				asked: sought,
				meant
			}, smallWords);
			return {
				shown: await entriesAt(entries.slice(0, mostShown)),
				found: entries.length,
				also
			};
		}
	};
}
const mostShown = 50;
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
const pause = 120;
async function openSearch(box, folder) {
	const input = find(box, "input");
	const place = find(box, "[data-found]");
	const status = element("p", words.loading);
	const list = element("ol");
	status.setAttribute("role", "status");
	list.setAttribute("aria-label", words.results);
	place.replaceChildren(status);
	const fail = (error) => {
		status.textContent = words.failed;
		throw error;
	};
	const index = await openSiteIndex(folder, load).catch(fail);
	status.textContent = "";
	place.append(list);
	const isPage = location.pathname === folder;
	let last = 0;
	let timer;
	const show = async () => {
		clearTimeout(timer);
		const query = input.value.trim();
		const turn = ++last;
		const { shown, found, also } = await index.find(query).catch(fail);
		if (turn !== last) return false;
		place.hidden = query === "";
		list.replaceChildren();
		for (const each of shown) list.append(resultItem(each, index.table.kinds, query, also));
		status.textContent = query === "" ? "" : saidOf(found, also, index.table);
		if (isPage) history.replaceState(null, "", query === "" ? location.pathname : hashOf(query));
		return true;
	};
	const ask = () => {
		clearTimeout(timer);
		timer = setTimeout(show, pause);
	};
	const links = () => [...list.querySelectorAll("a")];
	const move = (step) => {
		const at = links().indexOf(document.activeElement) + step;
		const to = at === -1 ? input : links()[at];
		to?.focus();
		return to !== void 0;
	};
	input.addEventListener("input", ask);
	box.addEventListener("keydown", (event) => {
		const isList = event.target !== input;
		if (!isList && !event.isComposing && /^(?:Enter|ArrowDown)$/.test(event.key)) {
			event.preventDefault();
			show().then((isLast) => isLast && links()[0]?.focus());
		} else if (isList && /^Arrow(?:Down|Up)$/.test(event.key)) {
			if (move(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
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
	if (isPage) {
		if (input.value === "") fromAddress();
		addEventListener("hashchange", () => {
			fromAddress();
			show();
		});
	}
	await show();
}
async function load(path) {
	const response = await fetch(path, { credentials: "omit" });
	if (!response.ok) throw new Error(`${response.status}`);
	return response.text();
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
