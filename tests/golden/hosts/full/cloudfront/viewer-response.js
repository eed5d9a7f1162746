// src/hosts/cloudfront/programs/keys.ts
const htmlKey = "index.html";
const markdownKey = "index.markdown";
const metadataPrefix = "x-amz-meta-";
const statusField = "gazette-status";
// src/hosts/cloudfront/programs/viewer-response.ts
function handler(e) {
	const t = e.response;
	const n = t.headers;
	Object.keys(n).forEach((e) => {
		var r;
		const i = (r = n[e]) === null || r === void 0 ? void 0 : r.value;
		if (e.indexOf("x-amz-meta-") !== 0 || i === undefined) return;
		const a = e.slice(metadataPrefix.length);
		delete n[e];
		if (t.statusCode === 304 && a === "x-markdown-tokens") return;
		n[a] = { value: i };
	});
	if (n["gazette-status"] !== undefined) {
		t.statusCode = 404;
		t.statusDescription = "Not Found";
		delete n[statusField];
		delete n.etag;
	}
	["last-modified", "accept-ranges"].forEach((e) => {
		delete n[e];
	});
	return t;
}
