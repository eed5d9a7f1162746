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
		var t;
		const r = (t = n[e]) === null || t === void 0 ? void 0 : t.value;
		if (e.indexOf("x-amz-meta-") !== 0 || r === undefined) return;
		delete n[e];
		n[e.slice(metadataPrefix.length)] = { value: r };
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
