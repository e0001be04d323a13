#!/usr/bin/env bash
# Follows docs/guides/operators.md on a clean Debian: the very commands of its steps, one block after the other. As root.
# systemd cannot run in there: stand-ins for systemctl and journalctl start what the units start, as the same account and with the
# same settings. Certificates are of Caddy's local authority. ARCHIVE names a release that is there already; OPERATORS_SUITE another Debian.
. "$(dirname "$0")/../../script/lib.sh"
[ "$(id -u)" = 0 ] || fail "a clean Debian is set up by root"
apt_install mmdebstrap mmdebstrap || fail "no mmdebstrap: it comes with Debian"
work=$(mktemp -d)
root=$work/root
inside() { chroot "$root" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c "cd /root && set -eu; $1"; }
end() {
  for file in "$root"/run/stand-in/*.pid; do [ ! -e "$file" ] || kill "$(cat "$file")" 2>/dev/null || true; done
  umount -l "$root/proc" "$root/dev/null" "$root/dev/urandom" 2>/dev/null || true
  case $work in /tmp/*) rm -rf --one-file-system "$work" ;; esac
}
trap end EXIT

archive=${ARCHIVE:-}
if [ -z "$archive" ]; then
  bash script/release "$work/release"
  archive=$(ls "$work"/release/*.tar.gz)
fi

say "A clean Debian"
mmdebstrap --quiet --variant=minbase --include=ca-certificates,curl "${OPERATORS_SUITE:-trixie}" "$work/root.tar" 2>/dev/null
mkdir "$root"
tar -xf "$work/root.tar" -C "$root" --exclude='./dev/*'
touch "$root/dev/null" "$root/dev/urandom"
mount --bind /dev/null "$root/dev/null"
mount --bind /dev/urandom "$root/dev/urandom"
ln -sf /proc/self/fd "$root/dev/fd"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/"
cat /etc/ssl/certs/ca-certificates.crt >>"$root/etc/ssl/certs/ca-certificates.crt"
echo '127.0.0.1 localhost www.example.com example.com' >"$root/etc/hosts"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
cp bench/operators/{systemctl,journalctl,sudo}.sh "$root/usr/local/bin/"
for name in systemctl journalctl sudo; do mv "$root/usr/local/bin/$name.sh" "$root/usr/local/bin/$name"; done
chmod +x "$root"/usr/local/bin/*
mkdir -p "$root/run/stand-in"
cp "$archive" "$root/root/"
name=$(basename "$archive")
(cd "$root/root" && sha256sum "$name" >SHA256SUMS)
inside 'apt-get update -qq'

# step NUMBER: the commands of a step of the guide.
step() {
  local title
  title=$(grep -m1 "^## $1\. " docs/guides/operators.md) || fail "the guide has no step $1"
  say "${title#\#\# }"
  awk -v title="$title" '$0 == title { on = 1; next } on && /^## / { exit } on && /^```sh$/ { code = 1; next } on && /^```$/ { code = 0 } on && code' docs/guides/operators.md >"$work/step"
  sed -i "s/frontage-NEW-linux-x64/${2:-none}/" "$work/step"
  sed 's/^/  /' "$work/step"
  inside "$(cat "$work/step")"
}
expects() { inside "$2" >"$work/said" 2>&1 && grep -qE "$3" "$work/said" || { cat "$work/said"; fail "$1"; }; echo "  fine: $1"; }

# A sum of every review that is stored, and how many there are.
sum_of_reviews() {
  cat >"$root/root/sum.mjs" <<'JS'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
const Sqlite = createRequire('/opt/frontage/current/apps/server/bin/')('better-sqlite3')
const rows = new Sqlite('/var/lib/frontage/site/site.sqlite', { readonly: true }).prepare('select * from review order by id').all()
console.log(rows.length, createHash('sha256').update(JSON.stringify(rows)).digest('hex'))
JS
  inside 'setpriv --reuid=frontage --regid=frontage --clear-groups /opt/frontage/current/node_modules/node-linux-*/bin/node - <sum.mjs --input-type=module'
}
is_same() {
  local now
  now=$(sum_of_reviews)
  case $now in 200\ *) ;; *) fail "there are not 200 reviews: $now" ;; esac
  [ "$now" = "$before" ] || fail "$1: no ($before, $now)"
  echo "  fine: $1"
}

step 1
expects "data is for the account alone" 'stat -c "%U %a" /var/lib/frontage/site' '^frontage 700$'
step 2
expects "the first owner gets a link" 'journalctl -u frontage@site -n 20' 'Set up +https?://.*/admin/set-up'
expects "pages come over HTTPS" 'curl -sS https://www.example.com/' 'This site is being set up'
expects "browsers are told to come back over HTTPS" 'curl -sSI https://www.example.com/' '[Ss]trict-[Tt]ransport'
expects "HTTP leads to HTTPS" 'curl -sS -o /dev/null -w "%{redirect_url}" http://www.example.com/' '^https://www.example.com/'
inside 'sudo frontage generate reviews 200'
before=$(sum_of_reviews)
step 4
is_same "the reviews are stored"
step 5
expects "it answers again" 'curl -fsS https://www.example.com/readyz' ok
is_same "what was restored is what was backed up"

# A next release: the same, of another number. And two that fail: one at its start, one that has changed the database before.
repack() {
  local called=frontage-$1-linux-x64
  mkdir -p "$work/new"
  tar -xzf "$archive" -C "$work/new"
  mv "$work"/new/frontage-* "$work/$called"
  { echo '#!/usr/bin/env node'; echo "$2"; tail -n +2 "$work/$called/apps/server/bin/frontage.mjs"; } >"$work/frontage.mjs"
  mv "$work/frontage.mjs" "$work/$called/apps/server/bin/frontage.mjs"
  chmod 755 "$work/$called/apps/server/bin/frontage.mjs"
  tar -czf "$root/root/$called.tar.gz" -C "$work" "$called"
  (cd "$root/root" && sha256sum "$called.tar.gz" >>SHA256SUMS)
}
broken='if (process.argv[2] === "serve") process.exit(1)'
changed='if (process.argv[2] === "migrate") { const { createRequire } = await import("node:module"); const S = createRequire(import.meta.url)("better-sqlite3"); const db = new S(process.env.DATA_DIR + "/site.sqlite"); db.prepare("insert into kysely_migration (name, timestamp) values (?, ?)").run("9999-01-01-later", "2026-01-01T00:00:00.000Z"); db.close(); process.exit(0) }'
repack 9.0.1 ''
repack 9.0.2 "$broken"
repack 9.0.3 "$changed; $broken"
step 6 frontage-9.0.1-linux-x64
expects "the new version runs" 'readlink -f /opt/frontage/current; curl -fsS https://www.example.com/readyz' 9.0.1
for bad in 9.0.2 9.0.3; do
  say "An update that does not come up ($bad)"
  ! inside "sudo frontage-update frontage-$bad-linux-x64.tar.gz" || fail "it did not fail"
  expects "the version before runs again" 'readlink -f /opt/frontage/current; curl -fsS https://www.example.com/readyz' 9.0.1
done
expects "what the new version left is laid aside" 'ls -d /var/lib/frontage/site.failed-*' site.failed
is_same "and the site is what it was"
say "A damaged archive"
inside 'echo >>/root/frontage-9.0.2-linux-x64.tar.gz'
! inside 'sudo frontage-update frontage-9.0.2-linux-x64.tar.gz' || fail "a damaged archive was taken"
say "The guide holds, from the first step to the last"
