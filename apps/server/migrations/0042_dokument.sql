-- A document is what a company fills in and sends: an application, a payout request, a declaration. What holds for all
-- of them alike, submissions and second signatures, refers to its guid here. The row comes and goes with the document.
create table dokument (
  guid uuid primary key,
  -- Its table.
  art text not null check (art in ('antrag', 'auszahlung', 'bekundung')),
  unternehmen_guid uuid not null references unternehmen
);
create index dokument_unternehmen on dokument (unternehmen_guid);

insert into dokument (guid, art, unternehmen_guid)
  select guid, 'antrag', unternehmen_guid from antrag
  union all select guid, 'auszahlung', unternehmen_guid from auszahlung
  union all select guid, 'bekundung', unternehmen_guid from bekundung;

create function dokument_anlegen() returns trigger language plpgsql as $$
begin
  insert into dokument (guid, art, unternehmen_guid) values (new.guid, tg_table_name, new.unternehmen_guid);
  return null;
end $$;
create function dokument_entfernen() returns trigger language plpgsql as $$
begin
  delete from dokument where guid = old.guid;
  return null;
end $$;
-- By row they would miss it, and leave behind what refers to the document.
create function dokument_nicht_leeren() returns trigger language plpgsql as $$
begin
  raise exception 'was eingereicht ist, ist unveraenderlich: dokumente werden nicht geleert';
end $$;

-- Deferred: the row that they refer to is made by the trigger after theirs.
alter table antrag add foreign key (guid) references dokument deferrable initially deferred;
alter table auszahlung add foreign key (guid) references dokument deferrable initially deferred;
alter table bekundung add foreign key (guid) references dokument deferrable initially deferred;
create trigger dokument_anlegen after insert on antrag for each row execute function dokument_anlegen();
create trigger dokument_anlegen after insert on auszahlung for each row execute function dokument_anlegen();
create trigger dokument_anlegen after insert on bekundung for each row execute function dokument_anlegen();
create trigger dokument_entfernen after delete on antrag for each row execute function dokument_entfernen();
create trigger dokument_entfernen after delete on auszahlung for each row execute function dokument_entfernen();
create trigger dokument_entfernen after delete on bekundung for each row execute function dokument_entfernen();
create trigger dokument_nicht_leeren before truncate on dokument for each statement execute function dokument_nicht_leeren();
create trigger dokument_nicht_leeren before truncate on antrag for each statement execute function dokument_nicht_leeren();
create trigger dokument_nicht_leeren before truncate on auszahlung for each statement execute function dokument_nicht_leeren();
create trigger dokument_nicht_leeren before truncate on bekundung for each statement execute function dokument_nicht_leeren();
drop trigger auszahlung_nicht_leeren on auszahlung;
