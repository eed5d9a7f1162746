-- Gazette for lighttpd's mod_magnet. Generated; do not edit.
local version = "gazette cfa3ae671dd24cd58a4ee434c09028e35eb8ed595385408d0bf49ded2ed7750d"
local function read_site()
  return {
    ["allow"] = "GET, HEAD",
    ["text"] = "text/plain; charset=utf-8",
    ["max_accept_bytes"] = 4096,
    ["sets"] = {
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept", ["Link"] = "</auth.md>; rel=\"service-doc\"; type=\"text/markdown\"", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept", ["Link"] = "</auth.md>; rel=\"service-doc\"; type=\"text/markdown\"", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Access-Control-Allow-Origin"] = "*", ["Access-Control-Expose-Headers"] = "ETag, Link, x-markdown-tokens", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Content-Type"] = "application/json", ["Cache-Control"] = "public, max-age=3600", ["Access-Control-Allow-Origin"] = "*", ["Access-Control-Expose-Headers"] = "ETag, Link, x-markdown-tokens", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=60", ["Access-Control-Allow-Origin"] = "*", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Cache-Control"] = "public, max-age=60", ["Access-Control-Allow-Origin"] = "*", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
    },
    ["bare"] = 8,
    ["missing"] = 7,
    ["missing_file"] = "404.html",
    ["redirects"] = {
      ["/docs/api"] = "/docs/api/",
    },
    ["routes"] = {
      ["/"] = { ["html"] = { ["file"] = "index.html", ["etag"] = "\"9jMng1IBblUYj_DKzQXBql\"", ["set"] = 1, ["encodings"] = {} }, ["markdown"] = { ["file"] = "index.md", ["etag"] = "\"L7JqDTokTRmE4kB1POmKK0\"", ["set"] = 2, ["tokens"] = "3", ["encodings"] = {} } },
      ["/docs/api/"] = { ["html"] = { ["file"] = "docs/api/index.html", ["etag"] = "\"UHITJc964of5HbsZ0YFN-E\"", ["set"] = 3, ["encodings"] = {} }, ["markdown"] = { ["file"] = "docs/api.md", ["etag"] = "\"Bohui7BPUogeBqxATNz1l6\"", ["set"] = 4, ["tokens"] = "2", ["encodings"] = {} } },
      ["/index.md"] = { ["always"] = { ["file"] = "index.md", ["etag"] = "\"L7JqDTokTRmE4kB1POmKK0\"", ["set"] = 5, ["tokens"] = "3", ["encodings"] = {} } },
      ["/docs/api.md"] = { ["always"] = { ["file"] = "docs/api.md", ["etag"] = "\"Bohui7BPUogeBqxATNz1l6\"", ["set"] = 5, ["tokens"] = "2", ["encodings"] = {} } },
      ["/auth.md"] = { ["always"] = { ["file"] = "auth.md", ["etag"] = "\"XQEc2uHt5VVa8wbhByTDmV\"", ["set"] = 5, ["tokens"] = "3", ["encodings"] = {} } },
      ["/api/v1/company.json"] = { ["always"] = { ["file"] = "api/v1/company.json", ["etag"] = "\"BPIsSp1kaX8-sp6gJletEc\"", ["set"] = 6, ["encodings"] = {} } },
    },
  }
end

-- respond() for lighttpd's mod_magnet: the same rules in the same order as src/http/answer.ts, negotiate.ts, accept.ts
-- and choose-encoding.ts. Lua 5.1 to 5.4; lighty.r is lighttpd 1.4.60 or newer. Above it stand two things, which a build
-- writes: "version", a name of the release, and "read_site", which makes its table.

-- mod_magnet runs this file once a request; the table is made once a release, and kept where modules are.
local site = package.loaded[version]
if not site then
  site = read_site()
  package.loaded[version] = site
end

local r = lighty.r

-- Splits at a separator outside quoted strings (RFC 9110 section 5.6.4); an unclosed one runs to the end.
local function split(text, separator)
  local parts, start, quoted, i = {}, 1, false, 1
  while i <= #text do
    local c = text:sub(i, i)
    if c == '"' then quoted = not quoted
    elseif quoted and c == "\\" then i = i + 1
    elseif not quoted and c == separator then
      parts[#parts + 1] = text:sub(start, i - 1)
      start = i + 1
    end
    i = i + 1
  end
  parts[#parts + 1] = text:sub(start)
  return parts
end

-- RFC 9110 section 12.4.2: a missing weight is 1, a malformed one 0.
local function weight_of(parameters)
  for i = 2, #parameters do
    local parameter = parameters[i]
    if parameter:find("^[ \t]*[qQ][ \t]*=") or parameter:find("^[ \t]*[qQ][ \t]*$") then
      local q = parameter:match("^[ \t]*[qQ]=([01]%.?%d*)[ \t]*$") or ""
      local valid = q == "0" or q == "1" or q:find("^0%.%d?%d?%d?$") or q:find("^1%.0?0?0?$")
      return valid and tonumber(q) or 0
    end
  end
  return 1
end

-- Names in lower case, without parameters, and their weights; of a repeated name the highest.
local function weights(field)
  local found = {}
  for _, element in ipairs(split(field, ",")) do
    local parameters = split(element, ";")
    local name = parameters[1]:match("^[ \t]*([!-~]+)[ \t]*$")
    if name then
      name = name:lower()
      found[name] = math.max(found[name] or 0, weight_of(parameters))
    end
  end
  return found
end

-- RFC 9110 12.5.1: Markdown for those who name it, with a weight above 0 and not below HTML's.
local function negotiate(accept)
  if not accept or #accept > site.max_accept_bytes then return "html" end
  local q = weights(accept)
  local markdown = q["text/markdown"] or 0
  local html = q["text/html"] or q["text/*"] or q["*/*"] or 0
  return markdown > 0 and markdown >= html and "markdown" or "html"
end

-- RFC 9110 section 12.5.3; nil is the body as it is.
local function choose_encoding(accept_encoding, available)
  if not accept_encoding then return nil end
  local q = weights(accept_encoding)
  local best, weight = nil, q["identity"] or 0
  for _, encoding in ipairs(available) do
    local other = q[encoding] or (encoding == "gzip" and q["x-gzip"]) or q["*"] or 0
    if other > weight or (other == weight and other > 0 and not best) then best, weight = encoding, other end
  end
  return best
end

-- RFC 9110 section 13.1.2, by weak comparison.
local function matches(condition, etag)
  if condition:find("^[ \t]*%*[ \t]*$") then return true end
  for listed in condition:gmatch('"[!#-~\128-\255]*"') do
    if listed == etag then return true end
  end
  return false
end

local function send(status, headers, body)
  for name, value in pairs(headers) do r.resp_header[name] = value end
  -- Without a body, even an empty one, lighttpd makes a page of its own and drops the fields.
  r.resp_body:set(body)
  return status
end

local function file(name)
  return { { filename = r.req_attr["physical.doc-root"] .. "/" .. name } }
end

local function method_not_allowed()
  r.resp_header["Allow"] = site.allow
  r.resp_header["Content-Type"] = site.text
  return send(405, site.sets[site.bare], "Only " .. site.allow .. " are answered here.\n")
end

-- lighttpd asks twice: before there is an answer, and before one is sent. Methods that it refuses by itself, as
-- unknown (501), without a length (411) or as CONNECT (405), are refused like all others (never with 5xx).
local status = r.req_item.http_status
if status ~= 0 then
  local refused = status == 501 or status == 411 or status == 405
  return refused and not r.resp_header["Allow"] and method_not_allowed() or 0
end

local method = r.req_attr["request.method"]
if site.preflight and method == "OPTIONS" then
  r.resp_header["Allow"] = site.allow
  return send(204, site.sets[site.preflight], "")
end
if method ~= "GET" and method ~= "HEAD" then return method_not_allowed() end

-- As received: no decoding and no dot segments, so that a path has one spelling.
local path = r.req_attr["request.orig-uri"]:match("^[^?]*")
local route = site.routes[path]
if not route then
  local location = site.redirects[path]
  if not location then return send(404, site.sets[site.missing], file(site.missing_file)) end
  r.resp_header["Location"] = location
  return send(308, site.sets[site.bare], "")
end

local variant = route.always or route[negotiate(r.req_header["Accept"])]
local encoding = choose_encoding(r.req_header["Accept-Encoding"], variant.encodings)
local body = encoding and variant[encoding] or variant
r.resp_header["ETag"] = body.etag
local condition = r.req_header["If-None-Match"]
local unchanged = condition and matches(condition, body.etag)
if not unchanged then
  if encoding then r.resp_header["Content-Encoding"] = encoding end
  if variant.tokens then r.resp_header["x-markdown-tokens"] = variant.tokens end
end
send(200, site.sets[variant.set], unchanged and "" or file(body.file))
if not unchanged then return 200 end
r.resp_header["Content-Type"] = nil
return 304
