-- What follows the end of a round (S3-03 … S3-07): the list is frozen, ranked by one person and released by another,
-- and who stands high enough is invited in batches while the money holds.

-- A round has a chain of its own in the audit log: its acts belong to no company and to more than one person.
create or replace function audit_verketten() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
declare kopf public.audit_kette;
begin
  if new.kette is null or new.kette not like 'runde:%' then
    new.kette := coalesce('unternehmen:' || new.unternehmen_guid, 'nutzer:' || new.nutzer_sub);
  end if;
  select * into kopf from public.audit_kette where kette = new.kette for update;
  if not found then
    insert into public.audit_kette (kette, nr, hash) values (new.kette, 0, sha256('')) on conflict do nothing;
    select * into strict kopf from public.audit_kette where kette = new.kette for update;
  end if;
  new.nr := kopf.nr + 1;
  new.zeit := clock_timestamp();
  new.vorgaenger := kopf.hash;
  new.hash := public.audit_hash(new);
  update public.audit_kette set nr = new.nr, hash = new.hash where kette = new.kette;
  return new;
end $$;

-- Freeze -------------------------------------------------------------------------------------------------------------

alter table ibk_meta
  add column eingefroren_am timestamptz,
  add column liste_sha256 text,
  add check (num_nonnulls(eingefroren_am, liste_sha256) in (0, 2)),
  add check (eingefroren_am >= bis);

-- The lock that everybody shares who submits or withdraws, and that the freeze takes alone. Not the row's: a thousand who
-- share that one would each write it.
create function runde_teilen(runde uuid) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended('runde:' || runde, 0))
$$;
create function runde_halten(runde uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('runde:' || runde, 0))
$$;

-- What is frozen is the last submission of each declaration. No use case can forget the lock.
create function bekundung_eingefroren() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform public.runde_teilen(new.ibk_meta_guid);
  if exists (select from public.ibk_meta r where r.guid = new.ibk_meta_guid and r.eingefroren_am is not null) then
    raise exception 'die liste der runde ist eingefroren'
      using errcode = 'check_violation', constraint = 'bekundung_eingefroren', table = 'bekundung';
  end if;
  return new;
end $$;
create trigger bekundung_eingefroren_neu before insert on bekundung
  for each row when (new.eingereicht_version is not null) execute function bekundung_eingefroren();
create trigger bekundung_eingefroren before update of eingereicht_version, zurueckgezogen_am, ibk_meta_guid on bekundung
  for each row when ((old.eingereicht_version, old.zurueckgezogen_am, old.ibk_meta_guid)
    is distinct from (new.eingereicht_version, new.zurueckgezogen_am, new.ibk_meta_guid)) execute function bekundung_eingefroren();

-- The file as it is published, byte for byte, and the Vorgaben that held at the end, in the same way.
create table runde_liste (
  ibk_meta_guid uuid primary key references ibk_meta on delete cascade,
  inhalt text not null,
  sha256 text not null check (sha256 = encode(sha256(convert_to(inhalt, 'UTF8')), 'hex')),
  zeilen integer not null check (zeilen >= 0),
  vorgaben text not null,
  vorgaben_sha256 text not null check (vorgaben_sha256 = encode(sha256(convert_to(vorgaben, 'UTF8')), 'hex'))
);

-- The same, line by line: a declaration in one Hauptgruppe.
create table listenzeile (
  ibk_meta_guid uuid not null references ibk_meta on delete cascade,
  bekundung_guid uuid not null references bekundung on delete cascade,
  hauptgruppe text not null,
  prioritaet integer not null check (prioritaet >= 0),
  cent bigint not null check (cent >= 0),
  -- Of the submission.
  sha256 text not null,
  primary key (ibk_meta_guid, bekundung_guid, hauptgruppe)
);
create index listenzeile_bekundung on listenzeile (bekundung_guid, hauptgruppe);

-- The lines come first, the file seals them.
create function listenzeile_versiegelt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from neu n join public.runde_liste l on l.ibk_meta_guid = n.ibk_meta_guid) then
    raise exception 'die liste der runde ist eingefroren'
      using errcode = 'check_violation', constraint = 'listenzeile_versiegelt', table = 'listenzeile';
  end if;
  return null;
end $$;
create trigger listenzeile_versiegelt after insert on listenzeile
  referencing new table as neu for each statement execute function listenzeile_versiegelt();

create trigger runde_liste_bleibt before update or delete on runde_liste
  for each row execute function nur_wartung_entfernt();
create trigger runde_liste_nicht_leeren before truncate on runde_liste
  for each statement execute function nur_wartung_entfernt();
create trigger listenzeile_bleibt before update or delete on listenzeile
  for each row execute function nur_wartung_entfernt();
create trigger listenzeile_nicht_leeren before truncate on listenzeile
  for each statement execute function nur_wartung_entfernt();

create function ibk_meta_eingefroren() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.eingefroren_am is not null and (old.eingefroren_am, old.liste_sha256, old.von, old.bis, old.programm)
      is distinct from (new.eingefroren_am, new.liste_sha256, new.von, new.bis, new.programm) then
    raise exception 'die liste der runde ist eingefroren'
      using errcode = 'check_violation', constraint = 'ibk_meta_eingefroren', table = 'ibk_meta';
  end if;
  if old.eingefroren_am is null and new.eingefroren_am is not null and not exists (select from public.runde_liste l
      where l.ibk_meta_guid = new.guid and l.sha256 = new.liste_sha256) then
    raise exception 'eingefroren wird mit der liste';
  end if;
  return new;
end $$;
create trigger ibk_meta_eingefroren before update on ibk_meta for each row execute function ibk_meta_eingefroren();

-- Ranking ------------------------------------------------------------------------------------------------------------

create table reihung (
  guid uuid primary key,
  ibk_meta_guid uuid not null references ibk_meta on delete cascade,
  status text not null check (status in ('VORGELEGT', 'FREIGEGEBEN', 'ZURUECKGEGEBEN')),
  liste_sha256 text not null,
  -- The draw, as the first person typed it, and as the second did without seeing that.
  zufall text not null,
  zufall_zweit text,
  protokoll text not null,
  protokoll_sha256 text not null check (protokoll_sha256 = encode(sha256(convert_to(protokoll, 'UTF8')), 'hex')),
  vorbereitet_von text not null,
  vorgelegt_am timestamptz not null,
  freigegeben_von text,
  freigegeben_am timestamptz,
  zurueckgegeben_von text,
  zurueckgegeben_am timestamptz,
  zurueckgegeben_grund text,
  check ((status = 'FREIGEGEBEN') = (num_nonnulls(freigegeben_von, freigegeben_am, zufall_zweit) = 3)),
  check ((status = 'ZURUECKGEGEBEN')
    = (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = 3)),
  constraint reihung_vier_augen check (freigegeben_von <> vorbereitet_von),
  constraint reihung_zufall check (zufall_zweit = zufall)
);
-- Nobody ranks until it suits.
create unique index reihung_lebend on reihung (ibk_meta_guid) where status in ('VORGELEGT', 'FREIGEGEBEN');
create index reihung_runde on reihung (ibk_meta_guid, vorgelegt_am);

create function reihung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'zufall_zweit', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or not exists (select from public.ibk_meta r
        where r.guid = new.ibk_meta_guid and r.liste_sha256 = new.liste_sha256) then
      raise exception 'gereiht wird die eingefrorene liste, und vorgelegt';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'reihung ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger reihung_lauf before insert or update on reihung for each row execute function reihung_lauf();
create trigger reihung_bleibt before delete on reihung for each row execute function nur_wartung_entfernt();
create trigger reihung_nicht_leeren before truncate on reihung
  for each statement execute function nur_wartung_entfernt();

-- The lines of the released one, in their order.
create table reihungszeile (
  ibk_meta_guid uuid not null,
  rang integer not null check (rang > 0),
  rang_in_gruppe integer not null check (rang_in_gruppe between 1 and rang),
  bekundung_guid uuid not null,
  hauptgruppe text not null,
  cent bigint not null,
  los text not null,
  primary key (ibk_meta_guid, rang),
  unique (bekundung_guid, hauptgruppe),
  unique (ibk_meta_guid, hauptgruppe, rang_in_gruppe),
  foreign key (ibk_meta_guid, bekundung_guid, hauptgruppe) references listenzeile on delete cascade
);
create trigger reihungszeile_bleibt before update or delete on reihungszeile
  for each row execute function nur_wartung_entfernt();
create trigger reihungszeile_nicht_leeren before truncate on reihungszeile
  for each statement execute function nur_wartung_entfernt();

-- A ranked declaration that is passed from now on; its lots and ranks stay in the protocol.
alter table bekundung
  add column entfallen_am timestamptz,
  add column entfallen_grund text,
  add check (num_nonnulls(entfallen_am, entfallen_grund) in (0, 2));

-- Batches and invitations --------------------------------------------------------------------------------------------

create table staffel (
  guid uuid primary key,
  ibk_meta_guid uuid not null references ibk_meta on delete cascade,
  nr integer not null check (nr > 0),
  status text not null check (status in ('VORGELEGT', 'FREIGEGEBEN', 'ZURUECKGEGEBEN')),
  von_rang integer not null check (von_rang > 0),
  bis_rang integer not null check (bis_rang >= von_rang),
  eingeladen integer not null check (eingeladen > 0),
  summe_cent bigint not null check (summe_cent >= 0),
  -- What was free for it.
  frei_cent bigint not null check (frei_cent >= summe_cent),
  inhalt text not null,
  sha256 text not null check (sha256 = encode(sha256(convert_to(inhalt, 'UTF8')), 'hex')),
  -- Of the file before.
  vorgaenger text not null,
  vorbereitet_von text not null,
  vorgelegt_am timestamptz not null,
  freigegeben_von text,
  freigegeben_am timestamptz,
  zurueckgegeben_von text,
  zurueckgegeben_am timestamptz,
  zurueckgegeben_grund text,
  check ((status = 'FREIGEGEBEN') = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)),
  check ((status = 'ZURUECKGEGEBEN')
    = (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = 3)),
  constraint staffel_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create unique index staffel_nr on staffel (ibk_meta_guid, nr) where status = 'FREIGEGEBEN';
create index staffel_runde on staffel (ibk_meta_guid, nr);

-- Each goes on where the one before ended, and names its file: the protocol's is the first.
create function staffel_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' then
      raise exception 'eine staffel beginnt vorgelegt';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'staffel ist unveraenderlich';
  end if;
  if new.status = 'FREIGEGEBEN' and (new.nr, new.von_rang, new.vorgaenger) is distinct from (
      select coalesce(s.nr, 0) + 1, coalesce(s.bis_rang, 0) + 1, coalesce(s.sha256, r.protokoll_sha256)
      from public.reihung r left join lateral (select nr, bis_rang, sha256 from public.staffel
        where ibk_meta_guid = r.ibk_meta_guid and status = 'FREIGEGEBEN' order by nr desc limit 1) s on true
      where r.ibk_meta_guid = new.ibk_meta_guid and r.status = 'FREIGEGEBEN') then
    raise exception 'eine staffel schliesst an die vorige an'
      using errcode = 'check_violation', constraint = 'staffel_folge', table = 'staffel';
  end if;
  return new;
end $$;
create trigger staffel_lauf before insert or update on staffel for each row execute function staffel_lauf();
create trigger staffel_bleibt before delete on staffel for each row execute function nur_wartung_entfernt();
create trigger staffel_nicht_leeren before truncate on staffel
  for each statement execute function nur_wartung_entfernt();

-- An invitation that a batch made names where it comes from and what is reserved for it; others (demo world) do not.
alter table antrag_einladung
  add column status text not null default 'OFFEN' check (status in ('OFFEN', 'GENUTZT', 'VERFALLEN', 'VERZICHTET')),
  add column status_seit timestamptz,
  add column bekundung_guid uuid references bekundung,
  add column hauptgruppe text,
  add column rang integer,
  add column staffel_guid uuid references staffel,
  -- What was promised, and what of it is still held: approved, expired or waived it is free.
  add column zugesagt_cent bigint check (zugesagt_cent >= 0),
  add column reserviert_cent bigint not null default 0 check (reserviert_cent >= 0),
  add check (num_nonnulls(bekundung_guid, hauptgruppe, rang, staffel_guid, zugesagt_cent) in (0, 5)),
  add check (reserviert_cent <= coalesce(zugesagt_cent, 0)),
  add check (status not in ('VERFALLEN', 'VERZICHTET') or reserviert_cent = 0),
  add constraint antrag_einladung_einmal unique (bekundung_guid, hauptgruppe);
create index antrag_einladung_staffel on antrag_einladung (staffel_guid);
create index antrag_einladung_offen on antrag_einladung (bis) where status = 'OFFEN' and bekundung_guid is not null;
update antrag_einladung e set status = 'GENUTZT' where exists (select from geschaeft g
  where g.einladung_guid = e.guid and g.status <> 'NEUANTRAG_IN_BEARBEITUNG');

create function antrag_einladung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.staffel_guid is not null and tg_op = 'INSERT' and not exists (select from public.staffel s
      where s.guid = new.staffel_guid and s.status = 'FREIGEGEBEN') then
    raise exception 'eingeladen wird mit einer freigegebenen staffel';
  end if;
  if tg_op = 'UPDATE' and (old.bekundung_guid, old.hauptgruppe, old.rang, old.staffel_guid, old.zugesagt_cent)
      is distinct from (new.bekundung_guid, new.hauptgruppe, new.rang, new.staffel_guid, new.zugesagt_cent) then
    raise exception 'woher eine einladung kommt, steht fest';
  end if;
  if tg_op = 'UPDATE' and old.status <> 'OFFEN' and new.status <> old.status then
    raise exception 'eine einladung wird einmal genutzt oder endet';
  end if;
  if tg_op = 'UPDATE' and new.reserviert_cent > old.reserviert_cent then
    raise exception 'was einmal frei ist, bleibt frei';
  end if;
  return new;
end $$;
create trigger antrag_einladung_lauf before insert or update on antrag_einladung
  for each row execute function antrag_einladung_lauf();

-- Money --------------------------------------------------------------------------------------------------------------

-- What a round promises and approves never exceeds what it has, whoever writes. A row of its own: who changes it waits for
-- others who do, and nobody else.
create table runde_budget (
  ibk_meta_guid uuid primary key references ibk_meta on delete cascade,
  budget_cent bigint not null,
  reserviert_cent bigint not null default 0 check (reserviert_cent >= 0),
  bewilligt_cent bigint not null default 0 check (bewilligt_cent >= 0),
  constraint runde_budget_reicht check (reserviert_cent + bewilligt_cent <= budget_cent)
);

create function runde_budget_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.runde_budget (ibk_meta_guid, budget_cent) values (new.guid, new.budget_cent)
    on conflict (ibk_meta_guid) do update set budget_cent = excluded.budget_cent;
  return null;
end $$;
create trigger runde_budget_folgen after insert or update of budget_cent on ibk_meta
  for each row execute function runde_budget_folgen();

-- What a statement changes of the reserves, in one step a round.
create function runde_reserve_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare d record;
begin
  if tg_op = 'INSERT' then
    for d in select f.ibk_meta_guid, sum(n.reserviert_cent) as cent
      from neu n join public.foerderrunde f on f.guid = n.runde_guid group by 1 order by 1 loop
      update public.runde_budget set reserviert_cent = reserviert_cent + d.cent
        where ibk_meta_guid = d.ibk_meta_guid and d.cent <> 0;
    end loop;
  elsif tg_op = 'DELETE' then
    for d in select f.ibk_meta_guid, sum(a.reserviert_cent) as cent
      from alt a join public.foerderrunde f on f.guid = a.runde_guid group by 1 order by 1 loop
      update public.runde_budget set reserviert_cent = reserviert_cent - d.cent
        where ibk_meta_guid = d.ibk_meta_guid and d.cent <> 0;
    end loop;
  else
    for d in select f.ibk_meta_guid, sum(n.reserviert_cent - a.reserviert_cent) as cent
      from neu n join alt a using (guid) join public.foerderrunde f on f.guid = n.runde_guid group by 1 order by 1 loop
      update public.runde_budget set reserviert_cent = reserviert_cent + d.cent
        where ibk_meta_guid = d.ibk_meta_guid and d.cent <> 0;
    end loop;
  end if;
  return null;
end $$;
create trigger runde_reserve_neu after insert on antrag_einladung
  referencing new table as neu for each statement execute function runde_reserve_folgen();
create trigger runde_reserve_anders after update on antrag_einladung
  referencing old table as alt new table as neu for each statement execute function runde_reserve_folgen();
create trigger runde_reserve_fort after delete on antrag_einladung
  referencing old table as alt for each statement execute function runde_reserve_folgen();

-- An approval takes from what its invitation holds, and what it grants beyond that from what is free.
create function runde_bewilligt_folgen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  fall uuid := case when tg_op = 'DELETE' then old.geschaeft_guid else new.geschaeft_guid end;
  mehr bigint := case when tg_op = 'DELETE' then 0 else new.bewilligt_cent end
    - case when tg_op = 'INSERT' then 0 else old.bewilligt_cent end;
begin
  if mehr > 0 then
    update public.antrag_einladung e set reserviert_cent = greatest(e.reserviert_cent - mehr, 0)
      from public.geschaeft g where g.guid = fall and e.guid = g.einladung_guid and e.reserviert_cent > 0;
  end if;
  update public.runde_budget b set bewilligt_cent = b.bewilligt_cent + mehr
    from public.geschaeft g join public.foerderrunde f on f.guid = g.runde_guid
    where g.guid = fall and b.ibk_meta_guid = f.ibk_meta_guid and mehr <> 0;
  return null;
end $$;
create trigger runde_bewilligt_folgen after insert or delete or update of bewilligt_cent on bewilligter_gegenstand
  for each row execute function runde_bewilligt_folgen();

-- Rejected, withdrawn or approved: what is left of the reserve is free, unless another application on the same
-- invitation waits for its decision.
create function einladung_reserve_loesen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.antrag_einladung e set reserviert_cent = 0
    where e.guid = new.einladung_guid and e.status = 'GENUTZT' and e.reserviert_cent > 0
      and not exists (select from public.geschaeft g join public.antrag a on a.geschaeft_guid = g.guid
        where g.einladung_guid = e.guid and g.zurueckgezogen_am is null and g.status not in ('BEWILLIGT', 'ABGELEHNT')
          and exists (select from public.einreichung s where s.dokument_guid = a.guid));
  return null;
end $$;
create trigger einladung_reserve_loesen after update of status, zurueckgezogen_am on geschaeft
  for each row when (new.einladung_guid is not null
    and (new.zurueckgezogen_am is not null or new.status in ('BEWILLIGT', 'ABGELEHNT')))
  execute function einladung_reserve_loesen();
create index geschaeft_einladung on geschaeft (einladung_guid) where einladung_guid is not null;

-- Rounds of before: nothing reserved, what was approved counts, and a budget that was exceeded is what was approved.
insert into runde_budget (ibk_meta_guid, budget_cent, bewilligt_cent)
  select r.guid, greatest(r.budget_cent, x.cent), x.cent
  from ibk_meta r cross join lateral (select coalesce(sum(i.bewilligt_cent), 0) as cent
    from foerderrunde f join geschaeft g on g.runde_guid = f.guid join bewilligter_gegenstand i on i.geschaeft_guid = g.guid
    where f.ibk_meta_guid = r.guid) x;

-- Everything that is published of a round, in its order.
create view runde_datei as
  select ibk_meta_guid, 1 as nr, 'liste.txt' as name, sha256, inhalt from runde_liste
  union all select ibk_meta_guid, 2, 'vorgaben.json', vorgaben_sha256, vorgaben from runde_liste
  union all select ibk_meta_guid, 3, 'protokoll.json', protokoll_sha256, protokoll from reihung where status = 'FREIGEGEBEN'
  union all select ibk_meta_guid, 3 + nr, 'staffel-' || nr || '.json', sha256, inhalt from staffel where status = 'FREIGEGEBEN';
