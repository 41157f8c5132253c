-- One budget per calendar year for a programme without rounds (R1-06): what is asked for and what is approved never exceeds it,
-- whoever writes. Counted as a round's (0079). A row of its own: who changes it waits for others who do.
create table jahresbudget (
  programm text not null,
  -- Of Berlin.
  jahr integer not null,
  budget_cent bigint not null,
  reserviert_cent bigint not null default 0 check (reserviert_cent >= 0),
  bewilligt_cent bigint not null default 0 check (bewilligt_cent >= 0),
  primary key (programm, jahr),
  constraint jahresbudget_reicht check (reserviert_cent + bewilligt_cent <= budget_cent)
);

-- What a case holds of the year in which it came in first; approved, rejected or withdrawn it holds nothing more.
create table jahresreserve (
  geschaeft_guid uuid primary key references geschaeft on delete cascade,
  programm text not null,
  jahr integer not null,
  reserviert_cent bigint not null check (reserviert_cent >= 0),
  foreign key (programm, jahr) references jahresbudget
);
create index jahresreserve_jahr on jahresreserve (programm, jahr);

create function jahresreserve_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  mehr bigint := case when tg_op = 'DELETE' then 0 else new.reserviert_cent end
    - case when tg_op = 'INSERT' then 0 else old.reserviert_cent end;
  von text := case when tg_op = 'DELETE' then old.programm else new.programm end;
  im integer := case when tg_op = 'DELETE' then old.jahr else new.jahr end;
begin
  update public.jahresbudget set reserviert_cent = reserviert_cent + mehr
    where programm = von and jahr = im and mehr <> 0;
  return null;
end $$;
create trigger jahresreserve_folgen after insert or update or delete on jahresreserve
  for each row execute function jahresreserve_folgen();
-- A case counts in one year.
create function jahresreserve_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'ein fall zaehlt in dem jahr, in dem er zuerst einging';
end $$;
create trigger jahresreserve_bleibt before update on jahresreserve
  for each row when ((old.geschaeft_guid, old.programm, old.jahr) is distinct from (new.geschaeft_guid, new.programm, new.jahr))
  execute function jahresreserve_bleibt();

-- An approval takes from what its case holds, and what it grants beyond that from what is free. Less of an item, or none, is
-- free again.
create function jahresbudget_bewilligt_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  fall uuid := case when tg_op = 'DELETE' then old.geschaeft_guid else new.geschaeft_guid end;
  mehr bigint := case when tg_op = 'DELETE' then 0 else new.bewilligt_cent end
    - case when tg_op = 'INSERT' then 0 else old.bewilligt_cent end;
begin
  if mehr > 0 then
    update public.jahresreserve set reserviert_cent = greatest(reserviert_cent - mehr, 0)
      where geschaeft_guid = fall and reserviert_cent > 0;
  end if;
  update public.jahresbudget b set bewilligt_cent = b.bewilligt_cent + mehr
    from public.jahresreserve r
    where r.geschaeft_guid = fall and b.programm = r.programm and b.jahr = r.jahr and mehr <> 0;
  return null;
end $$;
create trigger jahresbudget_bewilligt_folgen after insert or delete or update of bewilligt_cent on bewilligter_gegenstand
  for each row execute function jahresbudget_bewilligt_folgen();

create function jahresreserve_loesen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.jahresreserve set reserviert_cent = 0 where geschaeft_guid = new.guid and reserviert_cent > 0;
  return null;
end $$;
create trigger jahresreserve_loesen after update of status, zurueckgezogen_am on geschaeft
  for each row when (new.zurueckgezogen_am is not null or new.status = 'ABGELEHNT') execute function jahresreserve_loesen();
-- What an approval leaves of the reserve is free: cut items are not paid.
create function jahresreserve_nach_bewilligung() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.jahresreserve r set reserviert_cent = 0
    from public.geschaeft g where r.geschaeft_guid = new.geschaeft_guid and g.guid = r.geschaeft_guid
      and g.status = 'BEWILLIGT' and r.reserviert_cent > 0;
  return null;
end $$;
create constraint trigger jahresreserve_nach_bewilligung after insert on bewilligung
  deferrable initially deferred for each row execute function jahresreserve_nach_bewilligung();
