// src/core/find-redirect.ts
const maxLevels = 16;
function addressesOf(e) {
	const t = [];
	for (let n = 0, r = 0; n < 16 && r !== e.length; n++) {
		const n = e.indexOf("/", r + 1);
		r = n === -1 ? e.length : n;
		t.unshift(`${e.slice(0, r)}/*`);
	}
	t.unshift(e);
	return t;
}
function findRedirect(e, t) {
	var n;
	const r = addressesOf(t);
	let i;
	for (let t = 0; t < r.length && i === undefined; t++) i = e.get((n = r[t]) !== null && n !== void 0 ? n : "");
	return i;
}
// src/http/accept.ts
function parseAccept(e) {
	const t = Object.create(null);
	splitOutsideQuotes(e, ",").forEach((e) => {
		var n, r, i;
		const a = splitOutsideQuotes(e, ";");
		const o = (n = /^[ \t]*([\x21-\x7E]+)[ \t]*$/.exec((r = a[0]) !== null && r !== void 0 ? r : "")) === null || n === void 0 || (n = n[1]) === null || n === void 0 ? void 0 : n.toLowerCase();
		if (o !== undefined) t[o] = Math.max((i = t[o]) !== null && i !== void 0 ? i : 0, weightOf(a.slice(1)));
	});
	return t;
}
function weightOf(e) {
	var t, n;
	const r = e.filter((e) => /^[ \t]*q[ \t]*(?:=|$)/i.test(e))[0];
	if (r === undefined) return 1;
	return Number((t = (n = /^[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*$/i.exec(r)) === null || n === void 0 ? void 0 : n[1]) !== null && t !== void 0 ? t : 0);
}
function splitOutsideQuotes(e, t) {
	const n = [];
	let r = 0;
	let i = false;
	for (let a = 0; a < e.length; a++) {
		const o = e[a];
		if (o === "\"") i = !i;
		else if (i && o === "\\") a++;
		else if (!i && o === t) {
			n.push(e.slice(r, a));
			r = a + 1;
		}
	}
	n.push(e.slice(r));
	return n;
}
// src/http/utf8-length.ts
function utf8Length(e) {
	let t = 0;
	for (let n = 0; n < e.length; n++) {
		const r = e.charCodeAt(n);
		const i = r >= 55296 && r < 57344;
		t += r < 128 ? 1 : r < 2048 || i ? 2 : 3;
	}
	return t;
}
// src/http/negotiate.ts
const maxAcceptBytes = 4096;
function negotiate(e) {
	var t, n, r, i;
	if (e === undefined || !/text\/markdown/i.test(e) || isTooLong(e)) return "html";
	const a = parseAccept(e);
	const o = (t = a["text/markdown"]) !== null && t !== void 0 ? t : 0;
	const s = (n = (r = (i = a["text/html"]) !== null && i !== void 0 ? i : a["text/*"]) !== null && r !== void 0 ? r : a["*/*"]) !== null && n !== void 0 ? n : 0;
	return o > 0 && o >= s ? "markdown" : "html";
}
function isTooLong(e) {
	return e.length > 4096 || utf8Length(e) > 4096;
}
// src/hosts/cloudfront/programs/keys.ts
const htmlKey = "index.html";
const markdownKey = "index.markdown";
const metadataPrefix = "x-amz-meta-";
const statusField = "gazette-status";
// src/hosts/cloudfront/programs/decide.ts
const ignored = [
	"range",
	"if-range",
	"if-match",
	"if-modified-since",
	"if-unmodified-since"
];
function withoutPath(e, t) {
	if (t.options !== undefined && e === "OPTIONS") return reply(204, "No Content", t.options, t);
	if (t.methods.indexOf(e) !== -1) return undefined;
	const n = reply(405, "Method Not Allowed", t.refused, t);
	n.body = {
		encoding: "text",
		data: t.refusal
	};
	return n;
}
function namesOf(e, t) {
	if (t.manyNames === undefined) return [e.uri];
	const n = e.rawQueryString();
	return (n ? [`${e.uri}?${n}`] : []).concat(addressesOf(e.uri));
}
function toObject(e, t, n) {
	const r = t === 2 ? `${e.uri}/` : t;
	if (typeof r === "string") return reply(308, "Permanent Redirect", { location: { value: r } }, n);
	if (t === 1) e.uri += negotiate(accept(e.headers)) === "markdown" ? markdownKey : htmlKey;
	if (t === undefined) e.uri = n.missing;
	e.querystring = {};
	ignored.concat(t === undefined ? "if-none-match" : []).forEach((t) => {
		delete e.headers[t];
	});
	return e;
}
function reply(e, t, n, r) {
	const i = Object.assign({}, n, r.bare);
	return {
		statusCode: e,
		statusDescription: t,
		headers: i
	};
}
function accept(e) {
	const t = e.accept;
	if (t === undefined || t.multiValue === undefined) return t === null || t === void 0 ? void 0 : t.value;
	return t.multiValue.map((e) => e.value).join(",");
}
// src/hosts/cloudfront/programs/viewer-request.ts
function handler(e) {
	var t, n;
	const r = e.request;
	const i = (t = namesOf(r, site).filter((e) => paths[e] !== undefined)[0]) !== null && t !== void 0 ? t : "";
	return (n = withoutPath(r.method, site)) !== null && n !== void 0 ? n : toObject(r, paths[i], site);
}
const site = {"methods":["GET","HEAD"],"bare":{"cache-control":{"value":"public, max-age=60"},"access-control-allow-origin":{"value":"*"},"content-security-policy":{"value":"default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},"x-content-type-options":{"value":"nosniff"},"referrer-policy":{"value":"strict-origin-when-cross-origin"},"permissions-policy":{"value":"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},"cross-origin-opener-policy":{"value":"same-origin"},"cross-origin-resource-policy":{"value":"cross-origin"},"strict-transport-security":{"value":"max-age=63072000; includeSubDomains; preload"}},"options":{"allow":{"value":"GET, HEAD, OPTIONS"},"access-control-allow-methods":{"value":"GET, HEAD"},"access-control-allow-headers":{"value":"Accept, Authorization, Content-Type, If-None-Match"},"access-control-max-age":{"value":"86400"},"content-security-policy":{"value":"default-src 'none'"}},"refused":{"allow":{"value":"GET, HEAD, OPTIONS"},"content-type":{"value":"text/plain; charset=utf-8"}},"refusal":"Only GET, HEAD, OPTIONS are answered here.\n","missing":"/404.html"};
const paths = {"/":1,"/docs/api/":1,"/index.md":0,"/docs/api.md":0,"/auth.md":0,"/api/v1/company.json":0,"/docs/api":2};
