# What .ci/run and .ci/nightly share. To be sourced at the top of the checkout.

export DEBIAN_FRONTEND=noninteractive
export CRYPT_BROWSER_REQUIRED=1 PIP_QUIET=2 PIP_DISABLE_PIP_VERSION_CHECK=1
# Modules that each worker and each kernel imports are compiled once.
unset PYTHONDONTWRITEBYTECODE

# CPU seconds, user and system, of the whole machine since this script began: a browser's processes
# are not all waited for.
machine_seconds() { awk '/^cpu / { print int(($2 + $3 + $4) / 100) }' /proc/stat; }
began=$(machine_seconds)
cpu_seconds() { echo $(($(machine_seconds) - began)); }

say() {
  printf '\n== %s (after %d:%02d and %s CPU seconds)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)) "$(cpu_seconds)"
}

# Install Debian packages for commands that are missing: `install COMMAND:"PACKAGE ..." ...`.
install() {
  local each wanted=()
  for each in "$@"; do
    if ! command -v "${each%%:*}" >/dev/null && ! dpkg -s "${each%%:*}" >/dev/null 2>&1; then
      read -ra packages <<<"${each#*:}"
      wanted+=("${packages[@]}")
    fi
  done
  if ((${#wanted[@]})); then
    say "${wanted[*]}"
    apt-get update -qq
    apt-get install -qq --no-install-recommends "${wanted[@]}" >/dev/null
  fi
}

install_if_possible() {
  install "$@" || say "Not available, and not needed: $*"
}

npm_install() {
  say "Packages from npm"
  npm install --prefix tests/browser --no-package-lock --no-audit --no-fund --ignore-scripts --loglevel=error
}

# Make an empty Python environment and use it; it goes when the script ends.
new_environment() {
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  python3 -m venv "$work/venv"
  source "$work/venv/bin/activate"
}
