-- A rejected or cut payout request is decided by a notice like an application (S6-06, VwVfG §§ 39, 41): the same numbers,
-- the same ways to make it known.
alter table bescheid alter column entscheidung_guid drop not null;
alter table bescheid add column auszahlung_guid uuid unique references auszahlung;
alter table bescheid add check (num_nonnulls(entscheidung_guid, auszahlung_guid) = 1);

create or replace function bescheid_unveraenderlich() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from public.entscheidung e where e.guid = new.entscheidung_guid and e.status = 'FREIGEGEBEN')
      or exists (select from public.auszahlungspruefung p where p.auszahlung_guid = new.auszahlung_guid
        and p.status = 'FREIGEGEBEN') then
      return new;
    end if;
    raise exception 'einen bescheid gibt es nur zu einer freigegebenen entscheidung';
  end if;
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.datei_guid is null
      and to_jsonb(old) - array['datei_guid', 'datei_sha256'] = to_jsonb(new) - array['datei_guid', 'datei_sha256'] then
    return new;
  end if;
  raise exception 'bescheid ist unveraenderlich';
end $$;

-- Of the decisions on a case the last notice counts (0063); of payouts each, whatever came after it.
create or replace view vorrat_bescheid as
select b.geschaeft_guid,
  min(case
    when k.status = 'BENACHRICHTIGT' then k.endet_am
    when k.status = 'NICHT_BEWIRKT' then k.beendet_am
    when k.status = 'ZURUECK' then k.aufgegeben_am::timestamp at time zone 'Europe/Berlin'
    when k.status is null and b.datei_guid is not null and not exists (select from einwilligung_bekanntgabe e
      where e.unternehmen_guid = b.unternehmen_guid and e.widerrufen_am is null) then b.erlassen_am
  end) as bis
from bescheid b
  left join lateral (select * from bekanntgabe x where x.bescheid_guid = b.guid order by x.nr desc limit 1) k on true
where b.auszahlung_guid is not null or not exists (select from bescheid n where n.geschaeft_guid = b.geschaeft_guid
  and n.entscheidung_guid is not null and (n.erlassen_am, n.guid) > (b.erlassen_am, b.guid))
group by b.geschaeft_guid;
