# The server: whether it will take the release, whether it runs, and how it is told.

# Files of the server's configuration that include the current release.
including() {
  if [ -z "$conf" ] || [ ! -f "$conf" ]; then return 0; fi
  case $base/ in
    "$etc"/*) grep -lF "$base/current/" "$conf" ;;
    *) find -L "$etc" -type f -exec grep -lF "$base/current/" {} + 2>/dev/null ;;
  esac || true
}

# A copy of the configuration, as if the link named the new release already. Only what changes is copied: keys are not.
copy_configuration() {
  copy=$work/etc
  mkdir "$copy"
  pattern() { printf '%s' "$1" | sed 's/[.]/[.]/g'; }
  with_new="s,$(pattern "$base")/current/,$release/,g"
  case $base/ in
    "$etc"/*)
      sed "$with_new" "$conf" >"$copy/${conf##*/}"
      return
      ;;
  esac
  (cd "$etc" && find -L . -type d 2>/dev/null) | while IFS= read -r folder; do mkdir -p "$copy/$folder"; done
  (cd "$etc" && find -L . -type f 2>/dev/null) | while IFS= read -r file; do ln -s "$etc/$file" "$copy/$file"; done
  (cd "$etc" && find -L . -type f -exec grep -lF -e "$base/current/" -e "$etc" {} + 2>/dev/null) | while IFS= read -r file; do
    rm "$copy/$file"
    sed "$with_new; s,$(pattern "$etc")\\([/\"'; ]\\),$copy\\1,g; s,$(pattern "$etc")\$,$copy," "$etc/$file" >"$copy/$file"
  done
}

check_configuration() {
  included=''
  if [ -n "$conf" ]; then
    etc=$(dirname -- "$conf")
    included=$(including)
    if [ -z "$included" ]; then
      # The first time nothing can: what is to be included was not there.
      [ -z "$live" ] || fail 1 "No file beside $conf includes $base/current/: give --conf, or include it." "$(first_time)"
      return 0
    fi
    copy_configuration
  fi
  if [ -n "$live" ] && ! running; then
    fail 1 "$server does not run, or nothing here says where: start it, or give --reload or --pid."
  fi
  if ! check_server >"$work/checked" 2>&1; then
    fail 1 "$server does not take this release:" "$(sed 's/^/  /' "$work/checked")"
  fi
  step checked
}

running() {
  [ -z "$reload" ] || return 0
  if command -v systemctl >/dev/null && systemctl is-active --quiet "$service" 2>/dev/null; then return 0; fi
  [ -n "$pid" ] && [ -s "$pid" ] && process=$(cat "$pid") && { kill -0 "$process" 2>/dev/null || [ -d "/proc/$process" ]; }
}

# Before the first release the server may run for others, and not include this folder yet.
is_served() { [ -z "$reload" ] && { [ -z "$conf" ] || [ -n "$included" ]; } && running; }

tell_server() {
  if [ -n "$reload" ]; then
    sh -c "$reload"
  elif command -v systemctl >/dev/null && systemctl is-active --quiet "$service" 2>/dev/null; then
    systemctl reload "$service"
  else
    signal_server "$(cat "$pid")"
  fi
}
