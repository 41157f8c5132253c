-- Whoever had a hand in something does not release it, also with a check, a sighting, an earlier attempt (S9-13, ADR 0094).
-- Beside who edited it (0053, 0095, 0130), found in the facts: nobody has to keep them in step.

-- Who wrote a Vermerk that a decision rests on, whatever submission it speaks of, also one that was struck through. An act
-- after the approval rests on what was found since it began. As `vermerktVon` in entscheidungen.ts.
create function entscheidung_mitwirkende(entscheidung uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(select distinct v.person_sub from public.entscheidung e
    join public.pruefvermerk v on v.geschaeft_guid = e.geschaeft_guid
    where e.guid = entscheidung and (e.art in ('BEWILLIGUNG', 'ABLEHNUNG') or v.zeit >= e.angelegt_am))
$$;

-- A payout is paid on what was found good in its case.
create function auszahlungspruefung_mitwirkende(auszahlung uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(select distinct v.person_sub from public.auszahlung a
    join public.pruefvermerk v on v.geschaeft_guid = a.geschaeft_guid where a.guid = auszahlung)
$$;

-- Who presented it, now or in an attempt that was given back since the last release of the same; of a publication also who
-- planned the round (0086).
create function rundenakt_mitwirkende(akt uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(
    select x.vorbereitet_von from public.rundenakt a join public.rundenakt x on (x.objekt_guid, x.art) = (a.objekt_guid, a.art)
      where a.guid = akt and (x.guid = a.guid or x.status = 'ZURUECKGEGEBEN' and x.vorgelegt_am <= a.vorgelegt_am
        and not exists (select from public.rundenakt f where (f.objekt_guid, f.art) = (a.objekt_guid, a.art)
          and f.status = 'FREIGEGEBEN' and f.vorgelegt_am between x.vorgelegt_am and a.vorgelegt_am and f.guid <> a.guid))
    union
    select l.nutzer_sub from public.rundenakt a join public.audit_log l on l.kette = 'runde:' || a.ibk_meta_guid
      where a.guid = akt and a.art = 'rundeVeroeffentlichen' and l.handlung in ('rundeAnlegen', 'rundeAendern'))
$$;
-- A round is ranked once: every attempt is one at the same.
create function reihung_mitwirkende(reihung uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(select distinct x.vorbereitet_von from public.reihung r
    join public.reihung x on x.ibk_meta_guid = r.ibk_meta_guid where r.guid = reihung)
$$;
-- Attempts at one batch have one number.
create function staffel_mitwirkende(staffel uuid) returns text[] language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select array(select distinct x.vorbereitet_von from public.staffel s
    join public.staffel x on (x.ibk_meta_guid, x.nr) = (s.ibk_meta_guid, s.nr) where s.guid = staffel)
$$;

-- The argument is the key. Each table has a function of its own that says who had a hand in a row.
create function mitwirkung_sperrt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare mitgewirkt boolean;
begin
  execute format('select $1 = any(public.%I($2))', tg_table_name || '_mitwirkende') into mitgewirkt
    using new.freigegeben_von, (to_jsonb(new) ->> tg_argv[0])::uuid;
  if mitgewirkt then
    raise exception 'wer mitgewirkt hat, gibt nicht frei'
      using errcode = 'check_violation', constraint = tg_table_name || '_vier_augen', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger entscheidung_mitwirkung before update of status on entscheidung
  for each row when (new.status = 'FREIGEGEBEN') execute function mitwirkung_sperrt('guid');
create trigger auszahlungspruefung_mitwirkung before update of status on auszahlungspruefung
  for each row when (new.status = 'FREIGEGEBEN') execute function mitwirkung_sperrt('auszahlung_guid');
create trigger rundenakt_mitwirkung before update of status on rundenakt
  for each row when (new.status = 'FREIGEGEBEN') execute function mitwirkung_sperrt('guid');
create trigger reihung_mitwirkung before update of status on reihung
  for each row when (new.status = 'FREIGEGEBEN') execute function mitwirkung_sperrt('guid');
create trigger staffel_mitwirkung before update of status on staffel
  for each row when (new.status = 'FREIGEGEBEN') execute function mitwirkung_sperrt('guid');
drop trigger rundenakt_bearbeiter on rundenakt;
drop function rundenakt_bearbeiter();

-- Whoever sighted a change of the bank data that a run pays to has a part in it: any that was made or sighted since the last
-- payment to this account was presented, not only the last one. The state of that run's post is later than what it paid on.
create or replace function zahllauf_gesichtet_von(lauf uuid, person text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.zahlposten p
    join public.bankdaten_aenderung b on b.unternehmen_guid = p.unternehmen_guid
    join public.bankdaten_gesehen g on g.nachher_guid = b.nachher_guid
    where p.zahllauf_guid = lauf and p.status = 'OFFEN' and g.gesehen_von = person
      and greatest(b.geaendert_am, g.gesehen_am) >= coalesce((select max(z.vorgelegt_am)
        from public.zahlposten f join public.zahllauf z on z.guid = f.zahllauf_guid
        where f.unternehmen_guid = p.unternehmen_guid and f.iban = p.iban and f.status = 'BEZAHLT'), '-infinity'))
$$;
