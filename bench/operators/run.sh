#!/usr/bin/env bash
# Follows docs/guides/operators.md on a clean Debian: the very commands of its steps, one block after the other. As root.
# systemd cannot run in there: stand-ins for systemctl and journalctl start what the units start, as the same account and with the
# same settings. Certificates are of Caddy's local authority, S3 is OpenStack Swift of this machine's Debian.
# ARCHIVE names a release that is there already, EARLIER one of 0.1.0; OPERATORS_SUITE another Debian,
# OPERATORS_ROOT a file that keeps it for the next time.
. "$(dirname "$0")/../../script/lib.sh"
[ "$(id -u)" = 0 ] || fail "a clean Debian is set up by root"
apt_install mmdebstrap mmdebstrap || fail "no mmdebstrap: it comes with Debian"
work=$(mktemp -d)
root=$work/root
home=/root
inside() { chroot "$root" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -c "cd $home && set -eu; $1"; }
end() {
  for file in "$root"/run/stand-in/*.pid; do [ ! -e "$file" ] || kill "$(cat "$file")" 2>/dev/null || true; done
  [ -z "${swift:-}" ] || kill "$swift" 2>/dev/null || true
  umount -l "$root/proc" "$root/dev/shm" "$root/dev/null" "$root/dev/urandom" 2>/dev/null || true
  case $work in /tmp/*) rm -rf --one-file-system "$work" ;; esac
}
trap end EXIT

apt_install swift-proxy-server swift-proxy swift-account swift-container swift-object || fail "no Swift, which stands in for a provider of S3"
CHROMIUM=$(find_chromium)
[ -n "$CHROMIUM" ] || fail "no Chromium: install the package chromium"
export CHROMIUM

archive=${ARCHIVE:-}
if [ -z "$archive" ]; then
  bash script/release "$work/release"
  archive=$(ls "$work"/release/*.tar.gz)
fi

# The program of 0.1.0, out of the commit that kept a site of it.
earlier=${EARLIER:-}
if [ -z "$earlier" ]; then
  say "The program of 0.1.0"
  git worktree add --quiet --detach "$work/earlier" "$(git log -1 --format=%H -- apps/server/upgrade/releases/0.1.0-sqlite.json)"
  (cd "$work/earlier" && bash script/assemble "$work/frontage-0.1.0-linux-x64" >/dev/null)
  git worktree remove --force "$work/earlier"
  earlier=$work/frontage-0.1.0-linux-x64.tar.gz
  tar -czf "$earlier" -C "$work" frontage-0.1.0-linux-x64
fi

say "A clean Debian"
debian=${OPERATORS_ROOT:-$work/root.tar}
[ -e "$debian" ] || mmdebstrap --quiet --variant=minbase --include=ca-certificates,curl "${OPERATORS_SUITE:-trixie}" "$debian" 2>/dev/null
mkdir "$root"
tar -xf "$debian" -C "$root" --exclude='./dev/*'
mkdir -p "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
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
s3_port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(20000 + (s.address().port % 10000)); s.close() })')
name=$(basename "$archive")
(cd "$root/root" && sha256sum "$name" >SHA256SUMS)
inside 'apt-get update -qq'

# step NUMBER: the commands of a step of the guide.
step() {
  local title
  title=$(grep -m1 "^## $1\. " docs/guides/operators.md) || fail "the guide has no step $1"
  say "${title#\#\# }"
  awk -v title="$title" '$0 == title { on = 1; next } on && /^## / { exit } on && /^```sh$/ { code = 1; next } on && /^```$/ { code = 0 } on && code' docs/guides/operators.md >"$work/step"
  sed -i "s/frontage-NEW-linux-x64/${2:-none}/; s,https://s3.example.com,http://127.0.0.1:$s3_port,; s/eu-central-1/eu-test-1/; s/your-key/test:tester/; s/your-secret/testing/" "$work/step"
  sed 's/^/  /' "$work/step"
  inside "$(cat "$work/step")"
}
expects() { inside "$2" >"$work/said" 2>&1 && grep -qE "$3" "$work/said" || { cat "$work/said"; fail "$1"; }; echo "  fine: $1"; }

# A sum of every review that is stored, and how many there are.
sum_of_reviews() {
  cat >"$root/tmp/sum.mjs" <<'JS'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
const Sqlite = createRequire('/opt/frontage/current/apps/server/bin/')('better-sqlite3')
const rows = new Sqlite('/var/lib/frontage/site/site.sqlite', { readonly: true }).prepare('select id, rating, review_text, reviewer_name from review order by id').all()
console.log(rows.length, createHash('sha256').update(JSON.stringify(rows)).digest('hex'))
JS
  inside 'setpriv --reuid=frontage --regid=frontage --clear-groups /opt/frontage/current/node_modules/node-linux-*/bin/node - </tmp/sum.mjs --input-type=module'
}
is_same() {
  local now
  now=$(sum_of_reviews)
  [ "$now" = "$before" ] || fail "$1: no ($before, $now)"
  echo "  fine: $1"
}

# What people do, in Chromium, through the proxy.
visit() { node bench/operators/visit.mjs "$root/var/lib/caddy/.local/share/caddy/pki/authorities/local/intermediate.crt" "$@"; }

step 1
expects "data is for the account alone" 'stat -c "%U %a" /var/lib/frontage/site' '^frontage 700$'
step 2
expects "the first owner gets a link" 'journalctl -u frontage@site -n 20' 'Set up +https?://.*/admin/set-up'
expects "pages come over HTTPS" 'curl -sS https://www.example.com/' 'This website opens soon'
expects "browsers are told to come back over HTTPS" 'curl -sSI https://www.example.com/' '[Ss]trict-[Tt]ransport'
expects "HTTP leads to HTTPS" 'curl -sS -o /dev/null -w "%{redirect_url}" http://www.example.com/' '^https://www.example.com/'
visit owner "$(inside 'journalctl -u frontage@site -n 20' | grep -oE 'https?://[^ ]*/admin/set-up#[^ ]*' | tail -1)"
picture='curl -fsS -o /dev/null -w "%{http_code} %{size_download}" https://www.example.com/media/deck-480.webp'
expects "the owner's picture is there" "$picture" '^200 [0-9]{3,}'
inside 'sudo frontage generate reviews 200'
before=$(sum_of_reviews)
case $before in 200\ *) ;; *) fail "there are not 200 reviews: $before" ;; esac
step 4
is_same "the reviews are stored"
step 5
expects "it answers again" 'curl -fsS https://www.example.com/readyz' ok
is_same "what was restored is what was backed up"
expects "the picture as well" "$picture" '^200 [0-9]{3,}'
visit again

# A next release: the same, of another number. And two that fail: one at its start, one that has changed the database before.
repack() {
  local called=frontage-$1-linux-x64
  mkdir -p "$work/new"
  tar -xzf "$archive" -C "$work/new"
  mv "$work"/new/frontage-* "$work/$called"
  { echo '#!/usr/bin/env node'; echo "$2"; tail -n +2 "$work/$called/apps/server/bin/frontage.mjs"; } >"$work/frontage.mjs"
  mv "$work/frontage.mjs" "$work/$called/apps/server/bin/frontage.mjs"
  chmod 755 "$work/$called/apps/server/bin/frontage.mjs"
  tar -czf "$root$home/$called.tar.gz" -C "$work" "$called"
  rm -r "${work:?}/$called"
  (cd "$root$home" && sha256sum "$called.tar.gz" >>SHA256SUMS)
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
step 7
expects "nobody reads the backup without the key" 'file=$(ls /var/backups/frontage/frontage-*.age); head -c 21 "$file"; ! sudo frontage verify "$file"' '^age-encryption.org/v1'

s3() { node bench/operators/bucket.mjs "http://127.0.0.1:$s3_port" "$@"; }
bash bench/storage/swift.sh "$work/swift" "$s3_port" >"$work/swift.log" 2>&1 &
swift=$!
for _ in $(seq 120); do ! curl -fsS "http://127.0.0.1:$s3_port/healthcheck" >/dev/null 2>&1 || break; sleep 0.5; done
s3 make site-files site-backups
step 8
expects "it runs on PostgreSQL" 'curl -fsS https://www.example.com/readyz; echo; runuser -u postgres -- psql -Atc "select count(*) from review" site' '^200$'
s3 has site-files '\.webp$'
expects "the picture comes out of S3" "ls /var/lib/frontage/site; $picture" '^200 [0-9]{3,}'
expects "nothing is left over" 'sudo frontage files sweep --dry-run' 'nothing to delete'
visit again
expects "backups go to S3, and are read there" 'sudo env BACKUP_ENCRYPT_TO= frontage backup s3://site-backups/site --keep 7d && sudo frontage verify s3://site-backups/site' 'whole:'

step 9
say "Both restarted in turn, while somebody asks"
cat >"$root/root/ask.sh" <<'ASK'
while [ ! -e /tmp/stop ]; do curl -fsS -m 20 -o /dev/null https://www.example.com/media/deck-480.webp && echo fine || echo failed; done >/tmp/asked 2>&1
ASK
inside 'rm -f /tmp/stop; bash /root/ask.sh' &
asking=$!
inside 'sudo systemctl restart frontage@site; sudo systemctl restart frontage@second; touch /tmp/stop'
wait "$asking"
expects "nobody was refused: $(grep -c fine "$root/tmp/asked") answers" 'if grep -v fine /tmp/asked; then exit 1; fi; wc -l </tmp/asked' '^[0-9]{2,}'
visit again
inside 'sudo systemctl stop frontage@site'
expects "one of them is enough" 'curl -fsS https://www.example.com/readyz' ok
visit again
inside 'sudo systemctl start frontage@site'
repack 9.0.5 ''
step 6 frontage-9.0.5-linux-x64
expects "both run with the new version" 'readlink -f /opt/frontage/current; curl -fsS http://127.0.0.1:8080/readyz http://127.0.0.1:8081/readyz' 9.0.5
visit again

say "A site of 0.1.0, with the program of then"
inside 'sudo systemctl stop frontage@second; sudo systemctl stop frontage@site; sudo systemctl stop caddy; rm -rf /opt/frontage /etc/frontage /var/lib/frontage /var/backups/frontage /usr/local/sbin/frontage-update /usr/local/bin/frontage'
home=/root/earlier
mkdir "$root$home"
cp "$earlier" "$root$home/frontage-0.1.0-linux-x64.tar.gz"
(cd "$root$home" && sha256sum frontage-0.1.0-linux-x64.tar.gz >SHA256SUMS)
node -e 'process.stdout.write(require("zlib").brotliDecompressSync(require("fs").readFileSync("apps/server/upgrade/releases/0.1.0-sqlite.backup.br")))' >"$root$home/kept.backup"
step 1
inside 'sudo systemctl stop frontage@site; rm -rf /var/lib/frontage/site; install -d -m 0700 -o frontage -g frontage /var/lib/frontage/site; chmod 755 /root /root/earlier; sudo frontage restore /root/earlier/kept.backup; sudo systemctl start frontage@site'
before=$(sum_of_reviews)
case $before in 500\ *) ;; *) fail "the kept site does not hold its 500 reviews: $before" ;; esac
inside 'mv frontage-0.1.0-linux-x64.tar.gz installed.tar.gz; : >SHA256SUMS'
repack 9.1.0 ''
step 6 frontage-9.1.0-linux-x64
expects "today's program runs" 'readlink -f /opt/frontage/current; curl -fsS http://127.0.0.1:8080/readyz' 9.1.0
is_same "the reviews of then are there"
expects "the way back lies beside it" 'ls -l /var/backups/frontage; frontage verify /var/backups/frontage/site-before-update-*.tar.gz' 'whole:'
say "nginx in the place of Caddy"
bash script/bench nginx
say "The guide holds, from the first step to the last"
