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

