# Run by cage.ts as root of a user namespace of its own, with mounts, processes and a network of its own that has no
# connection: sh cage.sh FOLDER PATH... -- PROGRAM ARGUMENT...
# Leaves the program with a file system that has the paths, FOLDER/sent to read as /job/sent, FOLDER/shown to write as
# /job/shown, and nothing else; without /proc, without rights over its namespaces, and without an environment.
set -eu
folder=$1
root=$folder/root
shift
mkdir "$root"
mount -t tmpfs -o mode=755,size=1m,nosuid,nodev none "$root"
cd "$root"

# Libraries, and fonts for texts in drawings.
for path in /usr /lib /lib64 /etc/fonts; do
  if [ -L "$path" ]; then
    ln -s "$(readlink "$path")" ".$path"
  elif [ -d "$path" ]; then
    mkdir -p ".$path"
    mount -o bind,ro,nosuid,nodev "$path" ".$path"
  fi
done

while [ "$1" != -- ]; do
  if [ -d "$1" ]; then
    mkdir -p ".$1"
  else
    mkdir -p ".${1%/*}"
    : >".$1"
  fi
  mount -o bind,ro,nosuid,nodev "$1" ".$1"
  shift
done
shift

mkdir job
: >job/sent
: >job/shown
mount -o bind,ro,nosuid,nodev,noexec "$folder/sent" job/sent
mount -o bind,nosuid,nodev,noexec "$folder/shown" job/shown
mount -o remount,bind,ro,nosuid,nodev "$root"

# Who has no rights cannot leave, and who was led into another root may not make user namespaces to get some. The shell
# is the first process here, which signals do not end, so that the program is not; it answers 128 and the signal.
exec chroot . /usr/bin/setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- \
  /usr/bin/sh -c '/usr/bin/env -i --chdir=/job "$@"; exit $?' sh "$@"
