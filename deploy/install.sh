#!/bin/sh
# install.sh [SITE]: sets this release up for a site (called "site" unless a name is given), as root. Run again, it changes nothing
# that is there: it makes what is missing, and points at this release.
set -eu
site=${1:-site}
release=$(dirname "$(dirname "$(readlink -f "$0")")")
fail() { printf 'install: %s\n' "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail "run it as root, with sudo"
case $site in *[!a-z0-9-]* | -* | '') fail "a site is called by small letters, digits and hyphens, not $site" ;; esac
[ "$(dirname "$release")" = /opt/frontage ] || fail "unpack the release into /opt/frontage, not $(dirname "$release")"

id -u frontage >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/frontage --no-create-home --shell /usr/sbin/nologin frontage
install -d -m 0755 -o root -g root /var/lib/frontage
install -d -m 0750 -o root -g frontage /etc/frontage
install -d -m 0700 -o frontage -g frontage "/var/lib/frontage/$site" /var/backups/frontage
ln -sfn "$release" /opt/frontage/current
ln -sfn /opt/frontage/current/bin/frontage /usr/local/bin/frontage
ln -sfn /opt/frontage/current/deploy/update.sh /usr/local/sbin/frontage-update

settings=/etc/frontage/$site.env
if [ ! -e "$settings" ]; then
  sed "s,@SITE@,$site,g" "$release/deploy/site.env" >"$settings"
  chown root:frontage "$settings"
  chmod 0640 "$settings"
fi
if [ -d /etc/systemd/system ]; then
  install -m 0644 "$release/deploy/systemd/frontage@.service" /etc/systemd/system/
  if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
fi
printf 'installed: %s\nsettings:  %s\nnext:      systemctl enable --now frontage@%s\n' "$("$release/bin/frontage" version)" "$settings" "$site"
