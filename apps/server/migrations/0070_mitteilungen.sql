-- Messages are written and read (S7-01 … S7-04). What a list shows of a conversation is kept beside it: its latest
-- message, whether any brought files, and since when the customer waits for an answer.
alter table mitteilung add column nr bigint generated always as identity;
drop index mitteilung_konversation;
create index mitteilung_konversation on mitteilung (konversation_guid, abgeschickt_am, nr);

alter table konversation
  add column letzte_guid uuid,
  add column letzte_am timestamptz,
  add column mit_dateien boolean not null default false,
  -- The customer's oldest message that the provider has not answered.
  add column wartet_seit timestamptz;

update konversation k set letzte_guid = l.guid, letzte_am = l.abgeschickt_am,
    mit_dateien = exists (select from mitteilung m join mitteilung_anhang a on a.mitteilung_guid = m.guid
      where m.konversation_guid = k.guid),
    wartet_seit = (select min(m.abgeschickt_am) from mitteilung m
      where m.konversation_guid = k.guid and not m.richtung_zu_kunde and m.abgeschickt_am > coalesce(
        (select max(b.abgeschickt_am) from mitteilung b
          where b.konversation_guid = k.guid and b.richtung_zu_kunde), '-infinity'))
  from (select distinct on (konversation_guid) konversation_guid, guid, abgeschickt_am from mitteilung
    order by konversation_guid, abgeschickt_am desc, nr desc) l
  where l.konversation_guid = k.guid;

-- The company's list, the latest first; what nobody has written in comes last.
create index konversation_liste on konversation (unternehmen_guid, letzte_am desc nulls last, guid);
-- What waits for the provider, longest first.
create index konversation_wartet on konversation (wartet_seit, guid) where wartet_seit is not null and erledigt_am is null;
create index konversation_offen on konversation (letzte_am desc, guid desc) where letzte_am is not null and erledigt_am is null;
create index konversation_erledigt on konversation (erledigt_am desc, guid desc) where erledigt_am is not null;
create index konversation_termin on konversation (termin, guid) where termin is not null and erledigt_am is null;

-- What is written is the latest. An answer of the customer opens the conversation again; one of the provider ends his
-- waiting (S7-04).
create function mitteilung_eingetragen() returns trigger language plpgsql as $$
begin
  update konversation set
    letzte_guid = case when letzte_am is null or letzte_am <= new.abgeschickt_am then new.guid else letzte_guid end,
    letzte_am = greatest(letzte_am, new.abgeschickt_am),
    wartet_seit = case when new.richtung_zu_kunde then null else coalesce(wartet_seit, new.abgeschickt_am) end,
    erledigt_am = case when new.richtung_zu_kunde then erledigt_am end
    where guid = new.konversation_guid;
  return null;
end $$;
create trigger mitteilung_eingetragen after insert on mitteilung
  for each row execute function mitteilung_eingetragen();

create function mitteilung_anhang_eingetragen() returns trigger language plpgsql as $$
begin
  update konversation k set mit_dateien = true from mitteilung m
    where m.guid = new.mitteilung_guid and k.guid = m.konversation_guid and not k.mit_dateien;
  return null;
end $$;
create trigger mitteilung_anhang_eingetragen after insert on mitteilung_anhang
  for each row execute function mitteilung_anhang_eingetragen();

-- What was sent never changes; whole rows leave with their company alone.
create function mitteilung_unveraenderlich() returns trigger language plpgsql as $$
begin
  raise exception '% ist unveraenderlich', tg_table_name;
end $$;
create trigger mitteilung_unveraenderlich before update on mitteilung
  for each row execute function mitteilung_unveraenderlich();
create trigger mitteilung_anhang_unveraenderlich before update on mitteilung_anhang
  for each row execute function mitteilung_unveraenderlich();

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke delete on mitteilung, mitteilung_anhang from portal_app;
  end if;
end $$;
