# Releases that nobody needs any more.

among() { printf '%s\n' "$2" | grep -qx "$1"; }

prune() {
  last=$(last_live) were_live=$(cut -d ' ' -f 2 "$base/history")
  before=$(($(now) - grace))
  for old in "$base"/releases/*; do
    name=${old##*/}
    if [ "$name" = "$digest" ] || [ "$name" = "$(named previous)" ] || among "$name" "$last"; then continue; fi
    # A worker may still serve it; and what was never live may have been made a moment ago.
    if [ "$(live_until "$name")" -gt "$before" ]; then continue; fi
    if ! among "$name" "$were_live" && [ -n "$(find "$old" -prune -newer "$base/history")" ]; then continue; fi
    mv "$old" "$old.gone"
    step removing
    rm -rf "$old.gone"
    say "Removed $name."
  done
}
