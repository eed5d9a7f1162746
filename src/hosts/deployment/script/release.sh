# A release: what was built, compared with what the build says of it, its places filled in.

# The checksum list of one member of the manifest: "digest  name" a line.
listed() {
  sed -n "/^\"$1\": \\[\$/,/^]/s/^  {\"file\":\"\\([^\"\\\\]*\\)\",\"sha256\":\"\\([0-9a-f]*\\)\",\"size\":[0-9]*},\\{0,1\\}\$/\\2  \\1/p" "$manifest"
}

read_manifest() {
  [ -f "$manifest" ] || fail 1 "$manifest is missing: build first, and keep deploy/ together."
  [ -d "$from" ] || fail 1 "$from is no folder: build first, or give --from."
  {
    listed files | sed 's,  ,  dist/,'
    listed hostFiles | sed -n "s,  $server/,  config/,p"
    if [ -n "$tokens" ]; then listed hostFiles | sed -n 's,  markdown-tokens[.]tsv$,  config/markdown-tokens.tsv,p'; fi
  } | sort -k 2 >"$work/built"
  names=$(sed -n '/^"files": \[$/,/^]/p' "$manifest" | grep -c '^  {') || names=0
  if [ "$names" -eq 0 ] || [ "$names" -ne "$(grep -c '  dist/' "$work/built")" ] || ! grep -q '  config/' "$work/built"; then
    fail 1 "$manifest cannot be read: build again."
  fi
  digest=$(sha256sum <"$work/built" | cut -c 1-16)
}

# Says what is missing, changed or strange in a folder, compared with a list, and with names that may be there besides.
compare() {
  (cd "$1" && sha256sum -c "$2" 2>&1) | sed '/: OK$/d; /^sha256sum: .*: No such file/d; /^sha256sum: WARNING/d'
  cut -c 67- <"$2" | cat - "$3" | sort -u >"$work/known"
  (cd "$1" && find dist config ! -type d) | sort | comm -23 - "$work/known" | sed 's/$/: not of the build/'
}

assert_whole() {
  compare "$@" >"$work/wrong"
  if [ -s "$work/wrong" ]; then
    fail 1 "$4 is not what was built:" "$(sed -n '1,10s/^/  /p' "$work/wrong")" "$5"
  fi
}

fill_in() {
  find config -type f ! -name '*.sh' ! -name '*.md' -exec grep -l '@GAZETTE_[BR]' {} + | while IFS= read -r file; do
    sed "s,@GAZETTE_ROOT@,$release,g; s,@GAZETTE_BASE@,$base,g" "$file" >"$work/filled"
    cat "$work/filled" >"$file"
  done
  # As a table, where the server reads one.
  if [ -z "$tokens" ] || [ "$tokens" = table ]; then return 0; fi
  # A file for each estimate, with the number as its text, or as its name.
  if [ "$tokens" = texts ]; then
    sed 's,[^/]*$,,; s,^,config/tokens/,' config/markdown-tokens.tsv | sort -u | tr '\n' '\0' | xargs -0 mkdir -p
    awk -F '\t' '{ file = "config/tokens/" $1; print $2 > file; close(file) }' config/markdown-tokens.tsv
  else
    sed 's,\t.*,,; s,^,config/tokens/,' config/markdown-tokens.tsv | tr '\n' '\0' | xargs -0 mkdir -p
    sed 's,\t,/,; s,^,config/tokens/,' config/markdown-tokens.tsv | tr '\n' '\0' | xargs -0 touch
  fi
  rm config/markdown-tokens.tsv
}

make_release() {
  part=$release.part.$$
  mkdir "$part" "$part/dist" "$part/config"
  # Modification times are kept: servers make tags of them.
  cp -pPR "$from/." "$part/dist/"
  step copying
  cp -pPR "$here/." "$part/config/"
  if [ -n "$tokens" ]; then cp -p "$deploy/markdown-tokens.tsv" "$part/config/"; fi
  step copied
  assert_whole "$part" "$work/built" /dev/null 'What was copied' 'Build again, and copy dist/ and deploy/ together.'
  (cd "$part" && fill_in)
  {
    grep '  dist/' "$work/built"
    (cd "$part" && find config -type f -exec sha256sum {} +)
  } >"$part/release.sha256"
  : >"$part/carried"
  chmod -R u+rwX,go+rX "$part"
  step filled
  sync
  mv "$part" "$release"
  step renamed
}

# A release that lies there may have been touched since.
assert_kept() {
  if [ ! -f "$1/release.sha256" ] || [ ! -f "$1/carried" ]; then fail 1 "$1 is no release of this script."; fi
  cut -d ' ' -f 2 "$1/carried" >"$work/besides"
  assert_whole "$1" "$1/release.sha256" "$work/besides" "$1" "$2"
}
