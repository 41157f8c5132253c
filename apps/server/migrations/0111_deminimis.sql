-- Small aid (De-minimis): what a single enterprise, that is a company and all that are linked with it, was granted under one
-- regulation in the last years. The ceiling is programme data; nobody grants beyond it, whoever writes.

-- Everybody who grants to one of its companies waits here for the other.
create table verbund (guid uuid primary key);

create table verbund_mitglied (
  unternehmen_guid uuid primary key references unternehmen on delete cascade,
  verbund_guid uuid not null references verbund
);
create index verbund_mitglied_verbund on verbund_mitglied (verbund_guid);

-- Two companies that belong together, as somebody of the bank has found; in one direction only, for it holds in both.
create table unternehmensverbindung (
  eines uuid not null references unternehmen on delete cascade,
  anderes uuid not null references unternehmen on delete cascade,
  grundlage text not null check (grundlage <> ''),
  erfasst_von text not null,
  erfasst_am timestamptz not null,
  primary key (eines, anderes),
  check (eines < anderes)
);
create index unternehmensverbindung_anderes on unternehmensverbindung (anderes);

-- The Verbund of a company, locked; a company that nobody has linked is one of its own. Whoever has waited looks again: it may
-- have been joined to another meanwhile.
create function verbund_sperren(wer uuid) returns uuid language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  v uuid;
  jetzt uuid;
begin
  loop
    select verbund_guid into v from public.verbund_mitglied where unternehmen_guid = wer;
    if v is null then
      v := gen_random_uuid();
      insert into public.verbund (guid) values (v);
      insert into public.verbund_mitglied (unternehmen_guid, verbund_guid) values (wer, v) on conflict do nothing;
    end if;
    perform from public.verbund where guid = v for update;
    select verbund_guid into jetzt from public.verbund_mitglied where unternehmen_guid = wer;
    exit when jetzt = v;
  end loop;
  return v;
end $$;

-- All companies that can be reached by links, in a circle too: each is visited once.
create function verbundene(wer uuid) returns table (unternehmen_guid uuid) language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  with recursive erreicht(guid) as (
    select wer
    union
    select case when v.eines = e.guid then v.anderes else v.eines end
    from erreicht e join public.unternehmensverbindung v on e.guid in (v.eines, v.anderes)
  )
  select guid from erreicht
$$;

-- Always in the same order, so that two that join the same ones never wait for each other in a circle.
create function verbund_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  a uuid := case when tg_op = 'DELETE' then old.eines else new.eines end;
  b uuid := case when tg_op = 'DELETE' then old.anderes else new.anderes end;
  v uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('verbund', 0));
  v := public.verbund_sperren(a);
  if tg_op = 'INSERT' then
    perform public.verbund_sperren(b);
    update public.verbund_mitglied m set verbund_guid = v from public.verbundene(a) e
      where m.unternehmen_guid = e.unternehmen_guid and m.verbund_guid <> v;
  elsif exists (select from public.unternehmen where guid = b)
      and not exists (select from public.verbundene(a) e where e.unternehmen_guid = b) then
    v := gen_random_uuid();
    insert into public.verbund (guid) values (v);
    update public.verbund_mitglied m set verbund_guid = v from public.verbundene(b) e
      where m.unternehmen_guid = e.unternehmen_guid;
  end if;
  return null;
end $$;
create trigger verbund_folgen after insert on unternehmensverbindung for each row execute function verbund_folgen();
create trigger verbund_loesen after delete on unternehmensverbindung for each row
  when (pg_trigger_depth() = 0) execute function verbund_folgen();

-- Aid of other authorities, as the applicant's declaration and its certificates name it. Nothing is deleted: a wrong one is struck out.
create table deminimis_beihilfe (
  guid uuid primary key,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  verordnung text not null,
  betrag_cent bigint not null check (betrag_cent > 0),
  gewaehrt_am date not null,
  geber text not null check (geber <> ''),
  erfasst_von text not null,
  erfasst_am timestamptz not null,
  gestrichen_von text,
  gestrichen_am timestamptz,
  gestrichen_grund text,
  check (num_nonnulls(gestrichen_von, gestrichen_am, gestrichen_grund) in (0, 3))
);
create index deminimis_beihilfe_unternehmen on deminimis_beihilfe (unternehmen_guid);

create function deminimis_beihilfe_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['gestrichen_von', 'gestrichen_am', 'gestrichen_grund'];
begin
  if old.gestrichen_am is not null or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'eine erfasste beihilfe bleibt, wie sie ist, oder wird gestrichen';
  end if;
  return new;
end $$;
create trigger deminimis_beihilfe_bleibt before update on deminimis_beihilfe
  for each row execute function deminimis_beihilfe_bleibt();

-- Under which regulation an approval is small aid, and the ceiling that held for it.
alter table bewilligung
  add column deminimis_verordnung text,
  add column deminimis_hoechst_cent bigint check (deminimis_hoechst_cent >= 0),
  add column deminimis_jahre integer check (deminimis_jahre > 0),
  add check (num_nonnulls(deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre) in (0, 3));

-- The account. Aid counts from the day on which the right to it arises: that of an approval is the day on which its notice takes
-- effect; until then `tag` is null, and it counts as if it were today. A reduced approval counts with what is left.
create view deminimis_konto as
  select unternehmen_guid, verordnung, betrag_cent, gewaehrt_am as tag, geber, guid as beihilfe_guid, null::uuid as geschaeft_guid
  from deminimis_beihilfe where gestrichen_am is null
  union all
  select b.unternehmen_guid, b.deminimis_verordnung, sum(i.bewilligt_cent)::bigint,
    (b.wirksam_ab at time zone 'Europe/Berlin')::date, null, null, b.geschaeft_guid
  from bewilligung b join bewilligter_gegenstand i on i.geschaeft_guid = b.geschaeft_guid
  where b.deminimis_verordnung is not null
  group by b.geschaeft_guid having sum(i.bewilligt_cent) > 0;

-- What counts on a day for a company: its own and that of all linked ones, over the last years. Three years later to the day it
-- still counts, a day later no more.
create function deminimis_vergeben(wer uuid, nach text, am date, jahre integer) returns bigint language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(k.betrag_cent), 0)::bigint
  from public.verbundene(wer) e join public.deminimis_konto k on k.unternehmen_guid = e.unternehmen_guid
  where k.verordnung = nach and (k.tag is null or k.tag >= (am - make_interval(years => jahre))::date)
$$;

-- No use case can forget lock and ceiling.
create function deminimis_reicht() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare w public.bewilligung;
begin
  select * into strict w from public.bewilligung where geschaeft_guid = new.geschaeft_guid;
  if w.deminimis_verordnung is null then
    return null;
  end if;
  perform public.verbund_sperren(w.unternehmen_guid);
  if public.deminimis_vergeben(w.unternehmen_guid, w.deminimis_verordnung,
      (w.bewilligt_am at time zone 'Europe/Berlin')::date, w.deminimis_jahre) > w.deminimis_hoechst_cent then
    raise exception 'der hoechstbetrag fuer de-minimis-beihilfen ist ueberschritten'
      using errcode = 'check_violation', constraint = 'deminimis_reicht', table = 'bewilligter_gegenstand';
  end if;
  return null;
end $$;
create trigger deminimis_reicht after insert on bewilligter_gegenstand for each row execute function deminimis_reicht();
