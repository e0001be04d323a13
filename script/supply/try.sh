#!/usr/bin/env bash
# try.sh ARCHIVE: unpacks a release into an empty folder and runs it there with nothing else: no Node and no package of this machine
# can be found, the demo is made, pages answer, and nothing of it is React's development build.
set -euo pipefail
archive=$(realpath "$1")
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }
folder=$(mktemp -d)
server=
end() { [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true; rm -rf "$folder"; }
trap end EXIT

mkdir "$folder/release" "$folder/data"
tar -xzf "$archive" -C "$folder/release" --strip-components=1
release=$folder/release
[ -z "$(find "$release" -name '*.development.js')" ] || fail "a development build lies in the release: $(find "$release" -name '*.development.js' | head -1)"
if grep -rlE 'react(-dom)?(-server)?[.\w-]*\.development\.js' "$release/dist" >/dev/null; then fail "React's development build is part of the server"; fi

# Only what the system has itself: sh and its tools.
clean=(env -i PATH=/usr/bin:/bin HOME="$folder" DATA_DIR="$folder/data" FRONTAGE_SETTINGS="$folder/none" PORT=0)
cd "$folder"
"${clean[@]}" "$release/bin/frontage" help >/dev/null || fail "frontage help does not run"
"${clean[@]}" "$release/bin/frontage" serve --demo >"$folder/log" 2>&1 &
server=$!
for _ in $(seq 1200); do
  base=$(sed -n 's,^ *Site *\(http[^ ]*\)/$,\1,p' "$folder/log")
  [ -z "$base" ] || break
  kill -0 "$server" 2>/dev/null || { cat "$folder/log" >&2; fail "the server ended"; }
  sleep 0.1
done
[ -n "$base" ] || { cat "$folder/log" >&2; fail "the server did not start"; }
for path in / /reviews /contact /admin /readyz; do
  status=$(curl -s -o "$folder/answer" -w '%{http_code}' "$base$path")
  [ "$status" = 200 ] || fail "$path answers $status"
  [ -s "$folder/answer" ] || fail "$path answers nothing"
done
kill "$server"
wait "$server" || fail "the server did not stop in order"
server=
"${clean[@]}" "$release/bin/frontage" backup "$folder/site.backup" >/dev/null
"${clean[@]}" "$release/bin/frontage" verify "$folder/site.backup" >/dev/null || fail "the backup cannot be verified"
printf 'tried: starts in an empty folder, makes the demo, answers pages, backs up; %s packed, %s unpacked, of that Node %s\n' \
  "$(du -h --apparent-size "$archive" | cut -f1)" "$(du -sh "$release" | cut -f1)" "$(du -shc "$release"/node_modules/node-linux-* | tail -1 | cut -f1)"
