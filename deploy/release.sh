#!/bin/sh
# Puts a built site online on a server with nginx, or takes the last one back:
#   release.sh publish public      a new release, from the folder that `npm run release` has built
#   release.sh rollback            the release before the one that is online
# A release also keeps the scripts, styles and pictures of the one before, for pages that are open just now.
# SITE_ROOT and RELOAD are for other folders and other servers.
set -eu

root=${SITE_ROOT:-/var/www/uhrturm-ki}
reload=${RELOAD:-nginx -t && systemctl reload nginx}
releases=$root/releases

online() { basename "$(readlink "$root/current")"; }

# nginx reads `current` only when it reloads: until then the last release answers with its own policy.
switch_to() {
    before=$(readlink "$root/current" || true)
    point_to "releases/$1"
    if sh -c "$reload"; then
        echo "online: $1"
        return
    fi
    # What is refused now would keep nginx from starting after the next reboot.
    if [ -n "$before" ]; then point_to "$before"; else rm "$root/current"; fi
    echo "The server refused $1; still online: ${before:-nothing}" >&2
    exit 1
}

point_to() {
    ln -sfn "$1" "$root/current.new"
    mv -T "$root/current.new" "$root/current"
}

publish() {
    new=$releases/$(date -u +%Y%m%d-%H%M%S-%N)
    mkdir -p "$releases"
    mkdir "$new"
    cp -R "$1" "$new/public"
    chmod -R a+rX "$new/public"
    (cd "$new/public" && find . -type f) > "$new/files"
    printf 'root %s/public;\n' "$new" > "$new/root.conf"
    if [ -e "$root/current/files" ]; then
        # Their names carry a hash of their content, so they can stand beside the new ones.
        grep -E '^\./(static/|[^/]+[-.][0-9a-f]{12}\.(js|css)$)' "$root/current/files" |
            while IFS= read -r file; do
                [ -e "$new/public/$file" ] && continue
                mkdir -p "$new/public/$(dirname "$file")"
                cp "$root/current/public/$file" "$new/public/$file"
            done
    fi
    switch_to "$(basename "$new")"
    ls "$releases" | sort | head -n -5 | while IFS= read -r old; do
        [ "$old" = "$(online)" ] || rm -r "${releases:?}/$old"
    done
}

rollback() {
    before=$(ls "$releases" | sort | awk -v now="$(online)" '$0 < now' | tail -n 1)
    [ -n "$before" ] || { echo "There is no release before $(online)." >&2; exit 1; }
    switch_to "$before"
}

case ${1:-} in
    publish) publish "${2:?folder of the built site}" ;;
    rollback) rollback ;;
    *) echo "Usage: release.sh publish <folder> | rollback" >&2; exit 2 ;;
esac
