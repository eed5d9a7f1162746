# Releases that nobody needs any more.

prune() {
  last_live >"$work/last"
  cut -d ' ' -f 2 "$base/history" | sort -u >"$work/were-live"
  before=$(($(now) - grace))
  for old in "$base"/releases/*; do
    name=${old##*/}
    if [ "$name" = "$digest" ] || [ "$name" = "$(named previous)" ] || grep -qx "$name" "$work/last"; then continue; fi
    # A worker may still serve it; and what was never live may have been made a moment ago.
    if [ "$(live_until "$name")" -gt "$before" ]; then continue; fi
    if ! grep -qx "$name" "$work/were-live" && [ -n "$(find "$old" -prune -newer "$base/history")" ]; then continue; fi
    mv "$old" "$old.gone"
    step removing
    rm -rf "$old.gone"
    say "Removed $name."
  done
}
