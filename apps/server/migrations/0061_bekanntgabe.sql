-- Making a notice known (S9-10, VwVfG § 41): in the portal, where the company agreed to it, else by post. One row an
-- attempt; the latest counts.
create table bekanntgabe (
  bescheid_guid uuid not null references bescheid,
  nr integer not null check (nr > 0),
  unternehmen_guid uuid not null references unternehmen,
  weg text not null check (weg in ('PORTAL', 'POST')),
  status text not null check (status in
    ('BEREITGESTELLT', 'BENACHRICHTIGT', 'ABGERUFEN', 'NICHT_BEWIRKT', 'VERSANDT', 'BEKANNT', 'ZURUECK')),
  -- Who was told: their `sub`.
  empfaenger text[] not null default '{}',
  bereitgestellt_am timestamptz,
  -- When a mail server took the first notification: the ten days run from its sending.
  benachrichtigt_am timestamptz,
  erinnert_am timestamptz,
  -- The first moment that no longer counts.
  endet_am timestamptz,
  -- Withdrawn from the portal: the ten days are over, or another way was taken.
  beendet_am timestamptz,
  abgerufen_am timestamptz,
  abgerufen_von text,
  abgerufen_name text,
  aufgegeben_am date,
  -- The day on which the notice was given.
  bekannt_am date,
  -- What stood on the letter that came back.
  grund text,
  primary key (bescheid_guid, nr),
  check ((weg = 'POST') = (status in ('VERSANDT', 'BEKANNT', 'ZURUECK'))),
  check ((weg = 'POST') = (aufgegeben_am is not null)),
  check ((weg = 'PORTAL') = (bereitgestellt_am is not null)),
  check (num_nonnulls(benachrichtigt_am, endet_am) in (0, 2)),
  check (endet_am > benachrichtigt_am),
  check (status not in ('BENACHRICHTIGT', 'ABGERUFEN') or endet_am is not null),
  check (num_nonnulls(abgerufen_am, abgerufen_von, abgerufen_name) in (0, 3)),
  check ((status = 'ABGERUFEN') = (abgerufen_am is not null)),
  check (abgerufen_am < endet_am),
  check ((status = 'NICHT_BEWIRKT') = (beendet_am is not null)),
  check ((status in ('ABGERUFEN', 'BEKANNT')) = (bekannt_am is not null)),
  check ((status = 'ZURUECK') = (grund is not null))
);
create index bekanntgabe_unternehmen on bekanntgabe (unternehmen_guid);
-- One way at a time.
create unique index bekanntgabe_laufend on bekanntgabe (bescheid_guid)
  where status in ('BEREITGESTELLT', 'BENACHRICHTIGT', 'VERSANDT');
-- What the clock looks at every minute.
create index bekanntgabe_ende on bekanntgabe (endet_am) where status = 'BENACHRICHTIGT';
create index bekanntgabe_erinnerung on bekanntgabe (benachrichtigt_am) where status = 'BENACHRICHTIGT' and erinnert_am is null;
create index bekanntgabe_brief on bekanntgabe (aufgegeben_am) where status = 'VERSANDT';

-- Every attempt at a retrieval, also one that broke off.
create table bescheid_abruf (
  guid uuid primary key,
  bescheid_guid uuid not null,
  nr integer not null,
  nutzer_sub text not null,
  name text not null,
  -- When the call arrived: it counts when it is before the end.
  begonnen_am timestamptz not null,
  -- What went out, and when the last byte did.
  bytes bigint not null default 0 check (bytes >= 0),
  gesendet_am timestamptz,
  -- All of it arrived: said by the reader, with its hash.
  bestaetigt_am timestamptz,
  sha256 text,
  foreign key (bescheid_guid, nr) references bekanntgabe,
  check (num_nonnulls(bestaetigt_am, sha256) in (0, 2))
);
create index bescheid_abruf_bekanntgabe on bescheid_abruf (bescheid_guid, nr);


-- What is given is given: by retrieval for good; a letter can still come back.
create function bekanntgabe_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      return old;
    end if;
    raise exception '% ist unveraenderlich', tg_table_name;
  end if;
  if old.status in ('ABGERUFEN', 'NICHT_BEWIRKT', 'ZURUECK') then
    raise exception 'eine beendete bekanntgabe ist unveraenderlich';
  end if;
  if (old.bescheid_guid, old.nr, old.weg, old.unternehmen_guid, old.empfaenger, old.bereitgestellt_am, old.aufgegeben_am)
      is distinct from (new.bescheid_guid, new.nr, new.weg, new.unternehmen_guid, new.empfaenger, new.bereitgestellt_am,
        new.aufgegeben_am)
    or (old.endet_am is not null and (old.benachrichtigt_am, old.endet_am)
      is distinct from (new.benachrichtigt_am, new.endet_am)) then
    raise exception 'wann und wie bekannt gegeben wird, steht fest';
  end if;
  return new;
end $$;
create trigger bekanntgabe_bleibt before update or delete on bekanntgabe
  for each row execute function bekanntgabe_bleibt();

create function bescheid_abruf_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and (old.bestaetigt_am is null or (old.bestaetigt_am, old.sha256)
      is not distinct from (new.bestaetigt_am, new.sha256))
    and to_jsonb(old) - array['bytes', 'gesendet_am', 'bestaetigt_am', 'sha256']
      = to_jsonb(new) - array['bytes', 'gesendet_am', 'bestaetigt_am', 'sha256'] then
    return new;
  end if;
  raise exception 'ein abruf ist unveraenderlich';
end $$;
create trigger bescheid_abruf_bleibt before update or delete on bescheid_abruf
  for each row execute function bescheid_abruf_bleibt();

-- An approval takes effect on the day on which it is given (VwVfG § 43), and loses it when the letter comes back.
create function bewilligung_wirksam() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.bewilligung w set wirksam_ab = new.bekannt_am::timestamp at time zone 'Europe/Berlin'
    from public.bescheid b
    where b.guid = new.bescheid_guid and b.art = 'BEWILLIGUNG' and w.geschaeft_guid = b.geschaeft_guid;
  return null;
end $$;
create trigger bewilligung_wirksam after update of bekannt_am on bekanntgabe
  for each row when (old.bekannt_am is distinct from new.bekannt_am) execute function bewilligung_wirksam();

-- A job that follows the acceptance of a mail by a mail server: {name, payload}.
alter table postausgang add column danach jsonb;
