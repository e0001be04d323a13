#!/bin/bash
# frontage-update ARCHIVE: from the installed release to that of ARCHIVE (frontage-VERSION-linux-ARCH.tar.gz), as root. Beside it lies
# SHA256SUMS; where SHA256SUMS.sig and a key in /etc/frontage/release-key.pub are there, the signature has to hold as well.
# All sites are stopped, backed up, and started with the new program; when one does not come up, the old program and the state before
# come back for all.
# SYSTEMCTL names another program that understands `start`, `stop` and `is-active` of frontage@SITE.
set -euo pipefail
systemctl=${SYSTEMCTL:-systemctl}
home=/opt/frontage settings=/etc/frontage backups=/var/backups/frontage
say() { printf 'update: %s\n' "$*"; }
fail() { printf 'update: %s\n' "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run it as root, with sudo"
archive=$(realpath "${1:?usage: frontage-update ARCHIVE}")
folder=$(dirname "$archive") name=$(basename "$archive")

# The archive is what was released, and it runs here: all of that before anything is stopped.
[ -r "$folder/SHA256SUMS" ] || fail "there is no SHA256SUMS beside $name: download it as well"
line=$(grep -E "^[0-9a-f]{64}  ${name//./\\.}\$" "$folder/SHA256SUMS") || fail "SHA256SUMS does not name $name"
(cd "$folder" && sha256sum --check --quiet <<<"$line") || fail "$name is damaged, or is not what was released: download it again"
if [ -r "$settings/release-key.pub" ]; then
  [ -r "$folder/SHA256SUMS.sig" ] || fail "there is no SHA256SUMS.sig, but $settings/release-key.pub asks for a signature"
  openssl pkeyutl -verify -pubin -inkey "$settings/release-key.pub" -rawin -in "$folder/SHA256SUMS" -sigfile "$folder/SHA256SUMS.sig" >/dev/null ||
    fail "SHA256SUMS is not signed with the key in $settings/release-key.pub"
fi
new=$home/${name%.tar.gz} old=$(readlink -f "$home/current")
[ "$new" != "$old" ] || fail "$name is installed already"
rm -rf "$new"
tar -xzf "$archive" -C "$home" --no-same-owner
[ -x "$new/bin/frontage" ] || fail "$name holds no release"
to=$("$new/bin/frontage" version) || fail "$name does not run on this machine"
say "from $("$old/bin/frontage" version) to $to"

sites=()
for file in "$settings"/*.env; do
  site=$(basename "$file" .env)
  if "$systemctl" is-active "frontage@$site" >/dev/null 2>&1; then sites+=("$site"); fi
done
[ ${#sites[@]} -gt 0 ] || say "no site is running: only the program is exchanged"
value() { sed -n "s/^$2=//p" "$settings/$1.env" | tail -1 | sed -E "s/^(['\"])(.*)\\1\$/\\2/"; }

# Whether a site answers, within a minute.
answers() {
  local port
  port=$(value "$1" PORT)
  for _ in $(seq 120); do
    if (exec 3<>"/dev/tcp/127.0.0.1/${port:-8080}" && printf 'GET /readyz HTTP/1.0\r\n\r\n' >&3 && head -1 <&3 | grep -q ' 200') 2>/dev/null; then return 0; fi
    sleep 0.5
  done
  return 1
}

# The old program, and what the new one changed undone: only where the old one refuses what it finds.
roll_back() {
  local site=$1 file=$2 data
  "$systemctl" stop "frontage@$site" || true
  ln -sfn "$old" "$home/current"
  if ! SITE=$site "$old/bin/frontage" migrate >/dev/null 2>&1; then
    data=$(value "$site" DATA_DIR)
    if [ -n "$(value "$site" DATABASE_URL)" ]; then
      say "the database of $site was changed by the new version. Empty it, and run: SITE=$site frontage restore $file"
      return 1
    fi
    mv "$data" "$data.failed-$stamp"
    install -d -m 0700 -o frontage -g frontage "$data"
    SITE=$site "$old/bin/frontage" restore "$file" >/dev/null
    say "$site is restored from $file; what the new version left lies in $data.failed-$stamp"
  fi
  "$systemctl" start "frontage@$site"
  answers "$site"
}

stamp=$(date -u +%Y%m%d-%H%M%S)
# Servers that share a database, or a folder, are one site: it is backed up once, under the name of the first of them.
place_of() { local database; database=$(value "$1" DATABASE_URL); printf '%s' "${database:-$(value "$1" DATA_DIR)}"; }
first_of() { local site; for site in "${sites[@]}"; do if [ "$(place_of "$site")" = "$(place_of "$1")" ]; then printf '%s' "$site"; return; fi; done; }
backup_of() { printf '%s/%s-before-update-%s.tar.gz' "$backups" "$(first_of "$1")" "$stamp"; }
for_all() { local site; for site in "${sites[@]}"; do "$@" "$site"; done; }
start() { "$systemctl" start "frontage@$1"; }
# Not encrypted, whatever is set: a way back must not need a key that is kept elsewhere.
back_up() { BACKUP_ENCRYPT_TO='' BACKUP_PASSPHRASE='' SITE=$1 "$old/bin/frontage" backup "$(backup_of "$1")" >/dev/null && SITE=$1 "$old/bin/frontage" verify "$(backup_of "$1")" >/dev/null; }
bring_up() { SITE=$1 "$new/bin/frontage" migrate && start "$1" && answers "$1"; }

install -d -m 0700 -o frontage -g frontage "$backups"
for site in "${sites[@]}"; do "$systemctl" stop "frontage@$site"; done
for site in "${sites[@]}"; do
  [ "$(first_of "$site")" = "$site" ] || continue
  if ! back_up "$site"; then
    for_all start
    fail "the backup of $site failed: everything runs as before, with the old version"
  fi
  say "$site is backed up: $(backup_of "$site")"
done

# All sites or none: they share the program.
ln -sfn "$new" "$home/current"
for site in "${sites[@]}"; do
  if bring_up "$site"; then
    say "$site runs with the new version"
    continue
  fi
  say "$site does not come up with the new version: back to the old one"
  lost=()
  for each in "${sites[@]}"; do roll_back "$each" "$(backup_of "$each")" || lost+=("$each"); done
  [ ${#lost[@]} = 0 ] || fail "these do not run: ${lost[*]}. Look at journalctl -u frontage@${lost[0]}"
  fail "everything runs as before, with the old version"
done
if [ -d /etc/systemd/system ]; then install -m 0644 "$new/deploy/systemd/frontage@.service" /etc/systemd/system/; fi
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
say "done; the earlier version stays in $old"
