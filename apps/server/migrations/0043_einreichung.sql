-- One shape for every submission, of whatever document: until now declarations had a table of their own and payout
-- requests columns in theirs. The table `einreichung` of the applications (0006, 0037) takes them all.
drop trigger einreichung_unveraenderlich on einreichung;
drop trigger einreichung_mitzeichnung_unveraenderlich on einreichung;
alter table einreichung rename column antrag_guid to dokument_guid;
alter table einreichung rename column antrag_version to dokument_version;
alter table einreichung drop constraint einreichung_antrag_guid_fkey;
alter table einreichung add foreign key (dokument_guid) references dokument;
alter table einreichung drop constraint einreichung_antrag_guid_antrag_version_key;
alter table einreichung drop constraint einreichung_pkey;
-- Two submissions of the same state can't be: the second answers what the first did (S4-08).
alter table einreichung add primary key (dokument_guid, dokument_version);

-- A number is given once. A declaration that is sent again keeps the one of its first submission (S3-02).
alter table einreichung add column nummer_version integer;
comment on column einreichung.nummer_version is 'Version dieses Dokuments, mit der die Eingangsnummer vergeben wurde';
update einreichung set nummer_version = dokument_version;
alter table einreichung alter column nummer_version set not null;
create unique index einreichung_eingangsnummer on einreichung (eingangsnummer) where nummer_version = dokument_version;
alter table einreichung
  add unique (eingangsnummer, dokument_guid, dokument_version),
  add constraint einreichung_nummer_behalten foreign key (eingangsnummer, dokument_guid, nummer_version)
    references einreichung (eingangsnummer, dokument_guid, dokument_version),
  add check (nummer_version <= dokument_version);

-- Declarations.
insert into einreichung (eingangsnummer, dokument_guid, dokument_version, nummer_version, unternehmen_guid,
    eingegangen_am, eingereicht_von, gesendet, sha256)
  select b.eingangsnummer, e.bekundung_guid, e.bekundung_version,
    min(e.bekundung_version) over (partition by e.bekundung_guid), e.unternehmen_guid,
    e.eingegangen_am, e.eingereicht_von, e.gesendet, e.sha256
  from bekundung_einreichung e join bekundung b on b.guid = e.bekundung_guid;
alter table bekundung add column eingereicht_version integer;
update bekundung b set eingereicht_version =
  (select max(e.dokument_version) from einreichung e where e.dokument_guid = b.guid);
do $$
begin
  if exists (select from bekundung where (eingangsnummer is null) <> (eingereicht_version is null)) then
    raise exception 'eine bekundung hat eine eingangsnummer und keine einreichung, oder umgekehrt';
  end if;
end $$;
alter table bekundung drop column eingangsnummer, drop column eingegangen_am;
alter table bekundung add check (not fertig or eingereicht_version is not null);
drop table bekundung_einreichung;
drop function bekundung_einreichung_unveraenderlich();

-- Payout requests.
insert into einreichung (eingangsnummer, dokument_guid, dokument_version, nummer_version, unternehmen_guid,
    eingegangen_am, eingereicht_von, gesendet, sha256)
  select eingangsnummer, guid, version, version, unternehmen_guid, eingegangen_am, eingereicht_von, gesendet, sha256
  from auszahlung where eingangsnummer is not null;
drop trigger auszahlung_gesendet_unveraenderlich on auszahlung;
drop trigger auszahlung_gesendet_bleibt on auszahlung;
alter table auszahlung add column eingereicht_version integer;
update auszahlung set eingereicht_version = version where eingangsnummer is not null;
alter table auszahlung drop column eingangsnummer, drop column eingegangen_am, drop column eingereicht_von,
  drop column gesendet, drop column sha256;
alter table auszahlung add check ((status = 'IN_BEARBEITUNG') = (eingereicht_version is null));
drop function auszahlung_gesendet_unveraenderlich();
drop function auszahlung_gesendet_bleibt();

-- Which submission counts. Deferred: the document says that it was sent, and the submission follows in its transaction.
alter table bekundung add foreign key (guid, eingereicht_version)
  references einreichung (dokument_guid, dokument_version) deferrable initially deferred;
alter table auszahlung add foreign key (guid, eingereicht_version)
  references einreichung (dokument_guid, dokument_version) deferrable initially deferred;

-- What was sent is never unsent. A later submission takes its place where the argument says so.
create function eingereicht_bleibt() returns trigger language plpgsql as $$
begin
  if new.eingereicht_version is null or new.eingereicht_version < old.eingereicht_version
      or (tg_argv[0] = 'einmal' and new.eingereicht_version <> old.eingereicht_version) then
    raise exception 'was eingereicht ist, ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger eingereicht_bleibt before update of eingereicht_version on bekundung
  for each row when (old.eingereicht_version is not null) execute function eingereicht_bleibt('erneut');
create trigger eingereicht_bleibt before update of eingereicht_version on auszahlung
  for each row when (old.eingereicht_version is not null) execute function eingereicht_bleibt('einmal');

-- Refuses every change but the receipt, once. Whole rows of the demo world may be removed by maintenance (as in 0002);
-- nobody else removes a document that was sent, since its submission refers to it.
create or replace function einreichung_unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.beleg_guid is null
      and to_jsonb(old) - array['beleg_guid', 'beleg_sha256'] = to_jsonb(new) - array['beleg_guid', 'beleg_sha256'] then
    return new;
  end if;
  raise exception 'einreichung ist unveraenderlich';
end $$;
create trigger einreichung_unveraenderlich before update or delete on einreichung
  for each row execute function einreichung_unveraenderlich();
