-- What one person presents and another one releases (S9-01, S9-04, ADR 0126), whatever it is: one table, one life.
-- Presented again it is a row more: the history of what came back stays.
create table vorlegung (
  guid uuid primary key default gen_random_uuid(),
  -- The name of the act in the audit log.
  art text not null,
  -- The draft, the round, the declaration: what there is one open row of.
  objekt uuid not null,
  nr integer not null check (nr > 0),
  -- The round that it is about, where it is about one: with a discarded round goes what was given back of it.
  runde_guid uuid references ibk_meta on delete cascade,
  programm text not null,
  status text not null check (status in ('VORGELEGT', 'FREIGEGEBEN', 'ZURUECKGEGEBEN', 'ZURUECKGEHOLT')),
  -- Everything that is decided, in one spelling.
  inhalt text not null,
  sha256 text not null check (sha256 = encode(sha256(convert_to(inhalt, 'UTF8')), 'hex')),
  -- What the list of releases calls it.
  zeile jsonb not null,
  betrag_cent bigint,
  abweichungen text[] not null default '{}',
  vorbereitet_von text not null,
  vorgelegt_am timestamptz not null,
  -- Who released it, gave it back or called it back, and the transaction that did.
  beendet_von text,
  beendet_am timestamptz,
  beendet_in xid8,
  grund text,
  -- The hash that the releasing person named: nothing is released unread.
  gelesen text,
  -- Ended before there was this table: nobody had to name what he read.
  bestand boolean not null default false,
  unique (art, objekt, nr),
  constraint vorlegung_beendet check (case when status = 'VORGELEGT' then num_nonnulls(beendet_von, beendet_am, grund) = 0
    else num_nonnulls(beendet_von, beendet_am) = 2 and (status = 'ZURUECKGEGEBEN') = (grund is not null) end),
  constraint vorlegung_gelesen check (case when status = 'FREIGEGEBEN' then bestand or gelesen is not distinct from sha256
    else gelesen is null end),
  constraint vorlegung_vier_augen check (status <> 'FREIGEGEBEN' or beendet_von <> vorbereitet_von),
  constraint vorlegung_eigene check (status <> 'ZURUECKGEHOLT' or beendet_von = vorbereitet_von),
  check (not bestand or status <> 'VORGELEGT')
);
create unique index vorlegung_offen on vorlegung (art, objekt) where status = 'VORGELEGT';
-- What waits, the longest waiting first: the key of its pages.
create index vorlegung_wartet on vorlegung (vorgelegt_am, guid) where status = 'VORGELEGT';
create index vorlegung_runde on vorlegung (runde_guid, vorgelegt_am) where runde_guid is not null;

-- Of which cases and companies it speaks: who has a conflict of interest on one of them does not see it, who acts for one
-- does not release it.
create table vorlegung_bezug (
  vorlegung_guid uuid not null references vorlegung on delete cascade,
  geschaeft_guid uuid,
  unternehmen_guid uuid not null,
  unique nulls not distinct (vorlegung_guid, unternehmen_guid, geschaeft_guid)
);

-- Who edited what is presented, before and between: none of them releases it, whoever presented it.
create table vorlegung_bearbeiter (
  art text not null,
  objekt uuid not null,
  sub text not null,
  seit timestamptz not null,
  primary key (art, objekt, sub)
);

-- Who had a hand in it: edited it, or presented it now or in an attempt since the last release of the same.
create function vorlegung_mitwirkende(vorlegung uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(
    select x.vorbereitet_von from public.vorlegung v join public.vorlegung x on (x.art, x.objekt) = (v.art, v.objekt)
      where v.guid = $1 and x.nr <= v.nr and x.nr > coalesce((select max(f.nr) from public.vorlegung f
        where (f.art, f.objekt) = (v.art, v.objekt) and f.status = 'FREIGEGEBEN' and f.nr < v.nr), 0)
    union
    select b.sub from public.vorlegung v join public.vorlegung_bearbeiter b on (b.art, b.objekt) = (v.art, v.objekt)
      where v.guid = $1)
$$;

-- Cases and companies that it moves. Of a round that is everybody who has declared in it: as `rundennaehe` of the server.
create function vorlegung_woran(vorlegung uuid) returns table (unternehmen_guid uuid, geschaeft_guid uuid) language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select z.unternehmen_guid, z.geschaeft_guid from public.vorlegung_bezug z where z.vorlegung_guid = $1
  union all
  select b.unternehmen_guid, g.guid from public.vorlegung v join public.bekundung b on b.ibk_meta_guid = v.runde_guid
    left join public.antrag_einladung e on e.bekundung_guid = b.guid
    left join public.geschaeft g on g.einladung_guid = e.guid
    where v.guid = $1 and b.eingereicht_version is not null and b.zurueckgezogen_am is null
$$;
-- Whether a person acts for one of these companies.
create function vorlegung_eigen(vorlegung uuid, person text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.mitgliedschaft m where m.nutzer_sub = $2
    and m.unternehmen_guid in (select w.unternehmen_guid from public.vorlegung_woran($1) w))
$$;
-- Or has declared a conflict of interest on one of them (S9-01).
create function vorlegung_nahe(vorlegung uuid, person text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select public.vorlegung_eigen($1, $2) or exists (select from public.befangenheit f join public.vorlegung_woran($1) w
    on f.unternehmen_guid = w.unternehmen_guid or f.geschaeft_guid = w.geschaeft_guid
    where f.nutzer_sub = $2 and f.aufgehoben_am is null)
$$;

create function vorlegung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'beendet_von', 'beendet_am', 'beendet_in', 'grund', 'gelesen'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or new.nr <> (select coalesce(max(v.nr), 0) + 1 from public.vorlegung v
        where (v.art, v.objekt) = (new.art, new.objekt)) then
      raise exception 'eine vorlegung beginnt vorgelegt, nach der vorigen';
    end if;
    new.beendet_in := null;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or new.status = 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'vorlegung ist unveraenderlich';
  end if;
  new.beendet_in := pg_current_xact_id();
  if new.status = 'FREIGEGEBEN' and new.beendet_von = any(public.vorlegung_mitwirkende(new.guid)) then
    raise exception 'wer mitgewirkt hat, gibt nicht frei'
      using errcode = 'check_violation', constraint = 'vorlegung_vier_augen', table = 'vorlegung';
  end if;
  if new.status in ('FREIGEGEBEN', 'ZURUECKGEGEBEN') and public.vorlegung_nahe(new.guid, new.beendet_von) then
    raise exception 'wer befangen ist oder dafuer handelt, entscheidet nicht darueber'
      using errcode = 'check_violation', constraint = 'vorlegung_unbefangen', table = 'vorlegung';
  end if;
  return new;
end $$;
create trigger vorlegung_lauf before insert or update on vorlegung for each row execute function vorlegung_lauf();
create trigger vorlegung_bleibt before delete on vorlegung for each row
  when (old.runde_guid is null or not runde_fort(old.runde_guid)) execute function nur_wartung_entfernt();
create trigger vorlegung_nicht_leeren before truncate on vorlegung
  for each statement execute function nur_wartung_entfernt();

-- Goes with what it belongs to, alone it stays.
create function vorlegung_bezug_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' and exists (select from public.vorlegung v
      where v.guid = new.vorlegung_guid and v.status = 'VORGELEGT') then
    return new;
  elsif tg_op = 'DELETE' and not exists (select from public.vorlegung v where v.guid = old.vorlegung_guid) then
    return old;
  end if;
  raise exception 'vorlegung_bezug ist unveraenderlich';
end $$;
create trigger vorlegung_bezug_bleibt before insert or update or delete on vorlegung_bezug
  for each row execute function vorlegung_bezug_bleibt();
create trigger vorlegung_bezug_nicht_leeren before truncate on vorlegung_bezug
  for each statement execute function nur_wartung_entfernt();

-- Whoever becomes an editor in the second of a release waits for it, and the release for him: one of both sees the other.
create function vorlegung_bearbeiter_wartet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from public.vorlegung v where (v.art, v.objekt) = (new.art, new.objekt) and v.status = 'VORGELEGT' for share;
  return new;
end $$;
create trigger vorlegung_bearbeiter_wartet before insert on vorlegung_bearbeiter
  for each row execute function vorlegung_bearbeiter_wartet();
create trigger vorlegung_bearbeiter_bleibt before update or delete on vorlegung_bearbeiter for each row
  when (not (old.art = 'rundeVeroeffentlichen' and runde_fort(old.objekt))) execute function nur_wartung_entfernt();
create trigger vorlegung_bearbeiter_nicht_leeren before truncate on vorlegung_bearbeiter
  for each statement execute function nur_wartung_entfernt();

-- Whether the transaction that asks has released it itself: nothing else may have its effect (0085). Its own number, not
-- xmin: a savepoint around the release has another one.
create function vorlegung_gilt(art text, objekt uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.vorlegung v where v.art = $1 and v.objekt = $2
    and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id())
$$;
