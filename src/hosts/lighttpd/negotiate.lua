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

