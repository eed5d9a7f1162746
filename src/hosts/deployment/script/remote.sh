# --to: this script runs there, sent over the connection that its process lives by. The build travels beside it into a
# folder of its own, BASE/incoming/<digest>.<owner>, which goes with that process. The audit stays here, where the project is.

quoted() { printf "'%s'" "$(printf '%s' "$1" | sed "s/'/'\\\\''/g")"; }

there() {
  # RSYNC_RSH is a command with its options, as rsync reads it.
  # shellcheck disable=SC2086,SC2029
  ${RSYNC_RSH:-ssh} "$to" "$1"
}

# There: a folder for the build, until "go" comes. Nothing comes if the other side is dead.
receive() {
  trap leave EXIT
  trap_signals
  incoming=$base/incoming/$receive.$me
  # Whoever ends removes the folder of all uploads if it is empty: once more, then.
  mkdir -p "$incoming/dist" "$incoming/deploy/$server" 2>/dev/null ||
    mkdir -p "$incoming/dist" "$incoming/deploy/$server" 2>/dev/null || fail 1 "Cannot write $base."
  # What the live release has need not travel.
  if [ -d "$base/current/dist" ]; then ln -s "$base/current/dist" "$incoming/basis"; else mkdir "$incoming/basis"; fi
  say "incoming $incoming"
  step awaiting
  read -r go || go=''
  [ "$go" = go ] || fail 1 'The build did not come.'
  exec </dev/null
  from=$incoming/dist deploy=$incoming/deploy here=$incoming/deploy/$server manifest=$incoming/deploy/gazette.manifest.json
}

# Here: the other side ends with its input, and its last lines say which release is live.
leave_there() {
  ended=$?
  set +e
  settle
  exec 3>&-
  if [ -n "$remote" ]; then
    cat <&4
    wait "$remote"
  fi
  rm -rf "$work"
  exit "$ended"
}

connect() {
  mkfifo "$work/asked" "$work/answered"
  there "sh -s -- $options --receive $digest" <"$work/asked" >"$work/answered" &
  remote=$!
  exec 3>"$work/asked" 4<"$work/answered"
  cat "$here/deploy.sh" >&3 2>/dev/null || true
  incoming=''
  while [ -z "$incoming" ] && read -r line <&4; do
    case $line in "incoming $base/incoming/$digest."*) incoming=${line#* } ;; *) say "$line" ;; esac
  done
  [ -n "$incoming" ] || fail 1 "No way to $to."
}

send() {
  rsync -ac --link-dest=../basis/ "$from/" "$to:$incoming/dist/" &&
    rsync -a "$here/" "$to:$incoming/deploy/$server/" &&
    rsync -a ${tokens:+"$deploy/markdown-tokens.tsv"} "$manifest" "$to:$incoming/deploy/"
}

deploy_there() {
  command -v rsync >/dev/null || fail 1 '--to needs rsync, here and there.'
  remote='' work=$(mktemp -d)
  trap leave_there EXIT
  trap_signals
  trap '' PIPE
  read_manifest
  connect
  step connected
  send 3>&- 4<&- || fail 1 "The build did not come to $to whole; nothing was changed there."
  step sent
  say go >&3
  exec 3>&-
  answer=$(cat <&4)
  say "$answer"
  ended=0
  wait "$remote" || ended=$?
  remote=''
  case $ended in
    0) ;;
    [1-4] | 75) fail "$ended" "Not deployed on $to." ;;
    *) fail 1 "The connection to $to broke: run this again." ;;
  esac
  step deployed
  [ -z "$audit" ] || audit_here
}

# Others may have deployed since: what is judged, and taken back, is our release or none.
audit_here() {
  if sh -c "$audit"; then
    [ "$(there "readlink $base/current")" = "releases/$digest" ] || fail 75 "Another release than $digest is live by now."
    return 0
  fi
  case $answer in *'nothing was changed'*) fail 1 'The audit failed. It was live before, and stays.' ;; esac
  before=$(printf '%s\n' "$answer" | sed -n 's/ was live before[.]$//p')
  [ -n "$before" ] || fail 1 "The audit failed. There is no release before it: $digest stays."
  say "The audit failed: back to $before."
  ended=0
  there "sh -s -- --rollback --if-live $digest $options $before" <"$here/deploy.sh" || ended=$?
  case $ended in
    0) fail 3 "$before is live again." ;;
    75) fail 75 'Nothing was taken back.' ;;
    *) fail 4 "$before did not come back: look at once." ;;
  esac
}
