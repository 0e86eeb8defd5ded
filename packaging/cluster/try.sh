#!/usr/bin/env bash
# try.sh TALWEG: a cluster of one controller and two daemons on this machine, the recipe of study.sbatch on it,
# and everything stopped again. Needs Debian's packages slurm-wlm and munge, and root.
set -euo pipefail

talweg=$(realpath "${1:?name the program: try.sh build/release/src/talweg}")
recipe=$(realpath "$(dirname "$0")/study.sbatch")
place=$(mktemp -d)
PATH=$(dirname "$talweg"):$PATH:/usr/sbin
export PATH SLURM_CONF=$place/slurm.conf
started=()
stop() {
    for one in "${started[@]}"; do kill "$one" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$place"
}
trap stop EXIT

# --- the cluster -----------------------------------------------------------------------------------
chmod 755 "$place"
install -d -m 700 "$place/munge"
install -d "$place"/{state,first,second,log,study}
dd if=/dev/urandom of="$place/munge/key" bs=128 count=1 2>/dev/null
chmod 400 "$place/munge/key"
install -d "$place/socket"
munged --foreground --force --key-file="$place/munge/key" --socket="$place/socket/munge" \
    --pid-file="$place/munge/pid" --log-file="$place/munge/log" --seed-file="$place/munge/seed" >"$place/log/munge" 2>&1 &
started+=($!)
cat >"$SLURM_CONF" <<END
ClusterName=trial
SlurmctldHost=$(hostname -s)
SlurmctldPort=17002
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$place/socket/munge
CredType=cred/munge
StateSaveLocation=$place/state
SlurmctldPidFile=$place/slurmctld.pid
SlurmctldLogFile=$place/log/slurmctld
SlurmdSpoolDir=$place/%n
SlurmdPidFile=$place/%n/pid
SlurmdLogFile=$place/log/%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,batch_sched_delay=0
NodeName=first NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=17003 CPUs=1 State=UNKNOWN
NodeName=second NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 Port=17004 CPUs=1 State=UNKNOWN
PartitionName=all Nodes=first,second Default=YES MaxTime=INFINITE State=UP
END
slurmctld -D >"$place/log/controller" 2>&1 &
started+=($!)
for node in first second; do
    slurmd -D -N $node >"$place/log/daemon-$node" 2>&1 &
    started+=($!)
done
for ((i = 0; i < 60; ++i)); do
    [ "$(sinfo --noheader --format=%T --states=idle 2>/dev/null)" = idle ] && break
    sleep 0.5
done

# --- the recipe ------------------------------------------------------------------------------------
show() {
    printf '$ %s\n' "$(printf '%q ' "$@" | sed 's/ $//')"
    "$@"
}
fail() {
    echo "try.sh: $*" >&2
    exit 1
}
cp "$recipe" "$place/study/"
cd "$place/study"
grid=(rover --grid b=1:6:0.5 --grid e=0.6:1:0.01 --grid u4=5:10:0.1 --over u4)
random=(rover --dist e=normal:0.85:0.03 --dist u4=uniform:5:10 --monte-carlo 200000 --seed 1)

show sinfo --Node
show sbatch --wait --array=1-8 --output=%a.txt study.sbatch 8 designs "${grid[@]}"
show cat {1..8}.txt
# Two shards are lost; the same command makes them again, and them alone.
show rm designs/3-of-8.csv designs/6-of-8.csv
show sbatch --wait --array=1-8 --output=%a.txt study.sbatch 8 designs "${grid[@]}"
show cat {1..8}.txt
# Another study in the same folder takes none of these shards for its own.
if show sbatch --wait --array=1 --output=other.txt study.sbatch 8 designs "${grid[@]}" --set k=0.3; then
    fail "a shard of another study was taken"
fi
show cat other.txt
show talweg study --merge designs/{1..8}-of-8.csv --csv designs.csv
show sbatch --wait --array=1-4 --output=%a.txt study.sbatch 4 runs "${random[@]}"
show talweg study --merge runs/{1..4}-of-4.csv --csv summary.csv --runs runs.csv

# --- the same on one machine -----------------------------------------------------------------------
talweg study "${grid[@]}" --csv whole-designs.csv
talweg study "${random[@]}" --csv whole-summary.csv --runs whole-runs.csv
for table in designs summary runs; do
    cmp "$table.csv" "whole-$table.csv" || fail "$table.csv differs from that of the undivided study"
done
nodes=$(sed -n 's/.*, by \(.*\)\.$/\1/p' {1..4}.txt | sort -u | paste -sd' ')
[ "$nodes" = "first second" ] || fail "not both daemons took part: $nodes"
echo "Both daemons took part; the tables are those of the undivided studies, byte for byte."
