#!/bin/sh
# sh deploy/bases-from-debian.sh: makes the two bases of deploy/Containerfile from Debian's packages, as
# localhost/website-build-base and localhost/website-base, where no registry of images is to be had.
# As root, in a clone after npm ci, of which it takes Node. Needs buildah and mmdebstrap. Options of
# buildah, such as the driver of its store, come from its own variables (STORAGE_DRIVER, BUILDAH_ISOLATION).
set -eu
release=bookworm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

keep() { # FOLDER NAME: as an image of one layer
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$1" / >/dev/null
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  buildah commit --quiet --rm "$container" "$2" >/dev/null
}

# What builds: Debian, with the Node that runs the site, and the npm of this machine.
mmdebstrap --quiet --variant=minbase --include=ca-certificates "$release" "$work/build.tar"
mkdir -p "$work/build/usr/local/lib/node_modules"
tar -C "$work/build" --exclude='./dev/*' -xf "$work/build.tar"
cp node_modules/node/bin/node "$work/build/usr/local/bin/"
cp -RL "$(npm root --global)/npm" "$work/build/usr/local/lib/node_modules/"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$work/build/usr/local/bin/npm"
keep "$work/build" localhost/website-build-base

# What runs: the C and C++ libraries, time zones and certificates, unpacked but not set up; no program.
mmdebstrap --quiet --variant=extract \
  --include=base-files,netbase,tzdata,ca-certificates,libc6,libgcc-s1,libstdc++6 "$release" "$work/run.tar"
mkdir "$work/run"
tar -C "$work/run" --exclude='./dev/*' -xf "$work/run.tar"
cd "$work/run"
cat usr/share/ca-certificates/mozilla/*.crt > etc/ssl/certs/ca-certificates.crt
rm -rf bin/* sbin/* usr/bin/* usr/sbin/* usr/share/doc usr/share/man usr/share/locale usr/share/perl5 var/cache/* \
  var/lib/apt var/lib/dpkg
echo 'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin' >> etc/passwd
echo 'nonroot:x:65532:' >> etc/group
keep "$work/run" localhost/website-base
