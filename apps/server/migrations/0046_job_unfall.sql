-- What a process was at when it died. A job that did so twice is set aside: the next start must not die of it too.
create table job_unfall (
  -- The job's key, else its number.
  schluessel text primary key,
  name text not null,
  anzahl integer not null,
  -- When the dead process had taken the job: two instances that find the same death count it once.
  begonnen timestamptz not null,
  zuletzt timestamptz not null default now()
);
