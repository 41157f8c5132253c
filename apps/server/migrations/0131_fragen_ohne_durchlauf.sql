-- What is asked for one case or one company reads no whole table, however many others there are (app.plaene.test.ts).

-- Whether the same file stands in another request (5.4), and whether an account was paid to before.
create index datei_inhalt on datei (sha256) where unternehmen_guid is not null;
create index zahllauf_konto on zahllauf ((konto ->> 'iban')) where freigegeben_am is not null;

-- The account as 0111 has it, with each approval's sum beside it: a company's rows are then found by their index.
create or replace view deminimis_konto as
  select unternehmen_guid, verordnung, betrag_cent, gewaehrt_am as tag, geber, guid as beihilfe_guid, null::uuid as geschaeft_guid
  from deminimis_beihilfe where gestrichen_am is null
  union all
  select b.unternehmen_guid, b.deminimis_verordnung, s.cent,
    (b.wirksam_ab at time zone 'Europe/Berlin')::date, null, null, b.geschaeft_guid
  from bewilligung b cross join lateral (select sum(i.bewilligt_cent)::bigint as cent
    from bewilligter_gegenstand i where i.geschaeft_guid = b.geschaeft_guid) s
  where b.deminimis_verordnung is not null and s.cent > 0;

create or replace function deminimis_vergeben(wer uuid, nach text, am date, jahre integer) returns bigint language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(k.betrag_cent), 0)::bigint
  from public.deminimis_konto k
  where k.unternehmen_guid = any (array(select e.unternehmen_guid from public.verbundene(wer) e))
    and k.verordnung = nach and (k.tag is null or k.tag >= (am - make_interval(years => jahre))::date)
$$;
