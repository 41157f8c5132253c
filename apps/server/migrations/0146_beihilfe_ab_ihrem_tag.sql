-- Small aid that another authority grants counts from its day on (S9-08): one that was entered for a day to come does not count
-- before. An approval of ours counts from its release, also while the day on which its notice takes effect lies ahead.
create or replace function deminimis_vergeben(wer uuid, nach text, am date, jahre integer) returns bigint language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(sum(k.betrag_cent), 0)::bigint
  from public.deminimis_konto k
  where k.unternehmen_guid = any (array(select e.unternehmen_guid from public.verbundene(wer) e))
    and k.verordnung = nach and (k.tag is null or k.tag >= (am - make_interval(years => jahre))::date)
    and (k.beihilfe_guid is null or k.tag <= am)
$$;
