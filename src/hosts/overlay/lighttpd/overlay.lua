-- What is ours of a site of others: as answer() of src/http/answer.ts. All else goes on to what was there.
local path = r.req_attr["request.orig-uri"]:match("^[^?]*")
local row = site.rows[path]
if not row then return 0 end

local method = r.req_attr["request.method"]
local reads = method == "GET" or method == "HEAD"

local function set_fields(fields)
  for name, value in pairs(fields) do
    local first, last = value:find("{page}", 1, true)
    r.resp_header[name] = first and value:sub(1, first - 1) .. row.page .. value:sub(last + 1) or value
  end
end

-- What of ours answers: its fields, its status, and the name of a file or a text. Nothing: theirs.
local function answer()
  if not row.theirs then
    if site.preflight and method == "OPTIONS" then
      return site.sets[site.preflight], 204, nil, "", { ["Allow"] = site.allow }
    end
    if not reads then
      local own = { ["Allow"] = site.allow, ["Content-Type"] = site.text }
      return site.sets[site.bare], 405, nil, "Only " .. site.allow .. " are answered here.\n", own
    end
    if row.location then return site.sets[site.bare], 308, nil, "", { ["Location"] = row.location } end
  end
  if not reads then return nil end
  local variant = row.always
  if not variant then
    variant = row[negotiate(r.req_header["Accept"])]
    if not variant then return nil end
  end
  local encoding = choose_encoding(r.req_header["Accept-Encoding"], variant.encodings or {})
  local name, etag = variant.file, variant.etag
  if encoding then
    name = name .. site.suffixes[encoding]
    etag = etag:gsub('"$', "-" .. site.suffixes[encoding]:sub(2) .. '"')
  end
  local own = { ["ETag"] = etag, ["x-markdown-tokens"] = variant.tokens, ["Content-Encoding"] = encoding }
  local condition = r.req_header["If-None-Match"]
  if condition and matches(condition, etag) then
    own["Content-Encoding"] = nil
    return site.sets[variant.set], 304, nil, "", own
  end
  return site.sets[variant.set], 200, name, nil, own
end

local fields, status, name, text, own = answer()

-- lighttpd asks twice: before there is an answer, and before one is sent.
if r.req_item.http_status ~= 0 then
  if not fields and row.theirs and reads then
    local vary = r.resp_header["Vary"]
    local known = vary and ("," .. vary:lower():gsub("%s", "") .. ","):find(",accept,", 1, true)
    if not known then r.resp_header["Vary"] = vary and vary .. ", Accept" or "Accept" end
    local link = r.resp_header["Link"]
    if row.link then r.resp_header["Link"] = link and link .. ", " .. row.link or row.link end
  elseif fields and r.req_env["GAZETTE"] == "1" then
    -- Over what a server says for all of its answers.
    for _, name in ipairs(site.names) do
      if not fields[name] and not own[name] then r.resp_header[name] = nil end
    end
    set_fields(fields)
    set_fields(own)
    if status == 304 then r.resp_header["Content-Type"] = nil end
  end
  return 0
end

if not fields then return 0 end
-- A file of ours that is gone is a path of theirs, or nobody's.
if name then
  local found = lighty.c.stat(site.root .. "/" .. name)
  if not (found and found.is_file) then return 0 end
end
r.req_env["GAZETTE"] = "1"
set_fields(fields)
set_fields(own)
-- Whole documents only.
r.req_header["Range"] = nil
r.resp_header["Accept-Ranges"] = "none"
-- Without a body, even an empty one, lighttpd makes a page of its own and drops the fields.
r.resp_body:set(name and { { filename = site.root .. "/" .. name } } or text)
if status == 304 then r.resp_header["Content-Type"] = nil end
return status
