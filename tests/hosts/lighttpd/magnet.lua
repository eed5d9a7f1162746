-- Runs gazette.lua as lighttpd's mod_magnet does; "files" lists the files there are, with their tags and their texts: gives the status, the body's file or text, and the header fields, a
-- line each. "before" is the status that lighttpd has chosen by itself, and "0" as a rule.
local method, uri, accept, encoding, condition, before = ...
local fields, body = {}, ""
local function found(path)
  return files():match("\n" .. path:gsub("%p", "%%%0") .. " (%S*) ([^\n]*)")
end
io.open = function(path)
  local _, text = found(path)
  return text and { read = function() return text end, close = function() end }
end
lighty = {
  c = {
    stat = function(path)
      local etag = found(path)
      return etag and { is_file = true, etag = etag } or nil
    end,
  },
  r = {
    req_attr = { ["request.method"] = method, ["request.orig-uri"] = uri, ["physical.doc-root"] = "/srv" },
    req_header = { ["Accept"] = accept, ["Accept-Encoding"] = encoding, ["If-None-Match"] = condition },
    req_item = { http_status = tonumber(before or "0") },
    resp_header = fields,
    resp_body = {
      set = function(_, sent)
        body = type(sent) == "table" and "file " .. sent[1].filename or "text " .. sent
      end,
    },
  },
}
local lines = { gazette(), body:gsub("\n", "\\n") .. "" }
for name, value in pairs(fields) do
  lines[#lines + 1] = name .. ": " .. value
end
return table.concat(lines, "\n")
