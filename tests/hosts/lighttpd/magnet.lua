-- Runs gazette.lua as lighttpd's mod_magnet does: gives the status, the body's file or text, and the header fields, a
-- line each. "before" is the status that lighttpd has chosen by itself, and "0" as a rule.
local method, uri, accept, encoding, condition, before = ...
local fields, body = {}, ""
lighty = {
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
