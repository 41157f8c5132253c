-- Questionnaires (specification 3.6, rules S8-01, S8-02): a questionnaire has versions, people answer one of them.
create table umfrage (
  uuid uuid primary key,
  bezeichnung text not null,
  demo boolean not null default false,
  angelegt_am timestamptz not null,
  angelegt_von text not null
);

create table umfrage_fassung (
  guid uuid primary key,
  umfrage_uuid uuid not null references umfrage on delete cascade,
  nummer integer not null check (nummer > 0),
  stand text not null check (stand in ('ENTWURF', 'VEROEFFENTLICHT', 'ABGELOEST')),
  definition jsonb not null,
  -- What changes with it, in a few words.
  anlass text,
  version integer not null default 1,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  veroeffentlicht_am timestamptz,
  veroeffentlicht_von text,
  unique (umfrage_uuid, nummer),
  unique (guid, umfrage_uuid),
  check (num_nonnulls(veroeffentlicht_am, veroeffentlicht_von) in (0, 2)),
  check ((stand = 'ENTWURF') = (veroeffentlicht_am is null))
);
-- One is asked, and one is being written.
create unique index umfrage_fassung_eine on umfrage_fassung (umfrage_uuid, stand) where stand <> 'ABGELOEST';

-- What was published is what people answered: it never changes, but for being replaced once.
create function umfrage_fassung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if old.stand = 'ENTWURF' or current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      return old;
    end if;
    raise exception 'eine veroeffentlichte fassung ist unveraenderlich';
  end if;
  if old.stand = 'ENTWURF' and new.stand <> 'ABGELOEST' then
    return new;
  end if;
  if old.stand = 'VEROEFFENTLICHT' and new.stand = 'ABGELOEST'
    and to_jsonb(old) - 'stand' = to_jsonb(new) - 'stand' then
    return new;
  end if;
  raise exception 'eine veroeffentlichte fassung ist unveraenderlich';
end $$;
create trigger umfrage_fassung_lauf before update or delete on umfrage_fassung
  for each row execute function umfrage_fassung_lauf();
create trigger umfrage_fassung_nicht_leeren before truncate on umfrage_fassung
  for each statement execute function nur_wartung_entfernt();

-- One person or company answers a version; an application can have one, and after a Nachforderung a copy of it (S8-02).
create table befragung (
  guid uuid primary key,
  fassung_guid uuid not null,
  umfrage_uuid uuid not null,
  -- Null: it belongs to whoever began it (S11-10).
  unternehmen_guid uuid references unternehmen,
  antrag_guid uuid references antrag on delete cascade,
  vorgaenger_guid uuid unique references befragung on delete cascade,
  antworten jsonb not null default '{}',
  aktuelle_frage text,
  fortschritt integer not null default 0 check (fortschritt between 0 and 100),
  version integer not null default 1,
  angelegt_am timestamptz not null,
  angelegt_von text not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  abgeschlossen_am timestamptz,
  abgeschlossen_von text,
  foreign key (fassung_guid, umfrage_uuid) references umfrage_fassung (guid, umfrage_uuid),
  check (antrag_guid is null or unternehmen_guid is not null),
  check (num_nonnulls(abgeschlossen_am, abgeschlossen_von) in (0, 2))
);
-- Two people who begin at once begin the same.
create unique index befragung_erste on befragung (antrag_guid, umfrage_uuid)
  where vorgaenger_guid is null and antrag_guid is not null;
create index befragung_antrag on befragung (antrag_guid);
create index befragung_unternehmen on befragung (unternehmen_guid);
create index befragung_fassung on befragung (fassung_guid, abgeschlossen_am);

-- A draft is nobody's to answer; what is finished is frozen, and goes with its draft of an application alone.
create function befragung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from public.umfrage_fassung f where f.guid = new.fassung_guid and f.stand <> 'ENTWURF') then
      raise exception 'beantwortet wird eine veroeffentlichte fassung'
        using errcode = 'check_violation', constraint = 'befragung_fassung_veroeffentlicht', table = 'befragung';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.abgeschlossen_am is null
      or old.antrag_guid is not null and not exists (select from public.antrag a where a.guid = old.antrag_guid)
      or current_setting('portal.wartung', true) = 'demo'
        and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      return old;
    end if;
    raise exception 'ein abgeschlossener fragebogen ist unveraenderlich';
  end if;
  if old.abgeschlossen_am is not null then
    raise exception 'ein abgeschlossener fragebogen ist unveraenderlich';
  end if;
  if (old.guid, old.fassung_guid, old.umfrage_uuid, old.unternehmen_guid, old.antrag_guid, old.vorgaenger_guid)
    is distinct from
    (new.guid, new.fassung_guid, new.umfrage_uuid, new.unternehmen_guid, new.antrag_guid, new.vorgaenger_guid) then
    raise exception 'ein fragebogen bleibt bei seiner fassung und bei dem, zu dem er gehoert';
  end if;
  return new;
end $$;
create trigger befragung_lauf before insert or update or delete on befragung
  for each row execute function befragung_lauf();
create trigger befragung_nicht_leeren before truncate on befragung
  for each statement execute function nur_wartung_entfernt();
