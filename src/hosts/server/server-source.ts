/** server.mjs: node:http, which Bun and Deno speak too; their own servers rewrite a target before a handler sees it. */
export const serverSource = `import { createServer } from "node:http";
import process from "node:process";
import { bodies } from "./bodies.mjs";
import { answer } from "./handler.mjs";

const { PORT = "8080", HOST = "127.0.0.1", ACCESS_LOG = "off" } = process.env;

const options = {
  // Longer than the minute for which load balancers keep idle connections: they would write to a closed one.
  keepAliveTimeout: 65_000,
  // A client that sends its request drop by drop holds a connection no longer than this.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

const server = createServer(options, (request, response) => {
  const started = performance.now();
  // node:http joins the lines of these fields with ", ".
  const { status, headers, file, text } = answer(request.method, request.url, (name) => request.headers[name]);
  const body = file === undefined ? Buffer.from(text) : bodies.get(file);
  const log = () => print(request, status, headers["Content-Type"], performance.now() - started);
  if (ACCESS_LOG === "on") response.once("close", log);
  if (!server.listening) response.setHeader("Connection", "close");
  // RFC 9110 section 8.6: forbidden on 204, and on a 304 it would be the length of the body that is not sent.
  response.writeHead(status, status === 204 || status === 304 ? headers : { ...headers, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
});

// One JSON object a line, without addresses and queries: both may be personal data.
function print({ method, url }, status, type, ms) {
  const line = { time: new Date().toISOString(), method, path: url.split("?", 1)[0], status, type };
  console.log(JSON.stringify({ ...line, ms: Math.round(ms * 10) / 10 }));
}

function stop() {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 10_000).unref();
}

process.once("SIGTERM", stop).once("SIGINT", stop);
server.on("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
server.listen(Number(PORT), HOST, () => console.log(\`Listening on http://\${HOST}:\${server.address().port}\`));
`;
