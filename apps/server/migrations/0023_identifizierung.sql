-- S2-01: a user's attempts to prove who he is. His state is that of the last one; `nutzer.identifiziert` says the same
-- to the other slices.
create table identifizierung_versuch (
  -- Also the number under which the identification service calls back.
  guid uuid primary key,
  nutzer_sub text not null references nutzer on delete cascade,
  nummer integer not null check (nummer > 0),
  stand text not null check (stand in ('IN_ARBEIT', 'IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH')),
  -- Number of the newest message of the service; an older one that comes late changes nothing.
  folge bigint not null default 0,
  -- Where the service goes on with it, and its own reference; null until it has answered.
  url text,
  aktenzeichen text,
  begonnen_am timestamptz not null,
  geaendert_am timestamptz not null,
  unique (nutzer_sub, nummer),
  check (num_nonnulls(url, aktenzeichen) in (0, 2))
);

-- S2-04: the recording of an attempt, kept five years. The bytes lie in the file store under the attempt's guid.
create table identifizierung_aufzeichnung (
  versuch_guid uuid primary key references identifizierung_versuch on delete cascade,
  status text not null check (status in ('AUSSTEHEND', 'VORHANDEN', 'NICHT_VORHANDEN', 'GELOESCHT')),
  bytes bigint,
  sha256 text,
  geaendert_am timestamptz not null,
  loeschen_ab timestamptz,
  check ((status = 'VORHANDEN') = (loeschen_ab is not null)),
  check (status <> 'VORHANDEN' or num_nonnulls(bytes, sha256) = 2)
);
create index identifizierung_aufzeichnung_faellig on identifizierung_aufzeichnung (loeschen_ab)
  where loeschen_ab is not null;

-- How far each user is; his own data and the identification read it.
create view identifizierung_stand as
select n.sub as nutzer_sub,
  case when n.identifiziert then 'ERFOLGREICH' else coalesce(v.stand, 'NICHT_BEGONNEN') end as stand,
  coalesce(v.nummer, 0) as versuche, coalesce(v.folge, 0) as folge, v.geaendert_am as seit,
  a.status as video_status, a.geaendert_am as video_geaendert_am
from nutzer n
  left join lateral (select * from identifizierung_versuch w
    where w.nutzer_sub = n.sub order by w.nummer desc limit 1) v on true
  left join identifizierung_aufzeichnung a on a.versuch_guid = v.guid;
