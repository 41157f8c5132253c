-- Where nobody signs alone for a company, two sign its waiver (S4-07): with the second signature it is declared, and only
-- then the bank reads it. `erklaert_am` is when it was declared; the first signature is kept beside it.
alter table verzicht
  add column zu_zweit boolean not null default false,
  add column mitgezeichnet_von text,
  add column erstunterschrift_am timestamptz,
  drop constraint verzicht_status_check,
  add constraint verzicht_status_check
    check (status in ('ZUR_UNTERSCHRIFT', 'ERKLAERT', 'ZURUECKGENOMMEN', 'AUFGENOMMEN')),
  add constraint verzicht_zwei_personen check (mitgezeichnet_von <> erklaert_von),
  add constraint verzicht_unterschrift check (num_nonnulls(mitgezeichnet_von, erstunterschrift_am) in (0, 2)),
  -- One who signs alone has no second; of two both have signed what is declared.
  add constraint verzicht_unterschrieben check (case
    when not zu_zweit then mitgezeichnet_von is null and status <> 'ZUR_UNTERSCHRIFT'
    when status = 'ZUR_UNTERSCHRIFT' then mitgezeichnet_von is null
    when status in ('ERKLAERT', 'AUFGENOMMEN') then mitgezeichnet_von is not null
    else true end);
drop index verzicht_offen;
create unique index verzicht_offen on verzicht (geschaeft_guid) where status in ('ZUR_UNTERSCHRIFT', 'ERKLAERT');

-- As in 0073, with the second signature before it.
create or replace function verzicht_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'zurueckgenommen_von', 'zurueckgenommen_am', 'aufgenommen_am', 'entscheidung_guid'];
  unterschrift constant text[] := array['status', 'mitgezeichnet_von', 'erstunterschrift_am', 'erklaert_am'];
  duerfen text[] := ende;
begin
  if tg_op = 'INSERT' then
    if new.status <> (case when new.zu_zweit then 'ZUR_UNTERSCHRIFT' else 'ERKLAERT' end) then
      raise exception 'ein verzicht beginnt mit seiner erklaerung';
    end if;
    return new;
  end if;
  if old.status = 'ZUR_UNTERSCHRIFT' and new.status = 'ERKLAERT' then
    duerfen := unterschrift;
    if new.erstunterschrift_am is distinct from old.erklaert_am then
      raise exception 'verzicht ist unveraenderlich';
    end if;
  elsif old.status = 'ZUR_UNTERSCHRIFT' and new.status <> 'ZURUECKGENOMMEN' then
    raise exception 'einem verzicht fehlt die zweite unterschrift';
  end if;
  if old.status not in ('ZUR_UNTERSCHRIFT', 'ERKLAERT') or to_jsonb(old) - duerfen <> to_jsonb(new) - duerfen then
    raise exception 'verzicht ist unveraenderlich';
  end if;
  if new.status = 'AUFGENOMMEN' and not exists (select from public.entscheidung e
      where e.guid = new.entscheidung_guid and e.geschaeft_guid = new.geschaeft_guid
        and e.art = 'VERZICHT' and e.status = 'FREIGEGEBEN') then
    raise exception 'aufgenommen wird ein verzicht mit einer freigegebenen entscheidung darueber'
      using errcode = 'check_violation', constraint = 'verzicht_entscheidung', table = 'verzicht';
  end if;
  return new;
end $$;
