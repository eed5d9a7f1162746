-- Gazette for lighttpd's mod_magnet. Generated; do not edit.
local version = "gazette a62386821663a547452b46d2c9ea986a0bb4204cb702ec0229a050351d120550"
local function read_site()
  return {
    ["allow"] = "GET, HEAD",
    ["text"] = "text/plain; charset=utf-8",
    ["max_accept_bytes"] = 4096,
    ["max_levels"] = 16,
    ["encodings"] = {
      "br",
      "gzip",
    },
    ["suffixes"] = {
      ["br"] = ".br",
      ["gzip"] = ".gz",
    },
    ["sets"] = {
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept, Accept-Encoding", ["Link"] = "</auth.md>; rel=\"service-doc\"; type=\"text/markdown\"", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "private, max-age=300", ["Vary"] = "Accept, Accept-Encoding", ["Link"] = "</auth.md>; rel=\"service-doc\"; type=\"text/markdown\"", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept, Accept-Encoding", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "private, max-age=300", ["Vary"] = "Accept, Accept-Encoding", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "same-origin" },
      { ["Content-Type"] = "text/markdown; charset=utf-8", ["Cache-Control"] = "public, max-age=300", ["Vary"] = "Accept-Encoding", ["Access-Control-Allow-Origin"] = "*", ["Access-Control-Expose-Headers"] = "ETag, Link, x-markdown-tokens", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Content-Type"] = "application/json", ["Cache-Control"] = "public, max-age=3600", ["Vary"] = "Accept-Encoding", ["Access-Control-Allow-Origin"] = "*", ["Access-Control-Expose-Headers"] = "ETag, Link, x-markdown-tokens", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Content-Type"] = "text/html; charset=utf-8", ["Cache-Control"] = "public, max-age=60", ["Access-Control-Allow-Origin"] = "*", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
      { ["Cache-Control"] = "public, max-age=60", ["Access-Control-Allow-Origin"] = "*", ["Content-Security-Policy"] = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", ["X-Content-Type-Options"] = "nosniff", ["Referrer-Policy"] = "strict-origin-when-cross-origin", ["Permissions-Policy"] = "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()", ["Cross-Origin-Opener-Policy"] = "same-origin", ["Cross-Origin-Resource-Policy"] = "cross-origin" },
    },
    ["bare"] = 8,
    ["missing"] = 7,
    ["missing_file"] = "404.html",
    ["shapes"] = {
      ["page"] = { ["html"] = 3, ["markdown"] = 4 },
      ["mirror"] = 5,
      ["assets"] = {},
      ["parts"] = {},
      ["files"] = {},
      ["redirects"] = true,
    },
    ["rows"] = {
      ["/"] = { ["html"] = { ["file"] = "index.html", ["set"] = 1 }, ["markdown"] = { ["file"] = "index.md", ["set"] = 2, ["tokens"] = "3" } },
      ["/index.md"] = { ["always"] = { ["file"] = "index.md", ["set"] = 5, ["tokens"] = "3" } },
      ["/auth.md"] = { ["always"] = { ["file"] = "auth.md", ["set"] = 5, ["tokens"] = "3" } },
      ["/api/v1/company.json"] = { ["always"] = { ["file"] = "api/v1/company.json", ["set"] = 6 } },
    },
  }
end

-- respond() for lighttpd's mod_magnet: the same rules in the same order as src/http/answer.ts, negotiate.ts, accept.ts,
-- choose-encoding.ts and shapes.ts. Lua 5.1 to 5.4; lighty.r is lighttpd 1.4.60 or newer. Above it stand two things, which a build
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

local root = r.req_attr["physical.doc-root"]

-- What lighttpd knows of a file of the release, and keeps for a second; nil for all but regular files.
local function stat(name)
  local found = lighty.c.stat(root .. "/" .. name)
  return found and found.is_file and found or nil
end

-- As src/core/canonical.ts: the page of a mirror, in a field that all mirrors share.
local function with_page(value)
  local first, last = value:find("{page}", 1, true)
  if not first then return value end
  local path = r.req_attr["request.orig-uri"]:match("^[^?]*")
  local page = path:sub(1, -4) .. "/"
  if path:sub(-9) == "/index.md" and not stat(page:sub(2) .. "index.html") then page = path:sub(1, -9) end
  return value:sub(1, first - 1) .. page .. value:sub(last + 1)
end

local function send(status, headers, body)
  for name, value in pairs(headers) do r.resp_header[name] = name == "Link" and with_page(value) or value end
  -- Without a body, even an empty one, lighttpd makes a page of its own and drops the fields.
  r.resp_body:set(body)
  return status
end

local segment = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*"
local digest = ("[0-9a-f]"):rep(12)
local asset = "^assets/" .. segment .. "%." .. digest .. "%.[A-Za-z0-9]+$"

-- What a path is by its shape and the files that are there, in the form of an exact row; nil is a missing path.
local function shape_of(path)
  local shapes = site.shapes
  if path == "/" or not path:find("^/[/A-Za-z0-9._~-]*$") then return nil end
  if path:find("//", 1, true) or path:find("/.", 1, true) then return nil end
  local name = path:sub(2)
  if path:sub(-1) == "/" then
    local page = shapes.page
    if not page or not stat(name .. "index.html") then return nil end
    return {
      html = { file = name .. "index.html", set = page.html },
      markdown = { file = name:sub(1, -2) .. ".md", set = page.markdown },
    }
  end
  if shapes.mirror and path:sub(-3) == ".md" then
    if not stat(name) or not stat(name:sub(1, -4) .. "/index.html") then return nil end
    return { always = { file = name, set = shapes.mirror } }
  end
  local extension = name:match("%.([A-Za-z0-9]+)$")
  local set = extension
    and (
      name:find(asset) and shapes.assets[extension]
      or name:find("/[0-9]+%.[A-Za-z0-9]+$") and shapes.parts[extension]
      or shapes.files[extension]
    )
  if set then return stat(name) and { always = { file = name, set = set } } or nil end
  if shapes.redirects and stat(name .. "/index.html") then return { location = path .. "/" } end
  return nil
end

-- As src/core/find-redirect.ts: the redirect of the nearest folder.
local function folder_of(path)
  local found, stop = nil, 0
  for _ = 1, site.max_levels do
    stop = (path:find("/", stop + 2, true) or #path + 1) - 1
    found = site.rows[path:sub(1, stop) .. "/*"] or found
    if stop == #path then break end
  end
  return found
end

-- The estimate of a Markdown file that has no row of its own: a deployment leaves it in a file.
local function tokens_of(variant)
  if variant.tokens or variant.file:sub(-3) ~= ".md" then return variant.tokens end
  local found = io.open(root .. "/../config/tokens/" .. variant.file)
  if not found then return nil end
  local tokens = found:read("*l")
  found:close()
  return tokens
end

local function file(name)
  return { { filename = root .. "/" .. name } }
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

-- As received: no decoding and no dot segments, so that a path has one spelling. A row of false is a missing path.
local target = r.req_attr["request.orig-uri"]
local path = target:match("^[^?]*")
-- A row with a query is an old address.
local route = site.rows[target]
if route == nil then route = site.rows[path] end
if route == nil then route = shape_of(path) or folder_of(path) end
if not route then return send(404, site.sets[site.missing], file(site.missing_file)) end
if route.location then
  r.resp_header["Location"] = route.location
  return send(308, site.sets[site.bare], "")
end

local variant = route.always or route[negotiate(r.req_header["Accept"])]
local available, suffixes = {}, site.suffixes
for _, encoding in ipairs(site.encodings) do
  if stat(variant.file .. suffixes[encoding]) then available[#available + 1] = encoding end
end
local encoding = choose_encoding(r.req_header["Accept-Encoding"], available)
local name = variant.file .. (encoding and suffixes[encoding] or "")
local etag = stat(name).etag
r.resp_header["ETag"] = etag
r.resp_header["x-markdown-tokens"] = tokens_of(variant)
local condition = r.req_header["If-None-Match"]
if condition and matches(condition, etag) then
  send(200, site.sets[variant.set], "")
  r.resp_header["Content-Type"] = nil
  return 304
end
if encoding then r.resp_header["Content-Encoding"] = encoding end
return send(200, site.sets[variant.set], file(name))
