# What the scripts of this folder share. Sourced, not run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PWD/node_modules/.bin:$PATH"
export npm_config_update_notifier=false

say() { printf '\n== %s\n' "$*"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

need_node() {
  command -v npm >/dev/null || fail "npm is missing: install Node 20 or newer"
  [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] || fail "Node 20 or newer is needed to install; this is $(node -v)"
}

# Installs what the lockfile names, unless that is what is there already.
install_packages() {
  need_node
  local stamp=node_modules/.installed-from
  if [ ! -f "$stamp" ] || ! cmp -s package-lock.json "$stamp"; then
    say "Installing packages"
    npm ci --no-audit --no-fund --loglevel=error
    cp package-lock.json "$stamp"
  fi
}

# side_by_side COMMAND…: runs commands at once, shows what each printed, in their order, and fails if one of them failed.
side_by_side() {
  local printed started=() command at status=0
  printed=$(mktemp -d)
  for command in "$@"; do
    (eval "$command") >"$printed/${#started[@]}" 2>&1 &
    started+=($!)
  done
  trap 'kill "${started[@]}" 2>/dev/null || true' INT TERM
  for at in "${!started[@]}"; do
    wait "${started[$at]}" || { status=1; printf '\nFailed: %s\n' "${@:at+1:1}"; }
    cat "$printed/$at"
  done
  trap - INT TERM
  rm -rf "$printed"
  return $status
}

# Builds, unless nothing changed since the last build.
build_all() {
  local stamp=dist/.built-from now
  now=$(git ls-files -co --exclude-standard -z -- apps features packages package-lock.json vite.config.ts script/squeeze.mjs script/german | xargs -0 stat -c '%n %Y %s' 2>/dev/null | cksum)
  if [ "$(cat "$stamp" 2>/dev/null)" != "$now" ]; then
    say "Building"
    npm run --silent build && printf '%s' "$now" >"$stamp"
  fi
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

# apt_install COMMAND-OR-FILE PACKAGE…: installs Debian packages unless the thing is there already.
apt_install() {
  local thing=$1
  shift
  if command -v "$thing" >/dev/null 2>&1 || [ -e "$thing" ] || compgen -G "$thing" >/dev/null; then return 0; fi
  command -v apt-get >/dev/null || return 1
  say "Installing $*"
  as_root apt-get update -qq >/dev/null 2>&1 || true
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# The fonts that the browsers of walks see, and no others: walks/fonts.
install_fonts() {
  local folder=/usr/share/fonts/truetype
  apt_install "$folder/liberation/LiberationSans-Regular.ttf" fonts-liberation || true
  apt_install "$folder/dejavu/DejaVuSans.ttf" fonts-dejavu-core || true
  apt_install "$folder/noto/NotoSans-Regular.ttf" fonts-noto-core || true
  apt_install "$folder/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf" fonts-roboto-unhinted || true
}

find_chromium() {
  for name in "${CHROMIUM:-}" /usr/bin/chromium-headless-shell /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome; do
    [ -n "$name" ] && [ -x "$name" ] && { printf '%s' "$name"; return; }
  done
}

# The browsers beside Chromium that walks/browsers is for; the oldest Chromium is a package of the lockfile.
install_browsers() {
  if ! grep -q '^ID=debian$' /etc/os-release 2>/dev/null; then
    say "Not tried in Firefox, WebKit and Chromium 109: their packages are Debian's, and this is none"
    return 0
  fi
  apt_install /usr/bin/firefox-esr firefox-esr || fail "no Firefox: install the package firefox-esr"
  apt_install /usr/bin/WebKitWebDriver webkit2gtk-driver || fail "no WebKit: install the package webkit2gtk-driver"
  apt_install /usr/bin/Xvfb xvfb || fail "no screen for WebKit: install the package xvfb"
  [ "$(uname -m)" = x86_64 ] || say "Not tried in Chromium 109: it is not built for this kind of machine"
}

# What tests and walks need beside the packages of the lockfile: a browser, its fonts, PostgreSQL, strace, which sees what is on the disk,
# and openssl, which makes certificates.
install_for_check() {
  apt_install /usr/bin/chromium-headless-shell chromium-headless-shell || apt_install /usr/bin/chromium chromium || true
  CHROMIUM=$(find_chromium) || true
  if [ -z "$CHROMIUM" ]; then
    say "Installing the test tool's own browser"
    playwright install --with-deps chromium || fail "no Chromium: neither the system's packages nor the test tool could install one"
  fi
  export CHROMIUM
  install_browsers
  install_fonts
  apt_install '/usr/lib/postgresql/*/bin/postgres' postgresql || true
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || command -v postgres >/dev/null || fail "no PostgreSQL: install the package postgresql"
  apt_install /usr/sbin/pgbouncer pgbouncer || command -v pgbouncer >/dev/null || fail "no PgBouncer: install the package pgbouncer"
  apt_install strace strace || fail "no strace: install the package strace"
  apt_install openssl openssl || fail "no openssl: install the package openssl"
}
