-- How many conversations a company has: told with every page of its list, also of 5,000.
create table konversation_anzahl (
  unternehmen_guid uuid primary key references unternehmen on delete cascade,
  anzahl integer not null check (anzahl >= 0)
);
insert into konversation_anzahl (unternehmen_guid, anzahl)
  select unternehmen_guid, count(*) from konversation group by unternehmen_guid;

create function konversation_zaehlen() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into konversation_anzahl (unternehmen_guid, anzahl) values (new.unternehmen_guid, 1)
      on conflict (unternehmen_guid) do update set anzahl = konversation_anzahl.anzahl + 1;
  else
    update konversation_anzahl set anzahl = anzahl - 1 where unternehmen_guid = old.unternehmen_guid;
  end if;
  return null;
end $$;
create trigger konversation_zaehlen after insert or delete on konversation
  for each row execute function konversation_zaehlen();
