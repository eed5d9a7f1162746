# Gazette behind Varnish. Generated; the address of the backend is yours to fill in.
vcl 4.1;

import std;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
}

sub vcl_recv {
  # The site ignores all of these, so that a cache may: with the first two it would keep nothing.
  unset req.http.Authorization;
  unset req.http.Cookie;
  unset req.http.Range;
  set req.url = regsub(req.url, "\?.*$", "");
  # The host knows its own methods.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Several lines of a field are one list (RFC 9110 section 5.3).
  std.collect(req.http.Accept);
  std.collect(req.http.Accept-Encoding);
  std.collect(req.http.If-None-Match);
  # Browsers never name text/markdown: all of them share one key. What names it is the host's to judge.
  if (req.http.Accept !~ "(?i)text/markdown") {
    unset req.http.Accept;
  }
  # The same for the codings that are ready, where nothing is weighed.
  if (req.http.Accept-Encoding !~ "(?i)[;=*]|identity") {
    if (req.http.Accept-Encoding ~ "(?i)(?:^|,) *br *(?:,|$)") {
      set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)(?:^|,) *gzip *(?:,|$)") {
      set req.http.Accept-Encoding = "gzip";
    } else {
      unset req.http.Accept-Encoding;
    }
  }
  return (hash);
}

sub vcl_deliver {
  unset resp.http.Accept-Ranges;
}
