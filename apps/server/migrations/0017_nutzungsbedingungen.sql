-- Versions of the terms of use (S1-09). The one that holds is the last whose time has come, so that one may be announced
-- beforehand. Full seconds: a token tells the time of its user's consent in them, and must be able to tell by it which
-- version he saw.
create table nutzungsbedingungen (
  version integer primary key,
  gilt_ab timestamptz not null unique check (gilt_ab = date_trunc('second', gilt_ab)),
  -- What changed, in a few sentences for whoever agreed before.
  aenderung text not null check (char_length(aenderung) between 1 and 1000),
  -- Of the text as it was shown.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  veroeffentlicht_am timestamptz not null default clock_timestamp(),
  veroeffentlicht_von text not null
);

-- The first one, of the text that is shipped with this migration. It holds from the beginning, whatever the clock says.
insert into nutzungsbedingungen (version, gilt_ab, aenderung, sha256, veroeffentlicht_von)
values (1, date_trunc('second', least(now(), '2026-11-21 00:00:00 Europe/Berlin')), 'Dies ist die erste Fassung.',
  '5cc308987a57b8490a1bb2ff81e15c032c6df7f3231d61f5eb70c20ba85b5069', 'Förderportal');

-- Who agreed to which version and when: the bank's proof. No foreign key to the account: the proof outlives it, and with
-- Keycloak there is none here.
create table nutzungsbedingungen_zustimmung (
  sub text not null,
  version integer not null references nutzungsbedingungen,
  zugestimmt_am timestamptz not null default clock_timestamp(),
  primary key (sub, version)
);

-- Versions follow one another in number and in time; a new one never holds at once, so that no instance can take consent
-- to the old one after its time.
create function nutzungsbedingungen_pruefen() returns trigger language plpgsql as $$
declare letzte nutzungsbedingungen;
begin
  perform pg_advisory_xact_lock(hashtext('nutzungsbedingungen'));
  select * into letzte from nutzungsbedingungen order by version desc limit 1;
  new.version := letzte.version + 1;
  new.veroeffentlicht_am := clock_timestamp();
  if new.gilt_ab <= greatest(letzte.gilt_ab, clock_timestamp() + interval '1 second') then
    raise exception 'Eine neue Fassung gilt erst nach der vorigen und frühestens in einer Sekunde.'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger nutzungsbedingungen_pruefen before insert on nutzungsbedingungen
  for each row execute function nutzungsbedingungen_pruefen();

-- Every instance keeps the versions in memory and hears of a new one.
create function nutzungsbedingungen_melden() returns trigger language plpgsql as $$
begin
  perform pg_notify('nutzungsbedingungen', json_build_object(
    'version', new.version, 'giltAb', extract(epoch from new.gilt_ab)::bigint)::text);
  return null;
end $$;
create trigger nutzungsbedingungen_melden after insert on nutzungsbedingungen
  for each row execute function nutzungsbedingungen_melden();

-- Refuses every change of both tables; whole rows of the demo world may be removed by maintenance (as in 0002).
create function nutzungsbedingungen_unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'nutzungsbedingungen_zustimmung'
    and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $$;
create trigger nutzungsbedingungen_unveraenderlich before update or delete on nutzungsbedingungen
  for each row execute function nutzungsbedingungen_unveraenderlich();
create trigger nutzungsbedingungen_nicht_leeren before truncate on nutzungsbedingungen
  for each statement execute function nutzungsbedingungen_unveraenderlich();
create trigger zustimmung_unveraenderlich before update or delete on nutzungsbedingungen_zustimmung
  for each row execute function nutzungsbedingungen_unveraenderlich();
create trigger zustimmung_nicht_leeren before truncate on nutzungsbedingungen_zustimmung
  for each statement execute function nutzungsbedingungen_unveraenderlich();

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke all on nutzungsbedingungen, nutzungsbedingungen_zustimmung from portal_app;
    grant select, insert on nutzungsbedingungen, nutzungsbedingungen_zustimmung to portal_app;
  end if;
end $$;
