-- Das Schema der Datenbank, wie es nach allen Migrationen ist. Geschrieben von `npm run schema`; ein Test vergleicht.
-- Spalten stehen nach ihrem Namen, nicht nach ihrem Alter. Zeilen, die Migrationen anlegen, stehen nicht hier.
set check_function_bodies = off;

-- Erweiterungen
create extension if not exists pg_trgm;

-- Folgen
create sequence auszahlung_eingang_nr as bigint start 1 increment 1;
create sequence barriere_nr as bigint start 1 increment 1;
create sequence bescheid_nr as bigint start 1 increment 1;
create sequence eingang_nr as bigint start 1 increment 1;
create sequence geschaeft_nr as bigint start 1 increment 1;
create sequence geschaeftspartner_nr as bigint start 1000001 increment 1;
create sequence ibk_eingang_nr as bigint start 1 increment 1;
create sequence zahllauf_nr as bigint start 1 increment 1;

-- Funktionen ohne Tabellen
CREATE OR REPLACE FUNCTION public.angelegt_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  new.angelegt_in := pg_current_xact_id();
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.anhoerung_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare beweglich constant text[] := array['antwort', 'version', 'geaendert_am', 'beantwortet_am', 'beantwortet_von'];
begin
  if not public.wartung(tg_relid) and to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was in einer anhoerung steht, steht fest';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.anhoerung_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'eine beantwortete anhoerung ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.antrag_einladung_frist()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.bis < old.bis or not public.vorlegung_gilt('einladungVerlaengern', new.guid) then
    raise exception 'die frist einer einladung verlaengert man zu zweit'
      using errcode = 'check_violation', constraint = 'antrag_einladung_frist', table = 'antrag_einladung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.antrag_einladung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'audit_log ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.audit_verketten()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlung_hoechstens()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare hoechstens integer;
begin
  select max_auszahlungen into hoechstens from public.bewilligung where geschaeft_guid = new.geschaeft_guid for no key update;
  if (select count(*) from public.auszahlung
      where geschaeft_guid = new.geschaeft_guid and status <> 'ABGELEHNT') > hoechstens then
    raise exception 'mehr auszahlungen, als die bewilligung erlaubt'
      using errcode = 'check_violation', constraint = 'auszahlung_hoechstens', table = 'auszahlung';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlung_position_ansetzen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' and old.lebende_rechnung is not null then
    update public.rechnung set angesetzt_cent = angesetzt_cent - old.foerderfaehig_cent
      where (unternehmen_guid, schluessel) = (old.unternehmen_guid, old.lebende_rechnung);
  end if;
  if tg_op <> 'DELETE' and new.lebende_rechnung is not null then
    update public.rechnung set angesetzt_cent = angesetzt_cent + new.foerderfaehig_cent
      where (unternehmen_guid, schluessel) = (new.unternehmen_guid, new.lebende_rechnung);
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlung_position_binden()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op <> 'INSERT' then
    update bewilligter_gegenstand set gebunden_cent = gebunden_cent - old.gehalten_cent where guid = old.gegenstand_guid;
  end if;
  if tg_op <> 'DELETE' then
    update bewilligter_gegenstand set gebunden_cent = gebunden_cent + new.gehalten_cent where guid = new.gegenstand_guid;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlung_position_quote()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.beantragt_cent > (select floor(new.foerderfaehig_cent * g.foerderquote / 100)
      from public.bewilligter_gegenstand g where g.guid = new.gegenstand_guid) then
    raise exception 'mehr beantragt, als die quote ergibt'
      using errcode = 'check_violation', constraint = 'auszahlung_position_quote', table = 'auszahlung_position';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlung_zu_zweit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare ende constant text[] := array['status', 'status_seit', 'vorbereitet_von', 'freigegeben_von', 'begruendung', 'entschieden_am'];
begin
  if public.wartung(tg_relid) or tg_op = 'UPDATE' and old.status = 'IN_BEARBEITUNG' and new.status in ('IN_BEARBEITUNG', 'ABGESENDET')
      and old.angelegt_in = new.angelegt_in then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'IN_BEARBEITUNG' then
      return new;
    end if;
  elsif old.status <> 'ABGESENDET' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'eine eingereichte auszahlung ist unveraenderlich';
  elsif new.angelegt_in = pg_current_xact_id()
      and exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo) then
    return new;
  elsif new.status in ('BEWILLIGT', 'ABGELEHNT') and exists (select from public.auszahlungspruefung p
      where p.auszahlung_guid = new.guid and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid
        and (p.inhalt ->> 'ergebnis', p.vorbereitet_von, p.freigegeben_von)
          = (new.status, new.vorbereitet_von, new.freigegeben_von)
        and (new.status = 'ABGELEHNT' or not exists (select from public.auszahlung_position o
          where o.auszahlung_guid = new.guid and o.bewilligt_cent is distinct from (
            select round((x ->> 'betrag')::numeric * 100) from jsonb_array_elements(p.inhalt -> 'positionen') x
            where (x ->> 'nachweis')::uuid = o.nachweis_guid)))) then
    return new;
  end if;
  raise exception 'ueber eine auszahlung entscheidet man zu zweit'
    using errcode = 'check_violation', constraint = 'auszahlung_zu_zweit', table = 'auszahlung';
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlungspruefung_bearbeitet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.auszahlungspruefung_bearbeiter (auszahlung_guid, sub, seit)
    select new.auszahlung_guid, wer, new.geaendert_am
    from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer where wer is not null
    on conflict do nothing;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlungspruefung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'eine pruefung beginnt als entwurf';
    end if;
    return new;
  end if;
  if old.status = 'FREIGEGEBEN' or old.auszahlung_guid <> new.auszahlung_guid then
    raise exception 'eine freigegebene pruefung ist unveraenderlich';
  end if;
  if old.status = 'VORGELEGT' and (old.inhalt, old.geaendert_von) is distinct from (new.inhalt, new.geaendert_von) then
    raise exception 'eine vorgelegte pruefung ist gesperrt';
  end if;
  if new.status = 'FREIGEGEBEN' then
    if old.status <> 'VORGELEGT' or (old.eingaben, old.inhalt_sha256, old.vorbereitet_von)
        is distinct from (new.eingaben, new.inhalt_sha256, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.auszahlungspruefung_bearbeiter b
        where b.auszahlung_guid = new.auszahlung_guid and b.sub = new.freigegeben_von) then
      raise exception 'wer eine pruefung bearbeitet hat, gibt sie nicht frei'
        using errcode = 'check_violation', constraint = 'auszahlungspruefung_vier_augen', table = 'auszahlungspruefung';
    end if;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.auszahlungspruefung_mitwirkende(auszahlung uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array(select distinct v.person_sub from public.auszahlung a
    join public.pruefvermerk v on v.geschaeft_guid = a.geschaeft_guid where a.guid = auszahlung)
$function$
;
CREATE OR REPLACE FUNCTION public.bankdaten_oeffnen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into bankdaten_offen (nachher_guid, geaendert_am) values (new.nachher_guid, new.geaendert_am);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.bankdaten_schliessen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from bankdaten_offen where nachher_guid = new.nachher_guid;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.befangenheit_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare ende constant text[] := array['aufgehoben_am', 'aufgehoben_von', 'aufgehoben_grund'];
begin
  if not public.wartung(tg_relid) and (old.aufgehoben_am is not null or to_jsonb(old) - ende <> to_jsonb(new) - ende) then
    raise exception 'befangenheit ist unveraenderlich';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.befragung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if not exists (select from public.umfrage_fassung f where f.guid = new.fassung_guid and f.stand <> 'ENTWURF') then
      raise exception 'beantwortet wird eine veroeffentlichte fassung'
        using errcode = 'check_violation', constraint = 'befragung_fassung_veroeffentlicht', table = 'befragung';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' then
    if old.abgeschlossen_am is null
      or old.antrag_guid is not null and not exists (select from public.antrag a where a.guid = old.antrag_guid)
      or current_setting('portal.wartung', true) = 'demo'
        and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      return old;
    end if;
    raise exception 'ein abgeschlossener fragebogen ist unveraenderlich';
  end if;
  if old.abgeschlossen_am is not null then
    raise exception 'ein abgeschlossener fragebogen ist unveraenderlich';
  end if;
  if (old.guid, old.fassung_guid, old.umfrage_uuid, old.unternehmen_guid, old.antrag_guid, old.vorgaenger_guid)
    is distinct from
    (new.guid, new.fassung_guid, new.umfrage_uuid, new.unternehmen_guid, new.antrag_guid, new.vorgaenger_guid) then
    raise exception 'ein fragebogen bleibt bei seiner fassung und bei dem, zu dem er gehoert';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bekanntgabe_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.bekanntgabe_nach_recht()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  erlaubt constant jsonb := '{"BEREITGESTELLT": ["BENACHRICHTIGT", "NICHT_BEWIRKT"],
    "BENACHRICHTIGT": ["BENACHRICHTIGT", "ABGERUFEN", "NICHT_BEWIRKT"], "VERSANDT": ["BEKANNT", "ZURUECK"],
    "BEKANNT": ["ZURUECK"]}';
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.status not in ('BEREITGESTELLT', 'VERSANDT')
      or tg_op = 'UPDATE' and not coalesce(erlaubt -> old.status ? new.status, false)
      or (tg_op = 'INSERT' or new.endet_am is distinct from old.endet_am)
        and new.endet_am <> (((new.benachrichtigt_am at time zone 'Europe/Berlin')::date + 11)::timestamp
        at time zone 'Europe/Berlin')
      or new.bekannt_am is distinct from (case new.status
        when 'ABGERUFEN' then (new.abgerufen_am at time zone 'Europe/Berlin')::date + 1
        when 'BEKANNT' then new.aufgegeben_am + 4 end)
      or new.status = 'ABGERUFEN' and not exists (select from public.bescheid_abruf a
        where (a.bescheid_guid, a.nr, a.nutzer_sub, a.begonnen_am)
          = (new.bescheid_guid, new.nr, new.abgerufen_von, new.abgerufen_am)) then
    raise exception 'so wird ein bescheid nicht bekannt gegeben'
      using errcode = 'check_violation', constraint = 'bekanntgabe_nach_recht', table = 'bekanntgabe';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bekundung_eingefroren()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform public.runde_teilen(new.ibk_meta_guid);
  if exists (select from public.ibk_meta r where r.guid = new.ibk_meta_guid and r.eingefroren_am is not null) then
    raise exception 'die liste der runde ist eingefroren'
      using errcode = 'check_violation', constraint = 'bekundung_eingefroren', table = 'bekundung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bekundung_entfallen_gilt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not public.wartung(tg_relid) and (old.entfallen_am is not null
      or public.rundenakt_angaben(new.ibk_meta_guid, 'bekundungEntfallen', new.guid) is null) then
    raise exception 'entfallen laesst man zu zweit'
      using errcode = 'check_violation', constraint = 'bekundung_entfallen', table = 'bekundung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bescheid_abruf_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.bescheid_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if exists (select from public.entscheidung e where e.guid = new.entscheidung_guid and e.status = 'FREIGEGEBEN')
      or exists (select from public.auszahlungspruefung p where p.auszahlung_guid = new.auszahlung_guid
        and p.status = 'FREIGEGEBEN') then
      return new;
    end if;
    raise exception 'einen bescheid gibt es nur zu einer freigegebenen entscheidung';
  end if;
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.datei_guid is null
      and to_jsonb(old) - array['datei_guid', 'datei_sha256'] = to_jsonb(new) - array['datei_guid', 'datei_sha256'] then
    return new;
  end if;
  raise exception 'bescheid ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.bescheid_wie_vorgelegt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare vorgelegt jsonb;
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  select x.eingaben into vorgelegt from (
    select e.eingaben::jsonb as eingaben from public.entscheidung e where e.guid = new.entscheidung_guid
      and e.geschaeft_guid = new.geschaeft_guid and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid
    union all
    select p.eingaben::jsonb -> 'bescheid' from public.auszahlungspruefung p join public.auszahlung a on a.guid = p.auszahlung_guid
      where p.auszahlung_guid = new.auszahlung_guid and a.geschaeft_guid = new.geschaeft_guid
        and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid) x;
  if vorgelegt is null or vorgelegt <> new.eingaben::jsonb - array['nummer', 'erlassenAm', 'gezeichnet', 'inhaltSha256'] then
    raise exception 'ein bescheid sagt, was vorgelegt und freigegeben ist'
      using errcode = 'check_violation', constraint = 'bescheid_wie_vorgelegt', table = 'bescheid';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bewilligung_sinkt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.bewilligt_cent > old.bewilligt_cent then
    raise exception 'eine bewilligung waechst nicht';
  end if;
  if new.bewilligt_cent < (select coalesce(sum(p.gehalten_cent), 0) from public.auszahlung_position p
      where p.gegenstand_guid = new.guid) then
    raise exception 'weniger bewilligt, als auszahlungen binden'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_rest', table = 'bewilligter_gegenstand';
  end if;
  if not exists (select from public.entscheidung e, jsonb_array_elements(e.inhalt -> 'betraege') b
      where e.geschaeft_guid = new.geschaeft_guid and e.status = 'FREIGEGEBEN'
        and e.art in ('AENDERUNG', 'WIDERRUF', 'RUECKNAHME', 'VERZICHT')
        and (b ->> 'gegenstand')::uuid = new.guid
        and round((b ->> 'bewilligt')::numeric * 100) = new.bewilligt_cent) then
    raise exception 'weniger bewilligt wird nur mit einer freigegebenen entscheidung'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_vier_augen', table = 'bewilligter_gegenstand';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.bewilligung_wirksam()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.bewilligung w set wirksam_ab = new.bekannt_am::timestamp at time zone 'Europe/Berlin'
    from public.bescheid b
    where b.guid = new.bescheid_guid and b.art = 'BEWILLIGUNG' and w.geschaeft_guid = b.geschaeft_guid;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.bewilligung_zu_zweit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare bekannt date;
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo
          and g.angelegt_in = pg_current_xact_id())
        or new.wirksam_ab is null and public.entscheidung_gilt(new.geschaeft_guid, array['BEWILLIGUNG']) then
      return new;
    end if;
    raise exception 'bewilligt wird zu zweit'
      using errcode = 'check_violation', constraint = 'bewilligung_zu_zweit', table = 'bewilligung';
  end if;
  select k.bekannt_am into bekannt from public.bescheid b join public.bekanntgabe k on k.bescheid_guid = b.guid
    where b.geschaeft_guid = new.geschaeft_guid and b.art = 'BEWILLIGUNG' order by k.nr desc limit 1;
  if not found or to_jsonb(old) - 'wirksam_ab' <> to_jsonb(new) - 'wirksam_ab'
      or new.wirksam_ab is distinct from bekannt::timestamp at time zone 'Europe/Berlin' then
    raise exception 'eine bewilligung steht fest, und wirksam wird sie mit der bekanntgabe'
      using errcode = 'check_violation', constraint = 'bewilligung_zu_zweit', table = 'bewilligung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.buchstaben(klein text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (klein ~ '[^\u0001-\u007F]'::text) THEN replace(replace(replace(replace(translate(klein, 'ÆŒẞÞØøŁłĐđÐðĦħŦŧŊŋĸƵƶıƏəςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ'::text, 'æœßþoollddddhhttnnqzzieeσαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text) ELSE klein END
;
CREATE OR REPLACE FUNCTION public.deminimis_beihilfe_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['gestrichen_von', 'gestrichen_am', 'gestrichen_grund'];
begin
  if old.gestrichen_am is not null or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'eine erfasste beihilfe bleibt, wie sie ist, oder wird gestrichen';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.deminimis_reicht()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare w public.bewilligung;
begin
  select * into strict w from public.bewilligung where geschaeft_guid = new.geschaeft_guid;
  if w.deminimis_verordnung is null then
    return null;
  end if;
  perform public.verbund_sperren(w.unternehmen_guid);
  if public.deminimis_vergeben(w.unternehmen_guid, w.deminimis_verordnung,
      (w.bewilligt_am at time zone 'Europe/Berlin')::date, w.deminimis_jahre) > w.deminimis_hoechst_cent then
    raise exception 'der hoechstbetrag fuer de-minimis-beihilfen ist ueberschritten'
      using errcode = 'check_violation', constraint = 'deminimis_reicht', table = 'bewilligter_gegenstand';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.deminimis_vergeben(wer uuid, nach text, am date, jahre integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(sum(k.betrag_cent), 0)::bigint
  from public.deminimis_konto k
  where k.unternehmen_guid = any (array(select e.unternehmen_guid from public.verbundene(wer) e))
    and k.verordnung = nach and (k.tag is null or k.tag >= (am - make_interval(years => jahre))::date)
    and (k.beihilfe_guid is null or k.tag <= am)
$function$
;
CREATE OR REPLACE FUNCTION public.dokument_anlegen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into dokument (guid, art, unternehmen_guid) values (new.guid, tg_table_name, new.unternehmen_guid);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.dokument_entfernen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from dokument where guid = old.guid;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.dokument_nicht_leeren()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'was eingereicht ist, ist unveraenderlich: dokumente werden nicht geleert';
end $function$
;
CREATE OR REPLACE FUNCTION public.eingereicht_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.eingereicht_version is null or new.eingereicht_version < old.eingereicht_version
      or (tg_argv[0] = 'einmal' and new.eingereicht_version <> old.eingereicht_version) then
    raise exception 'was eingereicht ist, ist unveraenderlich';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.einladung_reserve_loesen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.antrag_einladung e set reserviert_cent = 0
    where e.guid = new.einladung_guid and e.status = 'GENUTZT' and e.reserviert_cent > 0
      and not exists (select from public.geschaeft g join public.antrag a on a.geschaeft_guid = g.guid
        where g.einladung_guid = e.guid and g.zurueckgezogen_am is null and g.status not in ('BEWILLIGT', 'ABGELEHNT')
          and exists (select from public.einreichung s where s.dokument_guid = a.guid));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.einladung_zu_zweit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare beweglich constant text[] := array['status', 'status_seit', 'reserviert_cent', 'bis', 'erinnert_tage'];
begin
  if public.wartung(tg_relid) or coalesce(new.staffel_guid, case when tg_op = 'UPDATE' then old.staffel_guid end) is null and new.demo then
    return new;
  end if;
  if tg_op = 'INSERT' and exists (select from public.staffel s where s.guid = new.staffel_guid
      and s.status = 'FREIGEGEBEN' and s.xmin = pg_current_xact_id()::xid)
    or tg_op = 'UPDATE' and to_jsonb(old) - beweglich = to_jsonb(new) - beweglich
      and (old.bis is not distinct from new.bis or exists (select from public.vorlegung v where v.objekt = new.guid
        and v.art = 'einladungVerlaengern' and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id()
        and public.ende_nach(v.inhalt::jsonb #>> '{angaben,letzterTag}') = new.bis)) then
    return new;
  end if;
  raise exception 'eingeladen wird zu zweit'
    using errcode = 'check_violation', constraint = 'einladung_zu_zweit', table = 'antrag_einladung';
end $function$
;
CREATE OR REPLACE FUNCTION public.einmallink_ersetzen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update einmallink set ersetzt_am = clock_timestamp()
  where konto_id = new.id and benutzt_am is null and ersetzt_am is null
    and (zweck = 'PASSWORT_NEU' or lower(old.email) <> lower(new.email));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.einreichung_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.einwilligung_bekanntgabe_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.widerrufen_am is null
      and to_jsonb(old) - array['widerrufen_von', 'widerrufen_am'] = to_jsonb(new) - array['widerrufen_von', 'widerrufen_am'] then
    return new;
  end if;
  raise exception 'eine einwilligung ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.ende_nach(letzter_tag text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select (letzter_tag::date + 1)::timestamp at time zone 'Europe/Berlin'
$function$
;
CREATE OR REPLACE FUNCTION public.entscheidung_bearbeitet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.entscheidung_bearbeiter (entscheidung_guid, sub, seit)
    select new.guid, wer, new.geaendert_am
    from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer where wer is not null
    on conflict do nothing;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.entscheidung_gilt(fall uuid, arten text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.entscheidung e where e.geschaeft_guid = fall and e.art = any(arten)
    and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid)
$function$
;
CREATE OR REPLACE FUNCTION public.entscheidung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'eine entscheidung beginnt als entwurf';
    end if;
    return new;
  end if;
  if old.status in ('FREIGEGEBEN', 'VERWORFEN') then
    raise exception 'entscheidung ist unveraenderlich';
  end if;
  if (old.guid, old.geschaeft_guid, old.unternehmen_guid, old.angelegt_am)
      is distinct from (new.guid, new.geschaeft_guid, new.unternehmen_guid, new.angelegt_am) then
    raise exception 'eine entscheidung bleibt bei ihrem fall';
  end if;
  if old.status = 'VORGELEGT' and (old.art, old.inhalt, old.summe_cent, old.eingangsnummer, old.geaendert_von)
      is distinct from (new.art, new.inhalt, new.summe_cent, new.eingangsnummer, new.geaendert_von) then
    raise exception 'eine vorgelegte entscheidung ist gesperrt';
  end if;
  if new.status = 'FREIGEGEBEN' then
    if old.status <> 'VORGELEGT' or (old.eingaben, old.inhalt_sha256, old.vorbereitet_von)
        is distinct from (new.eingaben, new.inhalt_sha256, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.entscheidung_bearbeiter b
        where b.entscheidung_guid = new.guid and b.sub = new.freigegeben_von) then
      raise exception 'wer eine entscheidung bearbeitet hat, gibt sie nicht frei'
        using errcode = 'check_violation', constraint = 'entscheidung_vier_augen', table = 'entscheidung';
    end if;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.entscheidung_mitwirkende(entscheidung uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array(select distinct v.person_sub from public.entscheidung e
    join public.pruefvermerk v on v.geschaeft_guid = e.geschaeft_guid
    where e.guid = entscheidung and (e.art in ('BEWILLIGUNG', 'ABLEHNUNG') or v.zeit >= e.angelegt_am))
$function$
;
CREATE OR REPLACE FUNCTION public.gegenstand_zu_zweit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare beweglich constant text[] := array['bewilligt_cent', 'gebunden_cent'];
begin
  if public.wartung(tg_relid) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
      raise exception 'was bewilligt ist, steht fest';
    end if;
    return null;
  end if;
  if not exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo
        and g.angelegt_in = pg_current_xact_id())
      and not exists (select from public.entscheidung e where e.geschaeft_guid = new.geschaeft_guid
        and e.art = 'BEWILLIGUNG' and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid
        and e.summe_cent >= (select sum(i.bewilligt_cent) from public.bewilligter_gegenstand i
          where i.geschaeft_guid = new.geschaeft_guid)) then
    raise exception 'bewilligt wird zu zweit, und hoechstens, was freigegeben ist'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_zu_zweit', table = 'bewilligter_gegenstand';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.geheimnis_melden()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('geheimnis', new.name);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.geschaeft_zu_zweit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare beweglich constant text[] := array['status', 'status_seit', 'zurueckgezogen_am', 'vorhabenbeginn_ab'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich
      or old.zurueckgezogen_am is not null and new.zurueckgezogen_am is distinct from old.zurueckgezogen_am) then
    raise exception 'wessen fall es ist und woraus er entstand, steht fest';
  end if;
  if tg_op = 'UPDATE' and old.status in ('BEWILLIGT', 'ABGELEHNT') then
    raise exception 'ein entschiedener fall steht fest';
  end if;
  if new.status in ('BEWILLIGT', 'ABGELEHNT') and not (new.demo and new.angelegt_in = pg_current_xact_id())
      and not public.entscheidung_gilt(new.guid,
        array[case new.status when 'BEWILLIGT' then 'BEWILLIGUNG' else 'ABLEHNUNG' end]) then
    raise exception 'ueber einen fall entscheidet man zu zweit'
      using errcode = 'check_violation', constraint = 'geschaeft_zu_zweit', table = 'geschaeft';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.grundform(wort text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(buchstaben(lower((regexp_replace(NORMALIZE(replace(wort, '´'::text, ''''::text), NFKD), '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F''`\u02B9-\u02BF\u2018-\u201B\u2032\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]'::text, ''::text, 'g'::text) COLLATE "C"))), '[\u0001-/:-@[-`{-\u00BF×÷\u02C0-\u02FF\u1680\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFFF9-\uFFFD]+'::text, ' '::text, 'g'::text))
;
CREATE OR REPLACE FUNCTION public.ibk_meta_bearbeiter_gehen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  delete from public.vorlegung_bearbeiter b where b.art = 'rundeVeroeffentlichen' and b.objekt = old.guid;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_bearbeitet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.vorlegung_bearbeiter (art, objekt, sub, seit)
    select 'rundeVeroeffentlichen', new.guid, w.sub, w.seit
    from (values (new.angelegt_von, new.angelegt_am), (new.geaendert_von, new.geaendert_am)) w (sub, seit)
    where w.sub is not null and w.seit is not null
    on conflict do nothing;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if old.veroeffentlicht_am is not null or exists (select from public.vorlegung v
      where v.runde_guid = old.guid and v.status = 'VORGELEGT') then
    raise exception 'verwerfen laesst sich nur eine geplante runde'
      using errcode = 'check_violation', constraint = 'ibk_meta_bleibt', table = 'ibk_meta';
  end if;
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_eingefroren()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  beweglich constant text[] := array['bis', 'ziehung_am', 'eingefroren_am', 'liste_sha256', 'reihung_freigegeben_am',
    'annulliert_am', 'annulliert_grund', 'budget_cent', 'version'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.veroeffentlicht_am is not null and not new.demo then
      raise exception 'eine runde beginnt geplant'
        using errcode = 'check_violation', constraint = 'ibk_meta_steht_fest', table = 'ibk_meta';
    end if;
    return new;
  end if;
  if public.runde_vorgelegt(old.guid) and to_jsonb(old) - 'version' <> to_jsonb(new) - 'version'
    or old.veroeffentlicht_am is not null and (
      to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich
      or new.budget_cent <> old.budget_cent and new.budget_cent
        is distinct from (public.rundenakt_angaben(new.guid, 'mittelErhoehen', new.guid) ->> 'cent')::bigint
      or new.bis <> old.bis and not (old.demo and old.eingefroren_am is null) and new.bis
        is distinct from public.ende_nach(public.rundenakt_angaben(new.guid, 'fristVerlaengern', new.guid) ->> 'letzterTag')
      or (new.annulliert_am, new.annulliert_grund) is distinct from (old.annulliert_am, old.annulliert_grund)
        and new.annulliert_grund is distinct from (public.rundenakt_angaben(new.guid, 'rundeAnnullieren', new.guid) ->> 'grund')
      or new.reihung_freigegeben_am is distinct from old.reihung_freigegeben_am and not public.reihung_gilt(new.guid)) then
    raise exception 'was von einer runde vorgelegt oder veroeffentlicht ist, steht fest'
      using errcode = 'check_violation', constraint = 'ibk_meta_steht_fest', table = 'ibk_meta';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_veroeffentlicht()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if old.veroeffentlicht_am is null and new.veroeffentlicht_am is not null then
    if not public.rundenakt_gilt(new.guid, 'rundeVeroeffentlichen') or new.seed_zusage is null
        or new.ziehung_am < new.bis + interval '72 hours' or new.von < new.veroeffentlicht_am then
      raise exception 'veroeffentlicht wird zu zweit, mit zusage und ziehung, vor dem ersten tag'
        using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
    end if;
    return new;
  end if;
  if old.veroeffentlicht_am is null or old.demo then
    return new;
  end if;
  if (old.programm, old.produktgruppe, old.bezeichnung, old.von, old.einladung_tage, old.max_anzahl_geschaefte,
        old.macht_aeltere_ungueltig, old.betraege_oeffentlich, old.quelle, old.ziehung_form, old.ziehung_alle_tage,
        old.veroeffentlicht_am, old.seed_zusage, old.pruefprogramm_sha256)
      is distinct from (new.programm, new.produktgruppe, new.bezeichnung, new.von, new.einladung_tage,
        new.max_anzahl_geschaefte, new.macht_aeltere_ungueltig, new.betraege_oeffentlich, new.quelle, new.ziehung_form,
        new.ziehung_alle_tage, new.veroeffentlicht_am, new.seed_zusage, new.pruefprogramm_sha256)
    or new.ziehung_am < old.ziehung_am or (old.annulliert_am is not null and new.annulliert_am is distinct from old.annulliert_am)
    or (new.bis <> old.bis and not (new.bis > old.bis and old.eingefroren_am is null
      and public.rundenakt_gilt(new.guid, 'fristVerlaengern')))
    or (new.budget_cent <> old.budget_cent and not (new.budget_cent > old.budget_cent
      and public.rundenakt_gilt(new.guid, 'mittelErhoehen')))
    or (old.annulliert_am is null and new.annulliert_am is not null
      and not public.rundenakt_gilt(new.guid, 'rundeAnnullieren')) then
    raise exception 'die runde ist veroeffentlicht'
      using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.ibk_meta_vorgaben_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from public.ibk_meta r where r.veroeffentlicht_am is not null and not (r.demo and r.eingefroren_am is null)
      and r.guid = case when tg_op = 'DELETE' then old.ibk_meta_guid else new.ibk_meta_guid end)
      and coalesce(current_setting('portal.wartung', true), '') <> 'demo' then
    raise exception 'die vorgaben einer veroeffentlichten runde stehen fest'
      using errcode = 'check_violation', constraint = 'ibk_meta_vorgaben_fest', table = 'ibk_meta_vorgaben';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresbudget_bewilligt_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresbudget_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not public.wartung(tg_relid) and (tg_op = 'UPDATE' and (new.programm, new.jahr) <> (old.programm, old.jahr)
      or (tg_op = 'INSERT' or new.budget_cent <> old.budget_cent)
        and new.budget_cent <> new.reserviert_cent + new.bewilligt_cent
        and not exists (select from public.programm p where p.programm = new.programm
          and round((p.daten ->> 'jahresbudget')::numeric * 100) = new.budget_cent)) then
    raise exception 'was ein jahr hat, sagt das programm'
      using errcode = 'check_violation', constraint = 'jahresbudget_steht_fest', table = 'jahresbudget';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresreserve_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  raise exception 'ein fall zaehlt in dem jahr, in dem er zuerst einging';
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresreserve_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  mehr bigint := case when tg_op = 'DELETE' then 0 else new.reserviert_cent end
    - case when tg_op = 'INSERT' then 0 else old.reserviert_cent end;
  von text := case when tg_op = 'DELETE' then old.programm else new.programm end;
  im integer := case when tg_op = 'DELETE' then old.jahr else new.jahr end;
begin
  update public.jahresbudget set reserviert_cent = reserviert_cent + mehr
    where programm = von and jahr = im and mehr <> 0;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresreserve_loesen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.jahresreserve set reserviert_cent = 0 where geschaeft_guid = new.guid and reserviert_cent > 0;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.jahresreserve_nach_bewilligung()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update public.jahresreserve r set reserviert_cent = 0
    from public.geschaeft g where r.geschaeft_guid = new.geschaeft_guid and g.guid = r.geschaeft_guid
      and g.status = 'BEWILLIGT' and r.reserviert_cent > 0;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.konversation_eroeffnen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'unternehmen' then
    insert into konversation (guid, unternehmen_guid, allgemein, angelegt_am)
      values (gen_random_uuid(), new.guid, true, now());
  else
    insert into konversation (guid, unternehmen_guid, geschaeft_guid, ge_nr, allgemein, angelegt_am)
      values (gen_random_uuid(), new.unternehmen_guid, new.guid, new.ge_nr, false, now());
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.konversation_schliessen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from konversation k where k.geschaeft_guid = old.guid
    and not exists (select from mitteilung m where m.konversation_guid = k.guid);
  return old;
end $function$
;
CREATE OR REPLACE FUNCTION public.konversation_zaehlen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into konversation_anzahl (unternehmen_guid, anzahl) values (new.unternehmen_guid, 1)
      on conflict (unternehmen_guid) do update set anzahl = konversation_anzahl.anzahl + 1;
  else
    update konversation_anzahl set anzahl = anzahl - 1 where unternehmen_guid = old.unternehmen_guid;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.listenzeile_versiegelt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if exists (select from neu n join public.runde_liste l on l.ibk_meta_guid = n.ibk_meta_guid) then
    raise exception 'die liste der runde ist eingefroren'
      using errcode = 'check_violation', constraint = 'listenzeile_versiegelt', table = 'listenzeile';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.mit_seinem_fall_entfernt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' and (public.wartung(tg_relid)
      or to_jsonb(old) ->> 'geschaeft_guid' is not null and not exists (select from public.geschaeft g
        where g.guid = (to_jsonb(old) ->> 'geschaeft_guid')::uuid)
      or to_jsonb(old) ->> 'unternehmen_guid' is not null and not exists (select from public.unternehmen u
        where u.guid = (to_jsonb(old) ->> 'unternehmen_guid')::uuid)) then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitteilung_anhang_eingetragen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update konversation k set mit_dateien = true from mitteilung m
    where m.guid = new.mitteilung_guid and k.guid = m.konversation_guid and not k.mit_dateien;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitteilung_eingetragen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update konversation set
    letzte_guid = case when letzte_am is null or letzte_am <= new.abgeschickt_am then new.guid else letzte_guid end,
    letzte_am = greatest(letzte_am, new.abgeschickt_am),
    wartet_seit = case when new.richtung_zu_kunde then null else coalesce(wartet_seit, new.abgeschickt_am) end,
    erledigt_am = case when new.richtung_zu_kunde then erledigt_am end
    where guid = new.konversation_guid;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitteilung_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% ist unveraenderlich', tg_table_name;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitwirkung_sperrt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare mitgewirkt boolean;
begin
  execute format('select $1 = any(public.%I($2))', tg_table_name || '_mitwirkende') into mitgewirkt
    using new.freigegeben_von, (to_jsonb(new) ->> tg_argv[0])::uuid;
  if mitgewirkt then
    raise exception 'wer mitgewirkt hat, gibt nicht frei'
      using errcode = 'check_violation', constraint = tg_table_name || '_vier_augen', table = tg_table_name;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitzeichnung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  erlaubt constant jsonb := '{"ANGEFRAGT": ["UNTERSCHRIEBEN", "ABGELEHNT", "ZURUECKGERUFEN", "HINFAELLIG"],
    "UNTERSCHRIEBEN": ["ZURUECKGERUFEN", "HINFAELLIG", "EINGEREICHT"]}';
begin
  if tg_op = 'INSERT' and new.status <> 'ANGEFRAGT'
      or tg_op = 'UPDATE' and not coalesce(erlaubt -> old.status ? new.status, false) then
    raise exception 'so geht eine bitte um die unterschrift nicht weiter'
      using errcode = 'check_violation', constraint = 'mitzeichnung_lauf', table = 'mitzeichnung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.mitzeichnung_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'was gezeichnet ist, ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.notiz_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if to_jsonb(old) - 'angeheftet' <> to_jsonb(new) - 'angeheftet' then
    raise exception 'eine notiz ist unveraenderlich';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.nur_wartung_entfernt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $function$
;
CREATE OR REPLACE FUNCTION public.nutzungsbedingungen_melden()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('nutzungsbedingungen', json_build_object(
    'version', new.version, 'giltAb', extract(epoch from new.gilt_ab)::bigint)::text);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.nutzungsbedingungen_pruefen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.nutzungsbedingungen_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and tg_table_name = 'nutzungsbedingungen_zustimmung'
    and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $function$
;
CREATE OR REPLACE FUNCTION public.position_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  antrag public.auszahlung;
  beweglich text[] := array['status', 'gehalten_cent', 'lebende_rechnung'];
begin
  select * into antrag from public.auszahlung a
    where a.guid = case when tg_op = 'DELETE' then old.auszahlung_guid else new.auszahlung_guid end;
  if not found or antrag.status = 'IN_BEARBEITUNG' or public.wartung(tg_relid) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if antrag.status = 'ABGESENDET' and (exists (select from public.auszahlungspruefung p
        where p.auszahlung_guid = antrag.guid and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid)
      or antrag.angelegt_in = pg_current_xact_id()
        and exists (select from public.geschaeft g where g.guid = antrag.geschaeft_guid and g.demo)) then
    beweglich := beweglich || array['bewilligt_cent', 'kuerzung_grund'];
  end if;
  if tg_op <> 'UPDATE' or to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was eine eingereichte auszahlung beansprucht, steht fest';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.pruefvermerk_unveraenderlich()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'pruefvermerk ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.reihung_gilt(runde uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.reihung x where x.ibk_meta_guid = runde
    and x.status = 'FREIGEGEBEN' and x.xmin = pg_current_xact_id()::xid)
$function$
;
CREATE OR REPLACE FUNCTION public.reihung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  oeffnen constant text[] := array['status', 'geoeffnet_von', 'geoeffnet_am', 'zufall', 'zufall_zweit', 'protokoll',
    'protokoll_sha256'];
  freigeben constant text[] := array['status', 'freigegeben_von', 'freigegeben_am'];
  zurueckgeben constant text[] := array['status', 'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund',
    'rueckgabe_nr', 'rueckgabe', 'rueckgabe_sha256'];
  bewegt text[];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or new.versiegelt is null or not exists (select from public.ibk_meta r
        where r.guid = new.ibk_meta_guid and r.liste_sha256 = new.liste_sha256) then
      raise exception 'gereiht wird die eingefrorene liste, und versiegelt vorgelegt';
    end if;
    return new;
  end if;
  bewegt := case
    when old.status = 'VORGELEGT' and new.status = 'GEOEFFNET' then oeffnen
    when old.status = 'GEOEFFNET' and new.status = 'FREIGEGEBEN' then freigeben
    when old.status in ('VORGELEGT', 'GEOEFFNET') and new.status = 'ZURUECKGEGEBEN' then zurueckgeben
  end;
  if bewegt is null or to_jsonb(old) - bewegt <> to_jsonb(new) - bewegt then
    raise exception 'reihung ist unveraenderlich';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.reihung_mitwirkende(reihung uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array(select distinct x.vorbereitet_von from public.reihung r
    join public.reihung x on x.ibk_meta_guid = r.ibk_meta_guid where r.guid = reihung)
$function$
;
CREATE OR REPLACE FUNCTION public.reihung_oeffnen_sperrt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.geoeffnet_von = any(public.reihung_mitwirkende(new.guid)) then
    raise exception 'wer mitgewirkt hat, oeffnet nicht'
      using errcode = 'check_violation', constraint = 'reihung_vier_augen', table = 'reihung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.reihungszeile_gilt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not public.wartung(tg_relid)
      and exists (select from (select distinct ibk_meta_guid from neu) n where not public.reihung_gilt(n.ibk_meta_guid)) then
    raise exception 'gereiht wird zu zweit'
      using errcode = 'check_violation', constraint = 'reihungszeile_gilt', table = 'reihungszeile';
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_bewilligt_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_budget_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.runde_budget (ibk_meta_guid, budget_cent) values (new.guid, new.budget_cent)
    on conflict (ibk_meta_guid) do update set budget_cent = excluded.budget_cent;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_budget_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not public.wartung(tg_relid) and (new.ibk_meta_guid <> old.ibk_meta_guid
      or new.budget_cent <> old.budget_cent
        and new.budget_cent is distinct from (select r.budget_cent from public.ibk_meta r where r.guid = new.ibk_meta_guid)) then
    raise exception 'was eine runde hat, sagt die runde'
      using errcode = 'check_violation', constraint = 'runde_budget_steht_fest', table = 'runde_budget';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_fort(runde uuid)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select not exists (select from public.ibk_meta r where r.guid = runde)
$function$
;
CREATE OR REPLACE FUNCTION public.runde_halten(runde uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock(hashtextextended('runde:' || runde, 0))
$function$
;
CREATE OR REPLACE FUNCTION public.runde_reserve_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  zeile jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  runde public.ibk_meta;
begin
  select * into runde from public.ibk_meta r where r.guid = (zeile ->> 'ibk_meta_guid')::uuid;
  if found and not public.wartung(tg_relid)
      and (runde.veroeffentlicht_am is not null or public.runde_vorgelegt(runde.guid))
      -- The demo world begins with rounds that are published already, and one that is open stays open (rule W-01).
      and not (runde.demo and tg_op = 'INSERT' and runde.eingefroren_am is null
        and not exists (select from public.ibk_meta_vorgaben v where v.ibk_meta_guid = runde.guid))
      and not (runde.demo and tg_op = 'UPDATE' and tg_table_name = 'foerderrunde'
        and to_jsonb(old) - array['von', 'bis'] = to_jsonb(new) - array['von', 'bis']) then
    raise exception 'was von einer runde vorgelegt oder veroeffentlicht ist, steht fest'
      using errcode = 'check_violation', constraint = 'runde_steht_fest', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$
;
CREATE OR REPLACE FUNCTION public.runde_teilen(runde uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_advisory_xact_lock_shared(hashtextextended('runde:' || runde, 0))
$function$
;
CREATE OR REPLACE FUNCTION public.runde_vorgelegt(runde uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.vorlegung v where v.art = 'rundeVeroeffentlichen' and v.objekt = runde
    and v.status = 'VORGELEGT')
$function$
;
CREATE OR REPLACE FUNCTION public.rundenakt_angaben(runde uuid, gesucht text, objekt uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select v.inhalt::jsonb -> 'angaben' from public.vorlegung v where v.runde_guid = runde and v.art = gesucht
    and v.objekt = rundenakt_angaben.objekt and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id()
$function$
;
CREATE OR REPLACE FUNCTION public.rundenakt_gilt(runde uuid, gesucht text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$ select public.vorlegung_gilt(gesucht, runde) $function$
;
CREATE OR REPLACE FUNCTION public.schlicht(wort text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(grundform(wort), '([aou])e+'::text, '\1'::text, 'g'::text)
;
CREATE OR REPLACE FUNCTION public.serienfall_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (old.stand, new.stand) not in (('WARTET', 'GESENDET'), ('WARTET', 'GESCHEITERT'), ('GESCHEITERT', 'WARTET')) then
    raise exception 'aus % wird nicht %', old.stand, new.stand;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.sid_gesperrt_melden()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sid_gesperrt', json_build_object('sid', new.sid, 'bis', extract(epoch from new.bis))::text);
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.staffel_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
  folge record;
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
  if new.status = 'FREIGEGEBEN' then
    select coalesce(s.nr, 0) + 1 as nr, coalesce(s.bis_rang, 0) + 1 as von_rang,
        coalesce(s.sha256, r.protokoll_sha256) as vorgaenger into folge
      from public.reihung r left join lateral (select nr, bis_rang, sha256 from public.staffel
        where ibk_meta_guid = r.ibk_meta_guid and status = 'FREIGEGEBEN' order by nr desc limit 1) s on true
      where r.ibk_meta_guid = new.ibk_meta_guid and r.status = 'FREIGEGEBEN';
    if not found or (new.nr, new.von_rang, new.vorgaenger) is distinct from (folge.nr, folge.von_rang, folge.vorgaenger) then
      raise exception 'eine staffel schliesst an die vorige an'
        using errcode = 'check_violation', constraint = 'staffel_folge', table = 'staffel';
    end if;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.staffel_mitwirkende(staffel uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array(select distinct x.vorbereitet_von from public.staffel s
    join public.staffel x on (x.ibk_meta_guid, x.nr) = (s.ibk_meta_guid, s.nr) where s.guid = staffel)
$function$
;
CREATE OR REPLACE FUNCTION public.suchform(wort text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (grundform(wort) ~ '[aou]e'::text) THEN ((schlicht(wort) || ' '::text) || grundform(wort)) ELSE grundform(wort) END
;
CREATE OR REPLACE FUNCTION public.umfrage_fassung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.stand = 'ENTWURF' or current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
      return old;
    end if;
    raise exception 'eine veroeffentlichte fassung ist unveraenderlich';
  end if;
  if old.stand = 'ENTWURF' and new.stand <> 'ABGELOEST' then
    return new;
  end if;
  if old.stand = 'VEROEFFENTLICHT' and new.stand = 'ABGELOEST'
    and to_jsonb(old) - 'stand' = to_jsonb(new) - 'stand' then
    return new;
  end if;
  raise exception 'eine veroeffentlichte fassung ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.ungelesen_melden()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  zeile jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('ungelesen', (zeile ->> 'unternehmen_guid') || ':' || coalesce(zeile ->> 'nutzer_sub', ''));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.verbund_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  a uuid := case when tg_op = 'DELETE' then old.eines else new.eines end;
  b uuid := case when tg_op = 'DELETE' then old.anderes else new.anderes end;
  v uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('verbund', 0));
  v := public.verbund_sperren(a);
  if tg_op = 'INSERT' then
    perform public.verbund_sperren(b);
    update public.verbund_mitglied m set verbund_guid = v from public.verbundene(a) e
      where m.unternehmen_guid = e.unternehmen_guid and m.verbund_guid <> v;
  elsif exists (select from public.unternehmen where guid = b)
      and not exists (select from public.verbundene(a) e where e.unternehmen_guid = b) then
    v := gen_random_uuid();
    insert into public.verbund (guid) values (v);
    update public.verbund_mitglied m set verbund_guid = v from public.verbundene(b) e
      where m.unternehmen_guid = e.unternehmen_guid;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.verbund_sperren(wer uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  v uuid;
  jetzt uuid;
begin
  loop
    select verbund_guid into v from public.verbund_mitglied where unternehmen_guid = wer;
    if v is null then
      v := gen_random_uuid();
      insert into public.verbund (guid) values (v);
      insert into public.verbund_mitglied (unternehmen_guid, verbund_guid) values (wer, v) on conflict do nothing;
    end if;
    perform from public.verbund where guid = v for update;
    select verbund_guid into jetzt from public.verbund_mitglied where unternehmen_guid = wer;
    exit when jetzt = v;
  end loop;
  return v;
end $function$
;
CREATE OR REPLACE FUNCTION public.verbundene(wer uuid)
 RETURNS TABLE(unternehmen_guid uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with recursive erreicht(guid) as (
    select wer
    union
    select case when v.eines = e.guid then v.anderes else v.eines end
    from erreicht e join public.unternehmensverbindung v on e.guid in (v.eines, v.anderes)
  )
  select guid from erreicht
$function$
;
CREATE OR REPLACE FUNCTION public.verzicht_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
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
end $function$
;
CREATE OR REPLACE FUNCTION public.vorgelegtes_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare ende text[] := array['status', 'status_seit', 'version'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  ende := case new.status
    when 'FREIGEGEBEN' then ende || tg_argv[0]::text[]
    when 'ENTWURF' then ende || array['zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'] || tg_argv[1]::text[]
    when 'VERWORFEN' then ende || tg_argv[2]::text[]
    else '{}' end;
  if to_jsonb(old) - ende <> to_jsonb(new) - ende
      or new.status = 'ENTWURF' and to_jsonb(new) ->> 'zurueckgegeben_am' is null then
    raise exception 'was vorgelegt ist, steht fest: %', tg_table_name;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_bearbeiter_wartet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  perform from public.vorlegung v where (v.art, v.objekt) = (new.art, new.objekt) and v.status = 'VORGELEGT' for share;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_bezug_bleibt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' and exists (select from public.vorlegung v
      where v.guid = new.vorlegung_guid and v.status = 'VORGELEGT') then
    return new;
  elsif tg_op = 'DELETE' and not exists (select from public.vorlegung v where v.guid = old.vorlegung_guid) then
    return old;
  end if;
  raise exception 'vorlegung_bezug ist unveraenderlich';
end $function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_eigen(vorlegung uuid, person text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.mitgliedschaft m where m.nutzer_sub = $2
    and m.unternehmen_guid in (select w.unternehmen_guid from public.vorlegung_woran($1) w))
$function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_gilt(art text, objekt uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.vorlegung v where v.art = $1 and v.objekt = $2
    and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id())
$function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['status', 'beendet_von', 'beendet_am', 'beendet_in', 'grund', 'gelesen'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or new.nr <> (select coalesce(max(v.nr), 0) + 1 from public.vorlegung v
        where (v.art, v.objekt) = (new.art, new.objekt)) then
      raise exception 'eine vorlegung beginnt vorgelegt, nach der vorigen';
    end if;
    new.beendet_in := null;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or new.status = 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'vorlegung ist unveraenderlich';
  end if;
  new.beendet_in := pg_current_xact_id();
  if new.status = 'FREIGEGEBEN' and new.beendet_von = any(public.vorlegung_mitwirkende(new.guid)) then
    raise exception 'wer mitgewirkt hat, gibt nicht frei'
      using errcode = 'check_violation', constraint = 'vorlegung_vier_augen', table = 'vorlegung';
  end if;
  if new.status in ('FREIGEGEBEN', 'ZURUECKGEGEBEN') and public.vorlegung_nahe(new.guid, new.beendet_von) then
    raise exception 'wer befangen ist oder dafuer handelt, entscheidet nicht darueber'
      using errcode = 'check_violation', constraint = 'vorlegung_unbefangen', table = 'vorlegung';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_mitwirkende(vorlegung uuid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select array(
    select x.vorbereitet_von from public.vorlegung v join public.vorlegung x on (x.art, x.objekt) = (v.art, v.objekt)
      where v.guid = $1 and x.nr <= v.nr and x.nr > coalesce((select max(f.nr) from public.vorlegung f
        where (f.art, f.objekt) = (v.art, v.objekt) and f.status = 'FREIGEGEBEN' and f.nr < v.nr), 0)
    union
    select b.sub from public.vorlegung v join public.vorlegung_bearbeiter b on (b.art, b.objekt) = (v.art, v.objekt)
      where v.guid = $1)
$function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_nahe(vorlegung uuid, person text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select public.vorlegung_eigen($1, $2) or exists (select from public.befangenheit f join public.vorlegung_woran($1) w
    on f.unternehmen_guid = w.unternehmen_guid or f.geschaeft_guid = w.geschaeft_guid
    where f.nutzer_sub = $2 and f.aufgehoben_am is null)
$function$
;
CREATE OR REPLACE FUNCTION public.vorlegung_woran(vorlegung uuid)
 RETURNS TABLE(unternehmen_guid uuid, geschaeft_guid uuid)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select z.unternehmen_guid, z.geschaeft_guid from public.vorlegung_bezug z where z.vorlegung_guid = $1
  union all
  select b.unternehmen_guid, g.guid from public.vorlegung v join public.bekundung b on b.ibk_meta_guid = v.runde_guid
    left join public.antrag_einladung e on e.bekundung_guid = b.guid
    left join public.geschaeft g on g.einladung_guid = e.guid
    where v.guid = $1 and b.eingereicht_version is not null and b.zurueckgezogen_am is null
$function$
;
CREATE OR REPLACE FUNCTION public.vorrat_bankdaten_gesehen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare fall uuid;
begin
  for fall in select g.guid from geschaeft g join bankdaten_aenderung b on b.unternehmen_guid = g.unternehmen_guid
    where b.nachher_guid = new.nachher_guid order by g.guid loop
    perform vorrat_nachfuehren(fall);
  end loop;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorrat_bekanntgabe_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform vorrat_nachfuehren((select geschaeft_guid from bescheid where guid = new.bescheid_guid));
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorrat_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  schluessel uuid := to_jsonb(case when tg_op = 'DELETE' then old else new end) ->> tg_argv[1];
  fall uuid;
begin
  if tg_argv[0] = 'geschaeft' then
    perform vorrat_nachfuehren(schluessel);
  elsif tg_argv[0] = 'antrag' then
    select geschaeft_guid into fall from antrag where guid = schluessel
      union all select geschaeft_guid from auszahlung where guid = schluessel;
    perform vorrat_nachfuehren(fall);
  else
    for fall in select guid from geschaeft where unternehmen_guid = schluessel order by guid loop
      perform vorrat_nachfuehren(fall);
    end loop;
  end if;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.vorrat_kategorie(programm text, kategorien text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select programm || ' ' || array_to_string(kategorien, ' ')
$function$
;
CREATE OR REPLACE FUNCTION public.vorrat_nachfuehren(fall uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  perform from vorrat where geschaeft_guid = fall for update;
  insert into vorrat as v select * from vorrat_jetzt where geschaeft_guid = fall
  on conflict (geschaeft_guid) do update set (kategorien, unternehmen_name, sortname, suchtext, land, rechtsform,
      antragsteller_art, betrag_cent, eingang_am, status, zurueckgezogen, nachforderung_bis, anhoerung_bis, entscheidung,
      bekanntgabe_bis, seit, frist_bis, frist_art, zugewiesen_sub, zuweisung_nr, korrektur, bankdaten_neu, datei_gesperrt,
      verzicht_am)
    = (excluded.kategorien, excluded.unternehmen_name, excluded.sortname, excluded.suchtext, excluded.land,
      excluded.rechtsform, excluded.antragsteller_art, excluded.betrag_cent, excluded.eingang_am, excluded.status,
      excluded.zurueckgezogen, excluded.nachforderung_bis, excluded.anhoerung_bis, excluded.entscheidung,
      excluded.bekanntgabe_bis, excluded.seit, excluded.frist_bis, excluded.frist_art, excluded.zugewiesen_sub,
      excluded.zuweisung_nr, excluded.korrektur, excluded.bankdaten_neu, excluded.datei_gesperrt, excluded.verzicht_am);
end $function$
;
CREATE OR REPLACE FUNCTION public.vorrat_name_folgen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare fall uuid;
begin
  for fall in select g.guid from mitgliedschaft m join geschaeft g on g.unternehmen_guid = m.unternehmen_guid
    where m.nutzer_sub = new.sub order by g.guid loop
    perform vorrat_nachfuehren(fall);
  end loop;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.wartung(tabelle oid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select coalesce(current_setting('portal.wartung', true), '') in ('demo', 'bestand')
    -- Who signed in, not as whom a function runs: those that keep counters run as their owner.
    and pg_has_role(session_user, (select relowner from pg_class where oid = tabelle), 'usage')
$function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_bearbeitet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.zahllauf_bearbeiter (zahllauf_guid, sub, seit)
    select new.guid, wer, new.geaendert_am from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer
    where wer is not null
    on conflict do nothing;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_datei_zur_freigabe()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'zahllauf_datei' then
    if not public.wartung(tg_relid)
        and not exists (select from public.zahllauf where guid = new.zahllauf_guid and status = 'VORGELEGT') then
      raise exception 'die zahlungsdatei entsteht mit der freigabe';
    end if;
  elsif not public.wartung(tg_relid) and not exists (select from public.zahllauf_datei d
      where d.zahllauf_guid = new.guid and d.xmin = pg_current_xact_id()::xid) then
    raise exception 'die zahlungsdatei entsteht mit der freigabe';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_gesichtet_von(lauf uuid, person text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.zahlposten p
    join public.bankdaten_aenderung b on b.unternehmen_guid = p.unternehmen_guid
    join public.bankdaten_gesehen g on g.nachher_guid = b.nachher_guid
    where p.zahllauf_guid = lauf and p.status = 'OFFEN' and g.gesehen_von = person
      and greatest(b.geaendert_am, g.gesehen_am) >= coalesce((select max(z.vorgelegt_am)
        from public.zahlposten f join public.zahllauf z on z.guid = f.zahllauf_guid
        where f.unternehmen_guid = p.unternehmen_guid and f.iban = p.iban and f.status = 'BEZAHLT'), '-infinity'))
$function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  erlaubt constant jsonb := '{"ENTWURF": ["ENTWURF", "VORGELEGT", "VERWORFEN"],
    "VORGELEGT": ["VORGELEGT", "ENTWURF", "FREIGEGEBEN", "VERWORFEN"], "FREIGEGEBEN": ["FREIGEGEBEN", "EINGEREICHT"],
    "EINGEREICHT": ["EINGEREICHT", "ABGESCHLOSSEN"], "ABGESCHLOSSEN": [], "VERWORFEN": []}';
  danach constant text[] := array['status', 'status_seit', 'eingereicht_von', 'eingereicht_am', 'eingereicht_referenz'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'ein zahllauf beginnt als entwurf';
    end if;
    return new;
  end if;
  if not erlaubt -> old.status ? new.status then
    raise exception 'so geht ein zahllauf nicht weiter: % nach %', old.status, new.status;
  end if;
  if old.freigegeben_am is not null and to_jsonb(old) - danach <> to_jsonb(new) - danach then
    raise exception 'ein freigegebener zahllauf ist unveraenderlich';
  end if;
  if (old.guid, old.nr, old.programm, old.konto, old.angelegt_am)
      is distinct from (new.guid, new.nr, new.programm, new.konto, new.angelegt_am) then
    raise exception 'was ein zahllauf ist, steht fest';
  end if;
  if new.status = 'FREIGEGEBEN' and old.status = 'VORGELEGT' then
    if (old.inhalt, old.vorbereitet_von) is distinct from (new.inhalt, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.zahllauf_bearbeiter b where b.zahllauf_guid = new.guid and b.sub = new.freigegeben_von)
        or public.zahllauf_gesichtet_von(new.guid, new.freigegeben_von) then
      raise exception 'wer einen zahllauf bearbeitet hat, gibt ihn nicht frei'
        using errcode = 'check_violation', constraint = 'zahllauf_vier_augen', table = 'zahllauf';
    end if;
    if not exists (select from public.zahllauf_datei d where d.zahllauf_guid = new.guid) then
      raise exception 'zur freigabe gehoert die zahlungsdatei';
    end if;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_rechtzeitig()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if (new.eingereicht_am at time zone 'Europe/Berlin')::date > new.ausfuehrung_am then
    raise exception 'eingereicht wird ein zahllauf bis zu seinem tag'
      using errcode = 'check_violation', constraint = 'zahllauf_rechtzeitig', table = 'zahllauf';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_verfaellt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['status', 'status_seit', 'verworfen_grund'];
begin
  if to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'ein freigegebener zahllauf ist unveraenderlich';
  end if;
  if not public.zahllauf_verfall_gilt(new.guid)
      or exists (select from public.zahlposten p where p.zahllauf_guid = new.guid and p.status = 'OFFEN') then
    raise exception 'verfallen laesst man einen zahllauf zu zweit, mit allen posten'
      using errcode = 'check_violation', constraint = 'zahllauf_verfaellt', table = 'zahllauf';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_verfall_bearbeitet()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into public.zahllauf_bearbeiter (zahllauf_guid, sub, seit)
    values (new.zahllauf_guid, new.vorbereitet_von, new.vorgelegt_am) on conflict do nothing;
  return null;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_verfall_gilt(lauf uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select exists (select from public.zahllauf_verfall v where v.zahllauf_guid = lauf
    and v.status = 'FREIGEGEBEN' and v.xmin = pg_current_xact_id()::xid)
$function$
;
CREATE OR REPLACE FUNCTION public.zahllauf_verfall_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or not exists (select from public.zahllauf z where z.guid = new.zahllauf_guid
        and z.status = 'FREIGEGEBEN' and z.ausfuehrung_am < (new.vorgelegt_am at time zone 'Europe/Berlin')::date) then
      raise exception 'verfallen kann ein freigegebener zahllauf nach seinem tag';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'zahllauf_verfall ist unveraenderlich';
  end if;
  if new.status = 'FREIGEGEBEN' and (public.zahllauf_gesichtet_von(new.zahllauf_guid, new.freigegeben_von)
      or exists (select from public.zahllauf_bearbeiter b
        where b.zahllauf_guid = new.zahllauf_guid and b.sub = new.freigegeben_von)) then
    raise exception 'wer einen zahllauf bearbeitet hat, laesst ihn nicht verfallen'
      using errcode = 'check_violation', constraint = 'zahllauf_verfall_vier_augen', table = 'zahllauf_verfall';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahlposten_lauf()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  beweglich constant text[] := array['status', 'status_seit', 'grund', 'valuta', 'auffaelligkeiten'];
  lauf text;
begin
  select status into lauf from public.zahllauf where guid = new.zahllauf_guid;
  if tg_op = 'INSERT' then
    if lauf <> 'ENTWURF' or new.status <> 'OFFEN' or not exists (select from public.auszahlung a
        where a.guid = new.auszahlung_guid and a.status = 'BEWILLIGT' and a.unternehmen_guid = new.unternehmen_guid
          and new.betrag_cent = (select sum(p.bewilligt_cent) from public.auszahlung_position p
            where p.auszahlung_guid = a.guid)) then
      raise exception 'in einen zahllauf kommt, was bewilligt ist, und nur in den entwurf';
    end if;
    return new;
  end if;
  if to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was ein posten zahlt, steht fest';
  end if;
  if lauf <> 'ENTWURF' and old.auffaelligkeiten <> new.auffaelligkeiten then
    raise exception 'was an einem posten auffiel, steht mit der vorlage fest';
  end if;
  if old.status = new.status then
    return new;
  end if;
  if old.status <> 'OFFEN'
      or new.status = 'AUSGENOMMEN' and lauf <> 'ENTWURF'
      or new.status in ('BEZAHLT', 'ABGEWIESEN') and lauf <> 'EINGEREICHT'
      or new.status = 'VERWORFEN' and lauf not in ('ENTWURF', 'VORGELEGT') then
    raise exception 'so geht ein posten nicht weiter: % nach %, lauf %', old.status, new.status, lauf;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahlposten_steht_fest()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  lauf text := (select status from public.zahllauf where guid = new.zahllauf_guid);
  beweglich text[] := case when new.status <> old.status then array['status', 'status_seit', 'grund', 'valuta']
    when lauf = 'ENTWURF' then array['auffaelligkeiten'] else '{}' end;
begin
  if not public.wartung(tg_relid) and to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was an einem posten steht, steht fest';
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahlposten_verfaellt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  ende constant text[] := array['status', 'status_seit', 'grund'];
  lauf text;
begin
  if to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'was ein posten zahlt, steht fest';
  end if;
  select status into lauf from public.zahllauf where guid = new.zahllauf_guid;
  if lauf not in ('ENTWURF', 'VORGELEGT')
      and not (lauf = 'FREIGEGEBEN' and public.zahllauf_verfall_gilt(new.zahllauf_guid)) then
    raise exception 'so geht ein posten nicht weiter: % nach %, lauf %', old.status, new.status, lauf;
  end if;
  return new;
end $function$
;
CREATE OR REPLACE FUNCTION public.zahlposten_verworfen()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if not public.wartung(tg_relid)
      and exists (select from public.zahllauf where guid = new.zahllauf_guid and status <> 'VERWORFEN') then
    raise exception 'ein posten wird mit seinem zahllauf verworfen';
  end if;
  return null;
end $function$
;

-- Tabellen
create table adresse_hausnummern (
  nummern text[] not null,
  strasse_id integer not null
);
create table adresse_strasse (
  id integer not null,
  norm text collate "C" not null,
  ort text not null,
  ort_norm text collate "C" not null,
  ort_zusatz text default ''::text not null,
  ortsteil text default ''::text not null,
  plz text collate "C" not null,
  strasse text not null,
  tsv tsvector not null
);
create table adresse_wort (
  wort text collate "C" not null
);
create table anhoerung (
  antwort jsonb default '{"text": "", "dateien": []}'::jsonb not null,
  beantwortet_am timestamp with time zone,
  beantwortet_von text,
  frist timestamp with time zone not null,
  geaendert_am timestamp with time zone not null,
  geschaeft_guid uuid not null,
  gestellt_am timestamp with time zone not null,
  gestellt_von text not null,
  guid uuid not null,
  text text not null,
  version integer default 1 not null
);
create unlogged table anmeldeversuch (
  gesperrt_bis timestamp with time zone,
  schluessel text not null,
  stand double precision not null,
  zuletzt timestamp with time zone not null
);
create table ansicht (
  angelegt_am timestamp with time zone not null,
  bankperson_sub text not null,
  guid uuid not null,
  name text not null,
  suche jsonb not null
);
create table antrag (
  angelegt_am timestamp with time zone not null,
  class_version integer not null,
  formular jsonb not null,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  mitzeichnung_guid uuid,
  unternehmen_guid uuid not null,
  version integer default 1 not null,
  vorlage jsonb,
  zuwendung_cent bigint default 0 not null
);
create table antrag_einladung (
  angelegt_am timestamp with time zone not null,
  bekundung_guid uuid,
  bis timestamp with time zone,
  demo boolean default false not null,
  erinnert_tage integer[] default '{}'::integer[] not null,
  guid uuid not null,
  hauptgruppe text,
  kategorien text[] not null,
  max_anzahl_geschaefte integer not null,
  rang integer,
  reserviert_cent bigint default 0 not null,
  runde_guid uuid not null,
  staffel_guid uuid,
  status text default 'OFFEN'::text not null,
  status_seit timestamp with time zone,
  unternehmen_guid uuid not null,
  von timestamp with time zone,
  zugesagt_cent bigint
);
create table anwesenheit (
  bankperson_sub text not null,
  geschaeft_guid uuid not null,
  zuletzt timestamp with time zone not null
);
create table audit_kette (
  hash bytea not null,
  kette text not null,
  nr bigint not null
);
create table audit_log (
  angaben jsonb default '{}'::jsonb not null,
  handlung text not null,
  hash bytea not null,
  kette text not null,
  nr bigint not null,
  nutzer_sub text not null,
  objekt_guid text not null,
  unternehmen_guid uuid,
  vorgaenger bytea not null,
  zeit timestamp with time zone not null
);
create table aufrufschluessel (
  am timestamp with time zone not null,
  antwort text,
  aufruf text not null,
  fassung bigint,
  inhalt_sha256 text not null,
  schluessel text not null,
  status smallint,
  sub text not null
);
create table auszahlung (
  angelegt_am timestamp with time zone not null,
  angelegt_in xid8 default pg_current_xact_id() not null,
  angelegt_von text not null,
  anzahl_dokumente integer default 0 not null,
  begruendung text,
  class_version integer not null,
  eingereicht_version integer,
  entschieden_am timestamp with time zone,
  erinnert_am timestamp with time zone,
  ersteller text not null,
  formular jsonb not null,
  freigegeben_von text,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  letzter_bearbeiter text not null,
  mitzeichnung_guid uuid,
  status text not null,
  status_seit timestamp with time zone not null,
  unternehmen_guid uuid not null,
  version integer default 1 not null,
  vorbereitet_von text,
  vorlage jsonb
);
create table auszahlung_position (
  auszahlung_guid uuid not null,
  beantragt_cent bigint not null,
  bewilligt_cent bigint,
  foerderfaehig_cent bigint,
  gegenstand_guid uuid not null,
  gehalten_cent bigint generated always as (
CASE status
    WHEN 'ABGELEHNT'::text THEN (0)::bigint
    WHEN 'BEWILLIGT'::text THEN bewilligt_cent
    ELSE beantragt_cent
END) stored not null,
  geschaeft_guid uuid not null,
  kuerzung_grund text,
  lebende_rechnung text generated always as (
CASE
    WHEN (status = ANY (ARRAY['ABGESENDET'::text, 'BEWILLIGT'::text])) THEN rechnung_schluessel
    ELSE NULL::text
END) stored,
  nachweis_guid uuid,
  nr integer not null,
  rechnung_cent bigint,
  rechnung_nummer text,
  rechnung_schluessel text,
  rechnung_steller text,
  status text not null,
  unternehmen_guid uuid not null
);
create table auszahlungskonto (
  angelegt_am timestamp with time zone default now() not null,
  daten jsonb not null,
  gueltig_ab date not null,
  programm text not null
);
create table auszahlungspruefung (
  abweichungen jsonb default '[]'::jsonb not null,
  auszahlung_guid uuid not null,
  eingaben text,
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  inhalt jsonb not null,
  inhalt_sha256 text,
  status text not null,
  status_seit timestamp with time zone not null,
  version integer default 1 not null,
  vorbereitet_von text,
  vorgelegt_am timestamp with time zone,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table auszahlungspruefung_bearbeiter (
  auszahlung_guid uuid not null,
  seit timestamp with time zone not null,
  sub text not null
);
create table bankdaten_aenderung (
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  nachher_guid uuid not null,
  ohne_erneute_anmeldung boolean not null,
  unternehmen_guid uuid not null,
  vorher_guid uuid not null
);
create table bankdaten_gesehen (
  geaendert_von text not null,
  gesehen_am timestamp with time zone not null,
  gesehen_von text not null,
  gesehen_von_name text not null,
  nachher_guid uuid not null
);
create table bankdaten_offen (
  geaendert_am timestamp with time zone not null,
  nachher_guid uuid not null
);
create table bankperson (
  email text,
  name text not null,
  rollen text[] not null,
  sortname text collate "C" generated always as (grundform(name)) stored,
  sub text not null,
  zuletzt timestamp with time zone not null
);
create table barriere (
  absender text,
  antwort_an text,
  barriere text not null,
  gemeldet_am timestamp with time zone not null,
  kennung uuid not null,
  nummer text not null,
  seite text
);
create table befangenheit (
  aufgehoben_am timestamp with time zone,
  aufgehoben_grund text,
  aufgehoben_von text,
  erklaert_am timestamp with time zone not null,
  geschaeft_guid uuid,
  grund text not null,
  guid uuid not null,
  nutzer_sub text not null,
  unternehmen_guid uuid
);
create table befragung (
  abgeschlossen_am timestamp with time zone,
  abgeschlossen_von text,
  aktuelle_frage text,
  angelegt_am timestamp with time zone not null,
  angelegt_von text not null,
  antrag_guid uuid,
  antworten jsonb default '{}'::jsonb not null,
  fassung_guid uuid not null,
  fortschritt integer default 0 not null,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  guid uuid not null,
  umfrage_uuid uuid not null,
  unternehmen_guid uuid,
  version integer default 1 not null,
  vorgaenger_guid uuid
);
create table bekanntgabe (
  abgerufen_am timestamp with time zone,
  abgerufen_name text,
  abgerufen_von text,
  aufgegeben_am date,
  beendet_am timestamp with time zone,
  bekannt_am date,
  benachrichtigt_am timestamp with time zone,
  bereitgestellt_am timestamp with time zone,
  bescheid_guid uuid not null,
  empfaenger text[] default '{}'::text[] not null,
  endet_am timestamp with time zone,
  erinnert_am timestamp with time zone,
  grund text,
  nr integer not null,
  status text not null,
  unternehmen_guid uuid not null,
  weg text not null
);
create table bekanntgabe_post (
  gewaehlt_am timestamp with time zone not null,
  gewaehlt_von text not null,
  unternehmen_guid uuid not null
);
create table bekundung (
  angelegt_am timestamp with time zone not null,
  betrag_cent bigint default 0 not null,
  class_version integer not null,
  eingereicht_version integer,
  entfallen_am timestamp with time zone,
  entfallen_grund text,
  fertig boolean default false not null,
  formular jsonb not null,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  gesendet_betrag_cent bigint,
  gesendet_zuwendung_cent bigint,
  guid uuid not null,
  ibk_meta_guid uuid not null,
  unternehmen_guid uuid not null,
  version integer default 1 not null,
  vorlage jsonb,
  zurueckgezogen_am timestamp with time zone,
  zuwendung_cent bigint default 0 not null
);
create table bescheid (
  art text not null,
  auszahlung_guid uuid,
  datei_guid uuid,
  datei_sha256 text,
  eingaben text not null,
  eingaben_sha256 text not null,
  entscheidung_guid uuid,
  erlassen_am timestamp with time zone not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  nummer text not null,
  unternehmen_guid uuid not null
);
create table bescheid_abruf (
  begonnen_am timestamp with time zone not null,
  bescheid_guid uuid not null,
  bestaetigt_am timestamp with time zone,
  bytes bigint default 0 not null,
  gesendet_am timestamp with time zone,
  guid uuid not null,
  name text not null,
  nr integer not null,
  nutzer_sub text not null,
  sha256 text
);
create table bescheidvorlage (
  angelegt_am timestamp with time zone default now() not null,
  daten jsonb not null,
  gueltig_ab date not null,
  programm text not null
);
create table bewilligter_gegenstand (
  bewilligt_cent bigint not null,
  foerderquote numeric(5,2) not null,
  gebunden_cent bigint default 0 not null,
  gegenstand jsonb not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  kategorie text not null,
  klasse text not null,
  nr integer not null,
  unternehmen_guid uuid not null
);
create table bewilligung (
  auszahlung_bis date,
  auszahlung_tage integer,
  bewilligt_am timestamp with time zone not null,
  deminimis_hoechst_cent bigint,
  deminimis_jahre integer,
  deminimis_verordnung text,
  geschaeft_guid uuid not null,
  kauf_bis date,
  max_auszahlungen integer not null,
  positivliste_stichtag date not null,
  unternehmen_guid uuid not null,
  wirksam_ab timestamp with time zone
);
create table datei (
  angelegt_am timestamp with time zone not null,
  aufrufschluessel text,
  bytes bigint,
  dateiname text not null,
  guid uuid not null,
  hochgeladen_von text not null,
  mime_type text,
  nur_bank boolean default false not null,
  oeffnung text default 'noch nicht geöffnet'::text not null,
  scan_status text default 'nicht geprüft'::text not null,
  sha256 text,
  unternehmen_guid uuid,
  verschlossen boolean default false not null
);
create table deminimis_beihilfe (
  betrag_cent bigint not null,
  erfasst_am timestamp with time zone not null,
  erfasst_von text not null,
  geber text not null,
  gestrichen_am timestamp with time zone,
  gestrichen_grund text,
  gestrichen_von text,
  gewaehrt_am date not null,
  guid uuid not null,
  unternehmen_guid uuid not null,
  verordnung text not null
);
create table dokument (
  art text not null,
  guid uuid not null,
  unternehmen_guid uuid not null
);
create table einladung (
  angenommen boolean,
  beantwortet_am timestamp with time zone,
  beantwortet_von text,
  eingeladen_am timestamp with time zone not null,
  eingeladen_von text not null,
  email text not null,
  gueltig_bis timestamp with time zone not null,
  guid uuid not null,
  unternehmen_guid uuid not null,
  versendet_am timestamp with time zone not null,
  zurueckgezogen_am timestamp with time zone
);
create table einmallink (
  angelegt_am timestamp with time zone default clock_timestamp() not null,
  benutzt_am timestamp with time zone,
  email text not null,
  ersetzt_am timestamp with time zone,
  gueltig_bis timestamp with time zone not null,
  konto_id uuid not null,
  token_hash text not null,
  zweck text not null
);
create table einreichung (
  beleg_guid uuid,
  beleg_sha256 text,
  dokument_guid uuid not null,
  dokument_version integer not null,
  eingangsnummer text not null,
  eingegangen_am timestamp with time zone not null,
  eingereicht_von text not null,
  gesendet text not null,
  mitgezeichnet_am timestamp with time zone,
  mitgezeichnet_name text,
  mitgezeichnet_von text,
  nummer_version integer not null,
  sha256 text not null,
  unternehmen_guid uuid not null
);
create table einwilligung_bekanntgabe (
  erteilt_am timestamp with time zone not null,
  erteilt_von text not null,
  fassung text not null,
  guid uuid not null,
  unternehmen_guid uuid not null,
  widerrufen_am timestamp with time zone,
  widerrufen_von text
);
create table entscheidung (
  abweichungen jsonb default '[]'::jsonb not null,
  angelegt_am timestamp with time zone not null,
  art text not null,
  eingaben text,
  eingangsnummer text not null,
  entscheidbar_bis timestamp with time zone,
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  inhalt jsonb not null,
  inhalt_sha256 text,
  status text not null,
  status_seit timestamp with time zone not null,
  summe_cent bigint default 0 not null,
  unternehmen_guid uuid not null,
  version integer default 1 not null,
  vorbereitet_von text,
  vorgelegt_am timestamp with time zone,
  vorlagen integer default 0 not null,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table entscheidung_bearbeiter (
  entscheidung_guid uuid not null,
  seit timestamp with time zone not null,
  sub text not null
);
create table foerderrunde (
  bezeichnung text not null,
  bis timestamp with time zone,
  demo boolean default false not null,
  einladung_noetig boolean not null,
  guid uuid not null,
  ibk_meta_guid uuid,
  ibk_runde text,
  kategorien text[] not null,
  max_anzahl_geschaefte integer not null,
  programm text not null,
  von timestamp with time zone
);
create table fristerinnerung (
  antrag_guid uuid not null,
  erinnert_am timestamp with time zone not null,
  frist timestamp with time zone not null,
  tage smallint not null
);
create table frueheres_passwort (
  abgeloest_am timestamp with time zone default now() not null,
  konto_id uuid not null,
  nr bigint generated always as identity not null,
  passwort_hash text not null
);
create table geheimnis (
  angelegt_am timestamp with time zone default now() not null,
  geaendert_am timestamp with time zone default now() not null,
  name text not null,
  wert bytea not null
);
create table geschaeft (
  angelegt_in xid8 default pg_current_xact_id() not null,
  demo boolean default false not null,
  einladung_guid uuid,
  ge_nr text not null,
  guid uuid not null,
  programm text not null,
  runde_guid uuid not null,
  status text not null,
  status_seit timestamp with time zone not null,
  unternehmen_guid uuid not null,
  vorhabenbeginn_ab date,
  zurueckgezogen_am timestamp with time zone
);
create table ibk_meta (
  angelegt_am timestamp with time zone,
  angelegt_von text,
  annulliert_am timestamp with time zone,
  annulliert_grund text,
  betraege_oeffentlich boolean default true not null,
  bezeichnung text not null,
  bis timestamp with time zone not null,
  budget_cent bigint not null,
  demo boolean default false not null,
  eingefroren_am timestamp with time zone,
  einladung_tage integer not null,
  geaendert_am timestamp with time zone,
  geaendert_von text,
  guid uuid not null,
  liste_sha256 text,
  macht_aeltere_ungueltig boolean not null,
  max_anzahl_geschaefte integer default 2 not null,
  produktgruppe text not null,
  programm text not null,
  pruefprogramm_sha256 text,
  quelle text,
  reihung_freigegeben_am timestamp with time zone,
  seed_zusage text,
  veroeffentlicht_am timestamp with time zone,
  version integer default 1 not null,
  von timestamp with time zone not null,
  ziehung_alle_tage integer,
  ziehung_am timestamp with time zone,
  ziehung_form text
);
create table ibk_meta_vorgaben (
  daten jsonb not null,
  gueltig_ab timestamp with time zone not null,
  ibk_meta_guid uuid not null
);
create table identifizierung_aufzeichnung (
  bytes bigint,
  geaendert_am timestamp with time zone not null,
  loeschen_ab timestamp with time zone,
  sha256 text,
  status text not null,
  versuch_guid uuid not null
);
create table identifizierung_vermerk (
  guid uuid not null,
  text text not null,
  vermerkt_am timestamp with time zone not null,
  vermerkt_von text not null,
  vermerkt_von_name text not null,
  versuch_guid uuid not null
);
create table identifizierung_versuch (
  aktenzeichen text,
  begonnen_am timestamp with time zone not null,
  folge bigint default 0 not null,
  geaendert_am timestamp with time zone not null,
  guid uuid not null,
  nummer integer not null,
  nutzer_sub text not null,
  stand text not null,
  url text
);
create table identitaet_auftrag (
  angelegt_am timestamp with time zone default now() not null,
  auftrag jsonb not null,
  id bigint generated always as identity not null,
  sub text not null
);
create table jahresbudget (
  bewilligt_cent bigint default 0 not null,
  budget_cent bigint not null,
  jahr integer not null,
  programm text not null,
  reserviert_cent bigint default 0 not null
);
create table jahresreserve (
  geschaeft_guid uuid not null,
  jahr integer not null,
  programm text not null,
  reserviert_cent bigint not null
);
create table job_unfall (
  anzahl integer not null,
  begonnen timestamp with time zone not null,
  name text not null,
  schluessel text not null,
  zuletzt timestamp with time zone default now() not null
);
create table konto (
  aktiv boolean default true not null,
  angelegt_am timestamp with time zone default now() not null,
  benutzername text not null,
  benutzername_offen boolean default false not null,
  demo boolean default false not null,
  email text not null,
  email_bestaetigt boolean default false not null,
  erforderliche_aktionen text[] default '{}'::text[] not null,
  geaendert_am timestamp with time zone default now() not null,
  id uuid not null,
  nachname text not null,
  passwort_hash text not null,
  rollen text[] default '{}'::text[] not null,
  vorlaeufig boolean default false not null,
  vorname text not null
);
create table konversation (
  allgemein boolean not null,
  angelegt_am timestamp with time zone not null,
  erledigt_am timestamp with time zone,
  ge_nr text,
  geschaeft_guid uuid,
  guid uuid not null,
  letzte_am timestamp with time zone,
  letzte_guid uuid,
  mit_dateien boolean default false not null,
  termin timestamp with time zone,
  termin_geaendert_am timestamp with time zone,
  unternehmen_guid uuid not null,
  wartet_seit timestamp with time zone
);
create table konversation_anzahl (
  anzahl integer not null,
  unternehmen_guid uuid not null
);
create table konversation_gesehen (
  gesehen_am timestamp with time zone not null,
  konversation_guid uuid not null,
  nutzer_sub text not null
);
create table listenzeile (
  bekundung_guid uuid not null,
  cent bigint not null,
  hauptgruppe text not null,
  ibk_meta_guid uuid not null,
  prioritaet integer not null,
  salz text,
  sha256 text not null
);
create table logout_token (
  bis timestamp with time zone not null,
  schluessel text not null
);
create table mitgliedschaft (
  ist_admin boolean not null,
  nutzer_sub text not null,
  snapshot_guid uuid default gen_random_uuid() not null,
  unternehmen_guid uuid not null,
  zeichnungsberechtigung boolean not null,
  zugeordnet_seit date not null
);
create table mitteilung (
  abgeschickt_am timestamp with time zone not null,
  absender text not null,
  betreff text not null,
  bezug_guid uuid,
  guid uuid not null,
  inhalt text not null,
  konversation_guid uuid not null,
  nr bigint generated always as identity not null,
  richtung_zu_kunde boolean not null,
  unternehmen_guid uuid not null
);
create table mitteilung_anhang (
  datei_guid uuid not null,
  mitteilung_guid uuid not null,
  nr integer not null
);
create table mitteilung_gelesen (
  gelesen_am timestamp with time zone not null,
  mitteilung_guid uuid not null,
  nutzer_sub text not null,
  unternehmen_guid uuid not null
);
create table mitzeichnung (
  angefragt_am timestamp with time zone not null,
  angefragt_von text not null,
  angefragt_von_name text not null,
  dokument_guid uuid not null,
  erinnert_am timestamp with time zone,
  geaendert text[] default '{}'::text[] not null,
  grund text,
  guid uuid not null,
  inhalt text,
  person text not null,
  person_name text not null,
  seit timestamp with time zone not null,
  sha256 text,
  status text not null,
  unternehmen_guid uuid not null,
  unterschrieben_am timestamp with time zone
);
create table nachforderung (
  antrag_guid uuid not null,
  erledigt_am timestamp with time zone,
  frist timestamp with time zone not null,
  gestellt_am timestamp with time zone not null,
  gestellt_von text not null,
  grund text not null,
  guid uuid not null,
  stellen jsonb not null
);
create table nachforderung_ruecknahme (
  entwurf jsonb not null,
  grund text not null,
  nachforderung_guid uuid not null,
  zurueckgenommen_am timestamp with time zone not null,
  zurueckgenommen_von text not null
);
create table nachforderung_verlaengerung (
  frist timestamp with time zone not null,
  frist_vorher timestamp with time zone not null,
  grund text not null,
  nachforderung_guid uuid not null,
  nr integer not null,
  verlaengert_am timestamp with time zone not null,
  verlaengert_von text not null
);
create table notiz (
  angeheftet boolean not null,
  geschaeft_guid uuid not null,
  geschrieben_am timestamp with time zone not null,
  geschrieben_von text not null,
  guid uuid not null,
  text text not null
);
create table notiz_datei (
  datei_guid uuid not null,
  notiz_guid uuid not null,
  nr integer not null
);
create table nutzer (
  angelegt_am timestamp with time zone not null,
  antragsrechte_seit timestamp with time zone,
  class_version integer not null,
  demo boolean default false not null,
  email text not null,
  geaendert_am timestamp with time zone not null,
  guid uuid not null,
  identifiziert boolean default false not null,
  sub text not null,
  suchtext text collate "C" generated always as (suchform((((((((value ->> 'vorname'::text) || ' '::text) || (value ->> 'nachname'::text)) || ' '::text) || username) || ' '::text) || email))) stored,
  typ text not null,
  ueberholte_versuche integer default 0 not null,
  username text not null,
  value jsonb not null,
  version integer default 1 not null
);
create table nutzer_snapshot (
  class_version integer not null,
  erstellt_am timestamp with time zone not null,
  erstellt_von text not null,
  guid uuid not null,
  nutzer_sub text not null,
  value jsonb not null
);
create table nutzungsbedingungen (
  aenderung text not null,
  gilt_ab timestamp with time zone not null,
  sha256 text not null,
  veroeffentlicht_am timestamp with time zone default clock_timestamp() not null,
  veroeffentlicht_von text not null,
  version integer not null
);
create table nutzungsbedingungen_zustimmung (
  sub text not null,
  version integer not null,
  zugestimmt_am timestamp with time zone default clock_timestamp() not null
);
create table oidc_artifact (
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  grant_hash text,
  id_hash text not null,
  kind text not null,
  konto_id text,
  payload jsonb not null,
  uid_hash text
);
create table positivliste (
  antragsteller_arten text[],
  folge integer not null,
  groessen text[],
  gueltig_ab date not null,
  gueltig_bis date,
  kategorie text not null,
  kategorie_titel text not null,
  klasse text not null,
  kombination boolean not null,
  programm text not null,
  prozent numeric(5,2) not null,
  technische_kriterien text[] not null,
  titel text not null,
  typ text not null
);
create table postausgang (
  an text not null,
  angelegt_am timestamp with time zone default clock_timestamp() not null,
  betreff text not null,
  bezug uuid,
  danach jsonb,
  demo boolean default false not null,
  fehler text,
  guid uuid not null,
  hindernis text,
  naechster_versuch_am timestamp with time zone,
  schluessel text,
  text text not null,
  versendet_am timestamp with time zone,
  versuche smallint default 0 not null,
  vertraulich boolean default false not null
);
create table programm (
  angelegt_am timestamp with time zone default now() not null,
  daten jsonb not null,
  gueltig_ab date not null,
  programm text not null
);
create table programmanlage (
  angelegt_am timestamp with time zone default now() not null,
  inhalt bytea not null,
  sha256 text not null
);
create table pruefkatalog (
  angelegt_am timestamp with time zone default now() not null,
  daten jsonb not null,
  gueltig_ab date not null,
  programm text not null
);
create table pruefprogramm (
  inhalt text not null,
  sha256 text not null
);
create table pruefvermerk (
  belege jsonb not null,
  dokument_guid uuid not null,
  dokument_version integer not null,
  ergebnis text,
  fassung integer not null,
  geschaeft_guid uuid not null,
  gestrichen_weil text,
  person_name text not null,
  person_sub text not null,
  punkt text not null,
  text text not null,
  vermerk integer not null,
  vorschlag jsonb,
  zeit timestamp with time zone not null
);
create table rechnung (
  angesetzt_cent bigint default 0 not null,
  betrag_cent bigint not null,
  schluessel text not null,
  unternehmen_guid uuid not null
);
create table reihung (
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  geoeffnet_am timestamp with time zone,
  geoeffnet_von text,
  guid uuid not null,
  ibk_meta_guid uuid not null,
  liste_sha256 text not null,
  protokoll text,
  protokoll_sha256 text,
  rueckgabe text,
  rueckgabe_nr integer,
  rueckgabe_sha256 text,
  status text not null,
  versiegelt bytea,
  vorbereitet_von text not null,
  vorgelegt_am timestamp with time zone not null,
  zufall text,
  zufall_zweit text,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table reihungszeile (
  bekundung_guid uuid not null,
  cent bigint not null,
  hauptgruppe text not null,
  ibk_meta_guid uuid not null,
  los text not null,
  rang integer not null,
  rang_in_gruppe integer not null
);
create table runde_budget (
  bewilligt_cent bigint default 0 not null,
  budget_cent bigint not null,
  ibk_meta_guid uuid not null,
  reserviert_cent bigint default 0 not null
);
create table runde_liste (
  ibk_meta_guid uuid not null,
  inhalt text not null,
  sha256 text not null,
  vorgaben text not null,
  vorgaben_sha256 text not null,
  zeilen integer not null
);
create table schema_migration (
  datei text not null,
  nummer integer not null,
  pruefsumme text not null,
  zeit timestamp with time zone default now() not null
);
create table schreibprobe (
  fuellung text not null
) with (autovacuum_vacuum_threshold=50, autovacuum_vacuum_scale_factor=0);
create table schreibvorlage (
  angelegt_am timestamp with time zone default now() not null,
  daten jsonb not null,
  gueltig_ab date not null,
  programm text not null
);
create table serienmitteilung (
  betreff text not null,
  gesendet_am timestamp with time zone not null,
  gesendet_von text not null,
  guid uuid not null,
  inhalt text not null
);
create table serienmitteilung_fall (
  fassung jsonb not null,
  geschaeft_guid uuid not null,
  grund text,
  mitteilung_guid uuid,
  nr smallint not null,
  serie_guid uuid not null,
  stand text default 'WARTET'::text not null
);
create table sid_gesperrt (
  bis timestamp with time zone not null,
  sid text not null
);
create table staffel (
  bis_rang integer not null,
  eingeladen integer not null,
  frei_cent bigint not null,
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  guid uuid not null,
  ibk_meta_guid uuid not null,
  inhalt text not null,
  nr integer not null,
  sha256 text not null,
  status text not null,
  summe_cent bigint not null,
  von_rang integer not null,
  vorbereitet_von text not null,
  vorgaenger text not null,
  vorgelegt_am timestamp with time zone not null,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table umfrage (
  angelegt_am timestamp with time zone not null,
  angelegt_von text not null,
  bezeichnung text not null,
  demo boolean default false not null,
  uuid uuid not null
);
create table umfrage_fassung (
  anlass text,
  definition jsonb not null,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  guid uuid not null,
  nummer integer not null,
  stand text not null,
  umfrage_uuid uuid not null,
  veroeffentlicht_am timestamp with time zone,
  veroeffentlicht_von text,
  version integer default 1 not null
);
create table unternehmen (
  angelegt_am timestamp with time zone not null,
  class_version integer not null,
  demo boolean default false not null,
  geaendert_am timestamp with time zone not null,
  gp_nr text default (nextval('geschaeftspartner_nr'::regclass))::text not null,
  guid uuid not null,
  name text not null,
  snapshot_guid uuid not null,
  typ text not null,
  value jsonb not null,
  version integer default 1 not null,
  zeichnungsberechtigungen_maximal integer default 3 not null
);
create table unternehmen_snapshot (
  class_version integer not null,
  erstellt_am timestamp with time zone not null,
  erstellt_von text not null,
  guid uuid not null,
  unternehmen_guid uuid not null,
  value jsonb not null
);
create table unternehmensverbindung (
  anderes uuid not null,
  eines uuid not null,
  erfasst_am timestamp with time zone not null,
  erfasst_von text not null,
  grundlage text not null
);
create table verbund (
  guid uuid not null
);
create table verbund_mitglied (
  unternehmen_guid uuid not null,
  verbund_guid uuid not null
);
create table verzeichnis_bank (
  bic text,
  blz text not null,
  name text not null
);
create table verzeichnis_finanzamt (
  bufa_nr text not null,
  name text not null
);
create table verzeichnis_gericht (
  arten text[] not null,
  ort text not null,
  xjustiz_id text not null
);
create table verzeichnis_ort (
  kreis text,
  land text,
  ort text not null,
  ortsteil text,
  plz text not null,
  typ text
);
create table verzeichnis_version (
  art text not null,
  beispiel boolean default false not null,
  dateien jsonb not null,
  datenstand text not null,
  eingespielt_am timestamp with time zone default now() not null,
  eingespielt_von text not null,
  lizenz text not null,
  quelle text not null,
  version integer not null,
  zeilen jsonb not null
);
create table verzicht (
  aufgenommen_am timestamp with time zone,
  begruendung text not null,
  betraege jsonb not null,
  entscheidung_guid uuid,
  erklaert_am timestamp with time zone not null,
  erklaert_von text not null,
  erstunterschrift_am timestamp with time zone,
  geschaeft_guid uuid not null,
  guid uuid not null,
  mitgezeichnet_von text,
  status text not null,
  unternehmen_guid uuid not null,
  zu_zweit boolean default false not null,
  zurueckgenommen_am timestamp with time zone,
  zurueckgenommen_von text
);
create table vorlegung (
  abweichungen text[] default '{}'::text[] not null,
  art text not null,
  beendet_am timestamp with time zone,
  beendet_in xid8,
  beendet_von text,
  bestand boolean default false not null,
  betrag_cent bigint,
  gelesen text,
  grund text,
  guid uuid default gen_random_uuid() not null,
  inhalt text not null,
  nr integer not null,
  objekt uuid not null,
  programm text not null,
  runde_guid uuid,
  sha256 text not null,
  status text not null,
  vorbereitet_von text not null,
  vorgelegt_am timestamp with time zone not null,
  zeile jsonb not null
);
create table vorlegung_bearbeiter (
  art text not null,
  objekt uuid not null,
  seit timestamp with time zone not null,
  sub text not null
);
create table vorlegung_bezug (
  geschaeft_guid uuid,
  unternehmen_guid uuid not null,
  vorlegung_guid uuid not null
);
create table vorrat (
  anhoerung_bis timestamp with time zone,
  antrag_guid uuid not null,
  antragsteller_art text,
  bankdaten_neu boolean not null,
  bekanntgabe_bis timestamp with time zone,
  betrag_cent bigint not null,
  datei_gesperrt boolean not null,
  eingang_am timestamp with time zone not null,
  entscheidung text,
  frist_art text,
  frist_bis timestamp with time zone not null,
  ge_nr text not null,
  geschaeft_guid uuid not null,
  kategorien text[] not null,
  korrektur boolean not null,
  land text,
  nachforderung_bis timestamp with time zone,
  programm text not null,
  rechtsform text,
  runde_guid uuid not null,
  seit timestamp with time zone not null,
  sortname text collate "C" not null,
  status text not null,
  suchtext text not null,
  unternehmen_guid uuid not null,
  unternehmen_name text not null,
  verzicht_am timestamp with time zone,
  zugewiesen_sub text,
  zurueckgezogen boolean not null,
  zuweisung_nr integer not null
);
create table wiederherstellungscode (
  benutzt_am timestamp with time zone,
  hash text not null,
  konto_id uuid not null
);
create table wiedervorlage (
  angelegt_am timestamp with time zone not null,
  angelegt_von text not null,
  bankperson_sub text not null,
  erledigt_am timestamp with time zone,
  erledigt_von text,
  faellig date not null,
  geschaeft_guid uuid not null,
  guid uuid not null,
  text text not null
);
create table zahllauf (
  angelegt_am timestamp with time zone not null,
  ausfuehrung_am date,
  eingereicht_am timestamp with time zone,
  eingereicht_referenz text,
  eingereicht_von text,
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  geaendert_am timestamp with time zone not null,
  geaendert_von text not null,
  guid uuid not null,
  inhalt text,
  inhalt_sha256 text,
  konto jsonb not null,
  nr text not null,
  programm text not null,
  status text not null,
  status_seit timestamp with time zone not null,
  verworfen_grund text,
  vorbereitet_von text,
  vorgelegt_am timestamp with time zone,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table zahllauf_abruf (
  am timestamp with time zone not null,
  sub text not null,
  zahllauf_guid uuid not null
);
create table zahllauf_bearbeiter (
  seit timestamp with time zone not null,
  sub text not null,
  zahllauf_guid uuid not null
);
create table zahllauf_datei (
  erzeugt_am timestamp with time zone not null,
  inhalt text not null,
  sha256 text not null,
  zahllauf_guid uuid not null
);
create table zahllauf_verfall (
  freigegeben_am timestamp with time zone,
  freigegeben_von text,
  grund text not null,
  guid uuid not null,
  status text not null,
  vorbereitet_von text not null,
  vorgelegt_am timestamp with time zone not null,
  zahllauf_guid uuid not null,
  zurueckgegeben_am timestamp with time zone,
  zurueckgegeben_grund text,
  zurueckgegeben_von text
);
create table zahlposten (
  auffaelligkeiten jsonb default '[]'::jsonb not null,
  auszahlung_guid uuid not null,
  betrag_cent bigint not null,
  end_to_end text not null,
  grund text,
  iban text not null,
  inhaber text not null,
  nr integer not null,
  snapshot_guid uuid not null,
  status text not null,
  status_seit timestamp with time zone not null,
  unternehmen_guid uuid not null,
  valuta date,
  verwendungszweck text not null,
  zahllauf_guid uuid not null
);
create table zuweisung (
  bankperson_sub text not null,
  bis timestamp with time zone,
  geschaeft_guid uuid not null,
  nr integer not null,
  von timestamp with time zone not null,
  zugewiesen_von text not null
);
create table zweiter_faktor (
  angelegt_am timestamp with time zone not null,
  benutzt_am timestamp with time zone not null,
  geheimnis bytea not null,
  id uuid not null,
  konto_id uuid not null,
  letzter_schritt bigint not null,
  name text not null
);

-- Ablage
alter table schreibprobe alter fuellung set storage plain;

-- Funktionen
CREATE OR REPLACE FUNCTION public.audit_hash(l audit_log)
 RETURNS bytea
 LANGUAGE sql
 STABLE
AS $function$
  select sha256(convert_to(jsonb_build_array(encode(l.vorgaenger, 'hex'), l.kette, l.nr,
    to_char(l.zeit at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), l.unternehmen_guid,
    l.nutzer_sub, l.handlung, l.objekt_guid, l.angaben)::text, 'UTF8'))
$function$
;

-- Bedingungen
alter table anhoerung add constraint anhoerung_pkey PRIMARY KEY (guid);
alter table anmeldeversuch add constraint anmeldeversuch_pkey PRIMARY KEY (schluessel);
alter table ansicht add constraint ansicht_bankperson_sub_name_key UNIQUE (bankperson_sub, name);
alter table ansicht add constraint ansicht_pkey PRIMARY KEY (guid);
alter table antrag add constraint antrag_geschaeft_guid_key UNIQUE (geschaeft_guid);
alter table antrag add constraint antrag_pkey PRIMARY KEY (guid);
alter table antrag_einladung add constraint antrag_einladung_einmal UNIQUE (bekundung_guid, hauptgruppe);
alter table antrag_einladung add constraint antrag_einladung_pkey PRIMARY KEY (guid);
alter table anwesenheit add constraint anwesenheit_pkey PRIMARY KEY (geschaeft_guid, bankperson_sub);
alter table audit_kette add constraint audit_kette_pkey PRIMARY KEY (kette);
alter table audit_log add constraint audit_log_pkey PRIMARY KEY (kette, nr);
alter table aufrufschluessel add constraint aufrufschluessel_pkey PRIMARY KEY (sub, aufruf, schluessel);
alter table auszahlung add constraint auszahlung_guid_geschaeft_guid_status_key UNIQUE (guid, geschaeft_guid, status);
alter table auszahlung add constraint auszahlung_pkey PRIMARY KEY (guid);
alter table auszahlung_position add constraint auszahlung_position_pkey PRIMARY KEY (auszahlung_guid, nr);
alter table auszahlungskonto add constraint auszahlungskonto_pkey PRIMARY KEY (programm, gueltig_ab);
alter table auszahlungspruefung add constraint auszahlungspruefung_pkey PRIMARY KEY (auszahlung_guid);
alter table auszahlungspruefung_bearbeiter add constraint auszahlungspruefung_bearbeiter_pkey PRIMARY KEY (auszahlung_guid, sub);
alter table bankdaten_aenderung add constraint bankdaten_aenderung_nachher_guid_geaendert_von_key UNIQUE (nachher_guid, geaendert_von);
alter table bankdaten_aenderung add constraint bankdaten_aenderung_pkey PRIMARY KEY (nachher_guid);
alter table bankdaten_gesehen add constraint bankdaten_gesehen_pkey PRIMARY KEY (nachher_guid);
alter table bankdaten_offen add constraint bankdaten_offen_pkey PRIMARY KEY (nachher_guid);
alter table bankperson add constraint bankperson_pkey PRIMARY KEY (sub);
alter table barriere add constraint barriere_kennung_key UNIQUE (kennung);
alter table barriere add constraint barriere_pkey PRIMARY KEY (nummer);
alter table befangenheit add constraint befangenheit_pkey PRIMARY KEY (guid);
alter table befragung add constraint befragung_pkey PRIMARY KEY (guid);
alter table befragung add constraint befragung_vorgaenger_guid_key UNIQUE (vorgaenger_guid);
alter table bekanntgabe add constraint bekanntgabe_pkey PRIMARY KEY (bescheid_guid, nr);
alter table bekanntgabe_post add constraint bekanntgabe_post_pkey PRIMARY KEY (unternehmen_guid);
alter table bekundung add constraint bekundung_pkey PRIMARY KEY (guid);
alter table bescheid add constraint bescheid_auszahlung_guid_key UNIQUE (auszahlung_guid);
alter table bescheid add constraint bescheid_entscheidung_guid_key UNIQUE (entscheidung_guid);
alter table bescheid add constraint bescheid_nummer_key UNIQUE (nummer);
alter table bescheid add constraint bescheid_pkey PRIMARY KEY (guid);
alter table bescheid_abruf add constraint bescheid_abruf_pkey PRIMARY KEY (guid);
alter table bescheidvorlage add constraint bescheidvorlage_pkey PRIMARY KEY (programm, gueltig_ab);
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_geschaeft_guid_nr_key UNIQUE (geschaeft_guid, nr);
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_guid_geschaeft_guid_key UNIQUE (guid, geschaeft_guid);
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_pkey PRIMARY KEY (guid);
alter table bewilligung add constraint bewilligung_pkey PRIMARY KEY (geschaeft_guid);
alter table datei add constraint datei_pkey PRIMARY KEY (guid);
alter table deminimis_beihilfe add constraint deminimis_beihilfe_pkey PRIMARY KEY (guid);
alter table dokument add constraint dokument_pkey PRIMARY KEY (guid);
alter table einladung add constraint einladung_pkey PRIMARY KEY (guid);
alter table einmallink add constraint einmallink_pkey PRIMARY KEY (token_hash);
alter table einreichung add constraint einreichung_eingangsnummer_dokument_guid_dokument_version_key UNIQUE (eingangsnummer, dokument_guid, dokument_version);
alter table einreichung add constraint einreichung_pkey PRIMARY KEY (dokument_guid, dokument_version);
alter table einwilligung_bekanntgabe add constraint einwilligung_bekanntgabe_pkey PRIMARY KEY (guid);
alter table entscheidung add constraint entscheidung_pkey PRIMARY KEY (guid);
alter table entscheidung_bearbeiter add constraint entscheidung_bearbeiter_pkey PRIMARY KEY (entscheidung_guid, sub);
alter table foerderrunde add constraint foerderrunde_pkey PRIMARY KEY (guid);
alter table fristerinnerung add constraint fristerinnerung_pkey PRIMARY KEY (antrag_guid, frist, tage);
alter table frueheres_passwort add constraint frueheres_passwort_pkey PRIMARY KEY (nr);
alter table geheimnis add constraint geheimnis_pkey PRIMARY KEY (name);
alter table geschaeft add constraint geschaeft_ge_nr_key UNIQUE (ge_nr);
alter table geschaeft add constraint geschaeft_pkey PRIMARY KEY (guid);
alter table ibk_meta add constraint ibk_meta_pkey PRIMARY KEY (guid);
alter table ibk_meta_vorgaben add constraint ibk_meta_vorgaben_pkey PRIMARY KEY (ibk_meta_guid, gueltig_ab);
alter table identifizierung_aufzeichnung add constraint identifizierung_aufzeichnung_pkey PRIMARY KEY (versuch_guid);
alter table identifizierung_vermerk add constraint identifizierung_vermerk_pkey PRIMARY KEY (guid);
alter table identifizierung_versuch add constraint identifizierung_versuch_nutzer_sub_nummer_key UNIQUE (nutzer_sub, nummer);
alter table identifizierung_versuch add constraint identifizierung_versuch_pkey PRIMARY KEY (guid);
alter table identitaet_auftrag add constraint identitaet_auftrag_pkey PRIMARY KEY (id);
alter table jahresbudget add constraint jahresbudget_pkey PRIMARY KEY (programm, jahr);
alter table jahresreserve add constraint jahresreserve_pkey PRIMARY KEY (geschaeft_guid);
alter table job_unfall add constraint job_unfall_pkey PRIMARY KEY (schluessel);
alter table konto add constraint konto_pkey PRIMARY KEY (id);
alter table konversation add constraint konversation_geschaeft_guid_key UNIQUE (geschaeft_guid);
alter table konversation add constraint konversation_guid_unternehmen_guid_key UNIQUE (guid, unternehmen_guid);
alter table konversation add constraint konversation_pkey PRIMARY KEY (guid);
alter table konversation_anzahl add constraint konversation_anzahl_pkey PRIMARY KEY (unternehmen_guid);
alter table konversation_gesehen add constraint konversation_gesehen_pkey PRIMARY KEY (konversation_guid, nutzer_sub);
alter table listenzeile add constraint listenzeile_pkey PRIMARY KEY (ibk_meta_guid, bekundung_guid, hauptgruppe);
alter table logout_token add constraint logout_token_pkey PRIMARY KEY (schluessel);
alter table mitgliedschaft add constraint mitgliedschaft_pkey PRIMARY KEY (unternehmen_guid, nutzer_sub);
alter table mitteilung add constraint mitteilung_guid_unternehmen_guid_key UNIQUE (guid, unternehmen_guid);
alter table mitteilung add constraint mitteilung_pkey PRIMARY KEY (guid);
alter table mitteilung_anhang add constraint mitteilung_anhang_pkey PRIMARY KEY (mitteilung_guid, nr);
alter table mitteilung_gelesen add constraint mitteilung_gelesen_pkey PRIMARY KEY (nutzer_sub, mitteilung_guid);
alter table mitzeichnung add constraint mitzeichnung_pkey PRIMARY KEY (guid);
alter table nachforderung add constraint nachforderung_pkey PRIMARY KEY (guid);
alter table nachforderung_ruecknahme add constraint nachforderung_ruecknahme_pkey PRIMARY KEY (nachforderung_guid);
alter table nachforderung_verlaengerung add constraint nachforderung_verlaengerung_pkey PRIMARY KEY (nachforderung_guid, nr);
alter table notiz add constraint notiz_pkey PRIMARY KEY (guid);
alter table notiz_datei add constraint notiz_datei_pkey PRIMARY KEY (notiz_guid, nr);
alter table nutzer add constraint nutzer_guid_key UNIQUE (guid);
alter table nutzer add constraint nutzer_pkey PRIMARY KEY (sub);
alter table nutzer_snapshot add constraint nutzer_snapshot_pkey PRIMARY KEY (guid);
alter table nutzungsbedingungen add constraint nutzungsbedingungen_gilt_ab_key UNIQUE (gilt_ab);
alter table nutzungsbedingungen add constraint nutzungsbedingungen_pkey PRIMARY KEY (version);
alter table nutzungsbedingungen_zustimmung add constraint nutzungsbedingungen_zustimmung_pkey PRIMARY KEY (sub, version);
alter table oidc_artifact add constraint oidc_artifact_pkey PRIMARY KEY (kind, id_hash);
alter table postausgang add constraint postausgang_pkey PRIMARY KEY (guid);
alter table postausgang add constraint postausgang_schluessel_key UNIQUE (schluessel);
alter table programm add constraint programm_pkey PRIMARY KEY (programm, gueltig_ab);
alter table programmanlage add constraint programmanlage_pkey PRIMARY KEY (sha256);
alter table pruefkatalog add constraint pruefkatalog_pkey PRIMARY KEY (programm, gueltig_ab);
alter table pruefprogramm add constraint pruefprogramm_pkey PRIMARY KEY (sha256);
alter table pruefvermerk add constraint pruefvermerk_pkey PRIMARY KEY (geschaeft_guid, punkt, fassung);
alter table rechnung add constraint rechnung_pkey PRIMARY KEY (unternehmen_guid, schluessel);
alter table rechnung add constraint rechnung_unternehmen_guid_schluessel_betrag_cent_key UNIQUE (unternehmen_guid, schluessel, betrag_cent);
alter table reihung add constraint reihung_pkey PRIMARY KEY (guid);
alter table reihungszeile add constraint reihungszeile_bekundung_guid_hauptgruppe_key UNIQUE (bekundung_guid, hauptgruppe);
alter table reihungszeile add constraint reihungszeile_ibk_meta_guid_hauptgruppe_rang_in_gruppe_key UNIQUE (ibk_meta_guid, hauptgruppe, rang_in_gruppe);
alter table reihungszeile add constraint reihungszeile_pkey PRIMARY KEY (ibk_meta_guid, rang);
alter table runde_budget add constraint runde_budget_pkey PRIMARY KEY (ibk_meta_guid);
alter table runde_liste add constraint runde_liste_pkey PRIMARY KEY (ibk_meta_guid);
alter table schema_migration add constraint schema_migration_pkey PRIMARY KEY (nummer);
alter table schreibvorlage add constraint schreibvorlage_pkey PRIMARY KEY (programm, gueltig_ab);
alter table serienmitteilung add constraint serienmitteilung_pkey PRIMARY KEY (guid);
alter table serienmitteilung_fall add constraint serienmitteilung_fall_pkey PRIMARY KEY (serie_guid, geschaeft_guid);
alter table serienmitteilung_fall add constraint serienmitteilung_fall_serie_guid_nr_key UNIQUE (serie_guid, nr);
alter table sid_gesperrt add constraint sid_gesperrt_pkey PRIMARY KEY (sid);
alter table staffel add constraint staffel_pkey PRIMARY KEY (guid);
alter table umfrage add constraint umfrage_pkey PRIMARY KEY (uuid);
alter table umfrage_fassung add constraint umfrage_fassung_guid_umfrage_uuid_key UNIQUE (guid, umfrage_uuid);
alter table umfrage_fassung add constraint umfrage_fassung_pkey PRIMARY KEY (guid);
alter table umfrage_fassung add constraint umfrage_fassung_umfrage_uuid_nummer_key UNIQUE (umfrage_uuid, nummer);
alter table unternehmen add constraint unternehmen_gp_nr_key UNIQUE (gp_nr);
alter table unternehmen add constraint unternehmen_pkey PRIMARY KEY (guid);
alter table unternehmen add constraint unternehmen_snapshot_guid_key UNIQUE (snapshot_guid);
alter table unternehmen_snapshot add constraint unternehmen_snapshot_pkey PRIMARY KEY (guid);
alter table unternehmensverbindung add constraint unternehmensverbindung_pkey PRIMARY KEY (eines, anderes);
alter table verbund add constraint verbund_pkey PRIMARY KEY (guid);
alter table verbund_mitglied add constraint verbund_mitglied_pkey PRIMARY KEY (unternehmen_guid);
alter table verzeichnis_version add constraint verzeichnis_version_pkey PRIMARY KEY (art, version);
alter table verzicht add constraint verzicht_entscheidung_guid_key UNIQUE (entscheidung_guid);
alter table verzicht add constraint verzicht_pkey PRIMARY KEY (guid);
alter table vorlegung add constraint vorlegung_art_objekt_nr_key UNIQUE (art, objekt, nr);
alter table vorlegung add constraint vorlegung_pkey PRIMARY KEY (guid);
alter table vorlegung_bearbeiter add constraint vorlegung_bearbeiter_pkey PRIMARY KEY (art, objekt, sub);
alter table vorlegung_bezug add constraint vorlegung_bezug_vorlegung_guid_unternehmen_guid_geschaeft_g_key UNIQUE NULLS NOT DISTINCT (vorlegung_guid, unternehmen_guid, geschaeft_guid);
alter table vorrat add constraint vorrat_pkey PRIMARY KEY (geschaeft_guid);
alter table wiederherstellungscode add constraint wiederherstellungscode_pkey PRIMARY KEY (konto_id, hash);
alter table wiedervorlage add constraint wiedervorlage_pkey PRIMARY KEY (guid);
alter table zahllauf add constraint zahllauf_nr_key UNIQUE (nr);
alter table zahllauf add constraint zahllauf_pkey PRIMARY KEY (guid);
alter table zahllauf_bearbeiter add constraint zahllauf_bearbeiter_pkey PRIMARY KEY (zahllauf_guid, sub);
alter table zahllauf_datei add constraint zahllauf_datei_pkey PRIMARY KEY (zahllauf_guid);
alter table zahllauf_verfall add constraint zahllauf_verfall_pkey PRIMARY KEY (guid);
alter table zahlposten add constraint zahlposten_pkey PRIMARY KEY (zahllauf_guid, nr);
alter table zahlposten add constraint zahlposten_zahllauf_guid_end_to_end_key UNIQUE (zahllauf_guid, end_to_end);
alter table zuweisung add constraint zuweisung_pkey PRIMARY KEY (geschaeft_guid, nr);
alter table zweiter_faktor add constraint zweiter_faktor_pkey PRIMARY KEY (id);
alter table anhoerung add constraint anhoerung_check CHECK ((frist > gestellt_am));
alter table anhoerung add constraint anhoerung_check1 CHECK (((beantwortet_am >= gestellt_am) AND (beantwortet_am < frist)));
alter table anhoerung add constraint anhoerung_check2 CHECK ((num_nonnulls(beantwortet_am, beantwortet_von) = ANY (ARRAY[0, 2])));
alter table antrag add constraint antrag_zuwendung_cent_check CHECK ((zuwendung_cent >= 0));
alter table antrag_einladung add constraint antrag_einladung_check CHECK ((((von IS NULL) = (bis IS NULL)) AND (von < bis)));
alter table antrag_einladung add constraint antrag_einladung_check1 CHECK ((num_nonnulls(bekundung_guid, hauptgruppe, rang, staffel_guid, zugesagt_cent) = ANY (ARRAY[0, 5])));
alter table antrag_einladung add constraint antrag_einladung_check2 CHECK ((reserviert_cent <= COALESCE(zugesagt_cent, (0)::bigint)));
alter table antrag_einladung add constraint antrag_einladung_check3 CHECK (((status <> ALL (ARRAY['VERFALLEN'::text, 'VERZICHTET'::text])) OR (reserviert_cent = 0)));
alter table antrag_einladung add constraint antrag_einladung_max_anzahl_geschaefte_check CHECK ((max_anzahl_geschaefte > 0));
alter table antrag_einladung add constraint antrag_einladung_reserviert_cent_check CHECK ((reserviert_cent >= 0));
alter table antrag_einladung add constraint antrag_einladung_status_check CHECK ((status = ANY (ARRAY['OFFEN'::text, 'GENUTZT'::text, 'VERFALLEN'::text, 'VERZICHTET'::text])));
alter table antrag_einladung add constraint antrag_einladung_zugesagt_cent_check CHECK ((zugesagt_cent >= 0));
alter table auszahlung add constraint auszahlung_anzahl_dokumente_check CHECK ((anzahl_dokumente >= 0));
alter table auszahlung add constraint auszahlung_check CHECK (((status = 'IN_BEARBEITUNG'::text) = (eingereicht_version IS NULL)));
alter table auszahlung add constraint auszahlung_check2 CHECK (((status <> ALL (ARRAY['ABGELEHNT'::text, 'BEWILLIGT'::text])) OR (num_nonnulls(vorbereitet_von, freigegeben_von) = 2)));
alter table auszahlung add constraint auszahlung_status_check CHECK ((status = ANY (ARRAY['IN_BEARBEITUNG'::text, 'ABGESENDET'::text, 'ABGELEHNT'::text, 'BEWILLIGT'::text])));
alter table auszahlung add constraint auszahlung_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table auszahlung_position add constraint auszahlung_position_beantragt_cent_check CHECK ((beantragt_cent >= 0));
alter table auszahlung_position add constraint auszahlung_position_check CHECK (((bewilligt_cent >= 0) AND (bewilligt_cent <= beantragt_cent)));
alter table auszahlung_position add constraint auszahlung_position_check1 CHECK (((status <> 'BEWILLIGT'::text) OR (bewilligt_cent IS NOT NULL)));
alter table auszahlung_position add constraint auszahlung_position_foerderfaehig_cent_check CHECK ((foerderfaehig_cent >= 0));
alter table auszahlung_position add constraint auszahlung_position_nr_check CHECK ((nr > 0));
alter table auszahlung_position add constraint auszahlung_position_rechnung_cent_check CHECK ((rechnung_cent >= 0));
alter table auszahlung_position add constraint auszahlung_position_vollstaendig CHECK (((status = 'IN_BEARBEITUNG'::text) OR (num_nulls(nachweis_guid, foerderfaehig_cent, rechnung_schluessel, rechnung_cent) = 0))) NOT VALID;
alter table auszahlungspruefung add constraint auszahlungspruefung_check CHECK ((num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = ANY (ARRAY[0, 3])));
alter table auszahlungspruefung add constraint auszahlungspruefung_check1 CHECK ((num_nonnulls(eingaben, inhalt_sha256) = ANY (ARRAY[0, 2])));
alter table auszahlungspruefung add constraint auszahlungspruefung_check2 CHECK ((inhalt_sha256 = encode(sha256(convert_to(eingaben, 'UTF8'::name)), 'hex'::text)));
alter table auszahlungspruefung add constraint auszahlungspruefung_check3 CHECK (((status = 'ENTWURF'::text) OR (num_nonnulls(vorbereitet_von, vorgelegt_am, eingaben) = 3)));
alter table auszahlungspruefung add constraint auszahlungspruefung_check4 CHECK (((status = 'FREIGEGEBEN'::text) = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)));
alter table auszahlungspruefung add constraint auszahlungspruefung_status_check CHECK ((status = ANY (ARRAY['ENTWURF'::text, 'VORGELEGT'::text, 'FREIGEGEBEN'::text])));
alter table auszahlungspruefung add constraint auszahlungspruefung_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table bankdaten_aenderung add constraint bankdaten_aenderung_check CHECK ((vorher_guid <> nachher_guid));
alter table bankdaten_gesehen add constraint bankdaten_gesehen_check CHECK ((gesehen_von <> geaendert_von));
alter table befangenheit add constraint befangenheit_check CHECK ((num_nonnulls(aufgehoben_am, aufgehoben_von, aufgehoben_grund) = ANY (ARRAY[0, 3])));
alter table befangenheit add constraint befangenheit_nicht_selbst_aufgehoben CHECK ((aufgehoben_von <> nutzer_sub));
alter table befangenheit add constraint befangenheit_woran CHECK ((num_nonnulls(geschaeft_guid, unternehmen_guid) = 1));
alter table befragung add constraint befragung_check CHECK (((antrag_guid IS NULL) OR (unternehmen_guid IS NOT NULL)));
alter table befragung add constraint befragung_check1 CHECK ((num_nonnulls(abgeschlossen_am, abgeschlossen_von) = ANY (ARRAY[0, 2])));
alter table befragung add constraint befragung_fortschritt_check CHECK (((fortschritt >= 0) AND (fortschritt <= 100)));
alter table bekanntgabe add constraint bekanntgabe_check CHECK (((weg = 'POST'::text) = (status = ANY (ARRAY['VERSANDT'::text, 'BEKANNT'::text, 'ZURUECK'::text]))));
alter table bekanntgabe add constraint bekanntgabe_check1 CHECK (((weg = 'POST'::text) = (aufgegeben_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check10 CHECK (((status = ANY (ARRAY['ABGERUFEN'::text, 'BEKANNT'::text])) = (bekannt_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check11 CHECK (((status = 'ZURUECK'::text) = (grund IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check2 CHECK (((weg = 'PORTAL'::text) = (bereitgestellt_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check3 CHECK ((num_nonnulls(benachrichtigt_am, endet_am) = ANY (ARRAY[0, 2])));
alter table bekanntgabe add constraint bekanntgabe_check4 CHECK ((endet_am > benachrichtigt_am));
alter table bekanntgabe add constraint bekanntgabe_check5 CHECK (((status <> ALL (ARRAY['BENACHRICHTIGT'::text, 'ABGERUFEN'::text])) OR (endet_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check6 CHECK ((num_nonnulls(abgerufen_am, abgerufen_von, abgerufen_name) = ANY (ARRAY[0, 3])));
alter table bekanntgabe add constraint bekanntgabe_check7 CHECK (((status = 'ABGERUFEN'::text) = (abgerufen_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_check8 CHECK ((abgerufen_am < endet_am));
alter table bekanntgabe add constraint bekanntgabe_check9 CHECK (((status = 'NICHT_BEWIRKT'::text) = (beendet_am IS NOT NULL)));
alter table bekanntgabe add constraint bekanntgabe_nr_check CHECK ((nr > 0));
alter table bekanntgabe add constraint bekanntgabe_status_check CHECK ((status = ANY (ARRAY['BEREITGESTELLT'::text, 'BENACHRICHTIGT'::text, 'ABGERUFEN'::text, 'NICHT_BEWIRKT'::text, 'VERSANDT'::text, 'BEKANNT'::text, 'ZURUECK'::text])));
alter table bekanntgabe add constraint bekanntgabe_weg_check CHECK ((weg = ANY (ARRAY['PORTAL'::text, 'POST'::text])));
alter table bekundung add constraint bekundung_betrag_cent_check CHECK ((betrag_cent >= 0));
alter table bekundung add constraint bekundung_check CHECK (((NOT fertig) OR (eingereicht_version IS NOT NULL)));
alter table bekundung add constraint bekundung_check1 CHECK ((num_nonnulls(entfallen_am, entfallen_grund) = ANY (ARRAY[0, 2])));
alter table bekundung add constraint bekundung_gesendet_betrag_cent_check CHECK ((gesendet_betrag_cent >= 0));
alter table bekundung add constraint bekundung_gesendet_zuwendung_cent_check CHECK ((gesendet_zuwendung_cent >= 0));
alter table bekundung add constraint bekundung_zuwendung_cent_check CHECK ((zuwendung_cent >= 0));
alter table bescheid add constraint bescheid_check CHECK ((eingaben_sha256 = encode(sha256(convert_to(eingaben, 'UTF8'::name)), 'hex'::text)));
alter table bescheid add constraint bescheid_check1 CHECK ((num_nonnulls(datei_guid, datei_sha256) = ANY (ARRAY[0, 2])));
alter table bescheid add constraint bescheid_check2 CHECK ((num_nonnulls(entscheidung_guid, auszahlung_guid) = 1));
alter table bescheid_abruf add constraint bescheid_abruf_bytes_check CHECK ((bytes >= 0));
alter table bescheid_abruf add constraint bescheid_abruf_check CHECK ((num_nonnulls(bestaetigt_am, sha256) = ANY (ARRAY[0, 2])));
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_bewilligt_cent_check CHECK ((bewilligt_cent >= 0));
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_foerderquote_check CHECK (((foerderquote >= (0)::numeric) AND (foerderquote <= (100)::numeric)));
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_nr_check CHECK ((nr > 0));
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_rest CHECK (((gebunden_cent >= 0) AND (gebunden_cent <= bewilligt_cent)));
alter table bewilligung add constraint bewilligung_auszahlung_tage_check CHECK ((auszahlung_tage > 0));
alter table bewilligung add constraint bewilligung_check CHECK ((num_nonnulls(deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre) = ANY (ARRAY[0, 3])));
alter table bewilligung add constraint bewilligung_deminimis_hoechst_cent_check CHECK ((deminimis_hoechst_cent >= 0));
alter table bewilligung add constraint bewilligung_deminimis_jahre_check CHECK ((deminimis_jahre > 0));
alter table bewilligung add constraint bewilligung_max_auszahlungen_check CHECK ((max_auszahlungen > 0));
alter table datei add constraint datei_gebunden_vollstaendig CHECK (((unternehmen_guid IS NULL) OR (sha256 IS NOT NULL)));
alter table datei add constraint datei_oeffnung CHECK ((oeffnung = ANY (ARRAY['geöffnet'::text, 'noch nicht geöffnet'::text, 'mit Kennwort'::text, 'ohne Seiten'::text, 'unvollständig'::text, 'unlesbar'::text, 'zu viele Bildpunkte'::text, 'zu aufwendig'::text])));
alter table datei add constraint datei_scan_status CHECK ((scan_status = ANY (ARRAY['nicht geprüft'::text, 'wird geprüft'::text, 'sauber'::text, 'infiziert'::text, 'beschädigt'::text])));
alter table datei add constraint datei_vollstaendig CHECK ((num_nonnulls(mime_type, bytes, sha256) = ANY (ARRAY[0, 3])));
alter table deminimis_beihilfe add constraint deminimis_beihilfe_betrag_cent_check CHECK ((betrag_cent > 0));
alter table deminimis_beihilfe add constraint deminimis_beihilfe_check CHECK ((num_nonnulls(gestrichen_von, gestrichen_am, gestrichen_grund) = ANY (ARRAY[0, 3])));
alter table deminimis_beihilfe add constraint deminimis_beihilfe_geber_check CHECK ((geber <> ''::text));
alter table dokument add constraint dokument_art_check CHECK ((art = ANY (ARRAY['antrag'::text, 'auszahlung'::text, 'bekundung'::text])));
alter table einladung add constraint einladung_check CHECK ((num_nonnulls(beantwortet_am, beantwortet_von, angenommen) = ANY (ARRAY[0, 3])));
alter table einladung add constraint einladung_check1 CHECK ((gueltig_bis > eingeladen_am));
alter table einladung add constraint einladung_check2 CHECK (((zurueckgezogen_am IS NULL) OR (beantwortet_am IS NULL)));
alter table einmallink add constraint einmallink_ende CHECK ((num_nonnulls(benutzt_am, ersetzt_am) <= 1));
alter table einmallink add constraint einmallink_zweck CHECK ((zweck = ANY (ARRAY['EMAIL_BESTAETIGEN'::text, 'PASSWORT_NEU'::text])));
alter table einreichung add constraint einreichung_check CHECK ((num_nonnulls(beleg_guid, beleg_sha256) = ANY (ARRAY[0, 2])));
alter table einreichung add constraint einreichung_check1 CHECK ((num_nonnulls(mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am) = ANY (ARRAY[0, 3])));
alter table einreichung add constraint einreichung_check2 CHECK ((mitgezeichnet_von <> eingereicht_von));
alter table einreichung add constraint einreichung_check3 CHECK ((nummer_version <= dokument_version));
alter table einwilligung_bekanntgabe add constraint einwilligung_bekanntgabe_check CHECK ((num_nonnulls(widerrufen_von, widerrufen_am) = ANY (ARRAY[0, 2])));
alter table einwilligung_bekanntgabe add constraint einwilligung_bekanntgabe_check1 CHECK ((widerrufen_am >= erteilt_am));
alter table entscheidung add constraint entscheidung_art_check CHECK ((art = ANY (ARRAY['BEWILLIGUNG'::text, 'ABLEHNUNG'::text, 'AENDERUNG'::text, 'WIDERRUF'::text, 'RUECKNAHME'::text, 'VERZICHT'::text])));
alter table entscheidung add constraint entscheidung_check CHECK ((num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = ANY (ARRAY[0, 3])));
alter table entscheidung add constraint entscheidung_check1 CHECK ((num_nonnulls(eingaben, inhalt_sha256) = ANY (ARRAY[0, 2])));
alter table entscheidung add constraint entscheidung_check2 CHECK ((inhalt_sha256 = encode(sha256(convert_to(eingaben, 'UTF8'::name)), 'hex'::text)));
alter table entscheidung add constraint entscheidung_check3 CHECK (((status <> ALL (ARRAY['VORGELEGT'::text, 'FREIGEGEBEN'::text])) OR (num_nonnulls(vorbereitet_von, vorgelegt_am, eingaben) = 3)));
alter table entscheidung add constraint entscheidung_check4 CHECK (((status = 'FREIGEGEBEN'::text) = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)));
alter table entscheidung add constraint entscheidung_status_check CHECK ((status = ANY (ARRAY['ENTWURF'::text, 'VORGELEGT'::text, 'FREIGEGEBEN'::text, 'VERWORFEN'::text])));
alter table entscheidung add constraint entscheidung_summe_cent_check CHECK ((summe_cent >= 0));
alter table entscheidung add constraint entscheidung_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table foerderrunde add constraint foerderrunde_check CHECK ((((von IS NULL) = (bis IS NULL)) AND (von < bis)));
alter table foerderrunde add constraint foerderrunde_max_anzahl_geschaefte_check CHECK ((max_anzahl_geschaefte > 0));
alter table fristerinnerung add constraint fristerinnerung_tage_check CHECK ((tage = ANY (ARRAY[1, 7])));
alter table geschaeft add constraint geschaeft_status_check CHECK ((status = ANY (ARRAY['NEUANTRAG_IN_BEARBEITUNG'::text, 'NEUANTRAG_ABGESENDET'::text, 'IN_PRUEFUNG'::text, 'ABGELEHNT'::text, 'BEWILLIGT'::text])));
alter table ibk_meta add constraint ibk_meta_budget_cent_check CHECK ((budget_cent > 0));
alter table ibk_meta add constraint ibk_meta_check CHECK ((von < bis));
alter table ibk_meta add constraint ibk_meta_check1 CHECK ((reihung_freigegeben_am >= bis));
alter table ibk_meta add constraint ibk_meta_check2 CHECK ((num_nonnulls(eingefroren_am, liste_sha256) = ANY (ARRAY[0, 2])));
alter table ibk_meta add constraint ibk_meta_check3 CHECK ((eingefroren_am >= bis));
alter table ibk_meta add constraint ibk_meta_check4 CHECK ((num_nonnulls(quelle, ziehung_form, ziehung_am, ziehung_alle_tage) = ANY (ARRAY[0, 4])));
alter table ibk_meta add constraint ibk_meta_check5 CHECK ((num_nonnulls(annulliert_am, annulliert_grund) = ANY (ARRAY[0, 2])));
alter table ibk_meta add constraint ibk_meta_check6 CHECK (((annulliert_am IS NULL) OR (veroeffentlicht_am IS NOT NULL)));
alter table ibk_meta add constraint ibk_meta_check7 CHECK (((seed_zusage IS NULL) OR ((veroeffentlicht_am IS NOT NULL) AND (quelle IS NOT NULL))));
alter table ibk_meta add constraint ibk_meta_check8 CHECK ((num_nonnulls(geaendert_von, geaendert_am) = ANY (ARRAY[0, 2])));
alter table ibk_meta add constraint ibk_meta_einladung_tage_check CHECK (((einladung_tage >= 1) AND (einladung_tage <= 366)));
alter table ibk_meta add constraint ibk_meta_max_anzahl_geschaefte_check CHECK ((max_anzahl_geschaefte > 0));
alter table ibk_meta add constraint ibk_meta_produktgruppe_check CHECK ((produktgruppe = ANY (ARRAY['standard'::text, 'ZUKLB'::text])));
alter table ibk_meta add constraint ibk_meta_pruefprogramm_sha256_check CHECK ((pruefprogramm_sha256 ~ '^[0-9a-f]{64}$'::text));
alter table ibk_meta add constraint ibk_meta_seed_zusage_check CHECK ((seed_zusage ~ '^[0-9a-f]{64}$'::text));
alter table ibk_meta add constraint ibk_meta_ziehung_alle_tage_check CHECK (((ziehung_alle_tage >= 1) AND (ziehung_alle_tage <= 31)));
alter table identifizierung_aufzeichnung add constraint identifizierung_aufzeichnung_check CHECK (((status = 'VORHANDEN'::text) = (loeschen_ab IS NOT NULL)));
alter table identifizierung_aufzeichnung add constraint identifizierung_aufzeichnung_check1 CHECK (((status <> 'VORHANDEN'::text) OR (num_nonnulls(bytes, sha256) = 2)));
alter table identifizierung_aufzeichnung add constraint identifizierung_aufzeichnung_status_check CHECK ((status = ANY (ARRAY['AUSSTEHEND'::text, 'VORHANDEN'::text, 'NICHT_VORHANDEN'::text, 'GELOESCHT'::text])));
alter table identifizierung_versuch add constraint identifizierung_versuch_check CHECK ((num_nonnulls(url, aktenzeichen) = ANY (ARRAY[0, 2])));
alter table identifizierung_versuch add constraint identifizierung_versuch_nummer_check CHECK ((nummer > 0));
alter table identifizierung_versuch add constraint identifizierung_versuch_stand_check CHECK ((stand = ANY (ARRAY['IN_ARBEIT'::text, 'IN_PRUEFUNG'::text, 'ERFOLGREICH'::text, 'NICHT_ERFOLGREICH'::text])));
alter table jahresbudget add constraint jahresbudget_bewilligt_cent_check CHECK ((bewilligt_cent >= 0));
alter table jahresbudget add constraint jahresbudget_reicht CHECK (((reserviert_cent + bewilligt_cent) <= budget_cent));
alter table jahresbudget add constraint jahresbudget_reserviert_cent_check CHECK ((reserviert_cent >= 0));
alter table jahresreserve add constraint jahresreserve_reserviert_cent_check CHECK ((reserviert_cent >= 0));
alter table konto add constraint konto_benutzername_form CHECK ((POSITION(('@'::text) IN (benutzername)) = 0));
alter table konto add constraint konto_benutzername_offen CHECK ((vorlaeufig OR (NOT benutzername_offen)));
alter table konto add constraint konto_erforderliche_aktionen CHECK ((erforderliche_aktionen <@ ARRAY['UPDATE_PASSWORD'::text, 'CONFIGURE_TOTP'::text, 'VERIFY_EMAIL'::text, 'TERMS_AND_CONDITIONS'::text]));
alter table konversation add constraint konversation_check CHECK ((allgemein = (ge_nr IS NULL)));
alter table konversation add constraint konversation_check1 CHECK (((termin IS NULL) OR (termin_geaendert_am IS NOT NULL)));
alter table konversation_anzahl add constraint konversation_anzahl_anzahl_check CHECK ((anzahl >= 0));
alter table listenzeile add constraint listenzeile_cent_check CHECK ((cent >= 0));
alter table listenzeile add constraint listenzeile_prioritaet_check CHECK ((prioritaet >= 0));
alter table listenzeile add constraint listenzeile_salz_check CHECK ((salz ~ '^[0-9a-f]{64}$'::text));
alter table mitzeichnung add constraint mitzeichnung_check CHECK ((person <> angefragt_von));
alter table mitzeichnung add constraint mitzeichnung_check1 CHECK (((status = 'ABGELEHNT'::text) = (grund IS NOT NULL)));
alter table mitzeichnung add constraint mitzeichnung_check2 CHECK ((num_nonnulls(inhalt, sha256, unterschrieben_am) = ANY (ARRAY[0, 3])));
alter table mitzeichnung add constraint mitzeichnung_check3 CHECK (((status <> ALL (ARRAY['UNTERSCHRIEBEN'::text, 'EINGEREICHT'::text])) OR (sha256 IS NOT NULL)));
alter table mitzeichnung add constraint mitzeichnung_status_check CHECK ((status = ANY (ARRAY['ANGEFRAGT'::text, 'UNTERSCHRIEBEN'::text, 'ABGELEHNT'::text, 'ZURUECKGERUFEN'::text, 'HINFAELLIG'::text, 'EINGEREICHT'::text])));
alter table nachforderung add constraint nachforderung_check CHECK ((erledigt_am >= gestellt_am));
alter table nachforderung add constraint nachforderung_check1 CHECK ((frist > gestellt_am));
alter table nachforderung add constraint nachforderung_stellen_check CHECK ((jsonb_array_length(stellen) > 0));
alter table nachforderung_verlaengerung add constraint nachforderung_verlaengerung_check CHECK ((frist > frist_vorher));
alter table nachforderung_verlaengerung add constraint nachforderung_verlaengerung_nr_check CHECK ((nr > 0));
alter table notiz_datei add constraint notiz_datei_nr_check CHECK ((nr > 0));
alter table nutzungsbedingungen add constraint nutzungsbedingungen_aenderung_check CHECK (((char_length(aenderung) >= 1) AND (char_length(aenderung) <= 1000)));
alter table nutzungsbedingungen add constraint nutzungsbedingungen_gilt_ab_check CHECK ((gilt_ab = date_trunc('second'::text, gilt_ab)));
alter table nutzungsbedingungen add constraint nutzungsbedingungen_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
alter table positivliste add constraint positivliste_check CHECK ((gueltig_bis >= gueltig_ab));
alter table positivliste add constraint positivliste_prozent_check CHECK (((prozent >= (0)::numeric) AND (prozent <= (100)::numeric)));
alter table positivliste add constraint positivliste_typ_check CHECK ((typ = ANY (ARRAY['MASCHINE'::text, 'BERATUNGSDIENSTLEISTUNG'::text])));
alter table postausgang add constraint postausgang_aufschub_endet CHECK (
CASE hindernis
    WHEN 'AUFSCHUB'::text THEN (naechster_versuch_am IS NOT NULL)
    WHEN 'MAILSERVER'::text THEN true
    ELSE (naechster_versuch_am IS NULL)
END);
alter table postausgang add constraint postausgang_hindernis_bekannt CHECK ((hindernis = ANY (ARRAY['MAILSERVER'::text, 'AUFSCHUB'::text, 'ABGEWIESEN'::text, 'AUFGEGEBEN'::text])));
alter table postausgang add constraint postausgang_versendet_frei CHECK (((hindernis IS NULL) OR (versendet_am IS NULL)));
alter table programmanlage add constraint programmanlage_check CHECK ((sha256 = encode(sha256(inhalt), 'hex'::text)));
alter table pruefprogramm add constraint pruefprogramm_check CHECK ((sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table pruefvermerk add constraint pruefvermerk_check CHECK (((vermerk > 0) AND (vermerk <= fassung)));
alter table pruefvermerk add constraint pruefvermerk_ergebnis_check CHECK ((ergebnis = ANY (ARRAY['ERFUELLT'::text, 'NICHT_ERFUELLT'::text, 'NICHT_ANWENDBAR'::text])));
alter table pruefvermerk add constraint pruefvermerk_fassung_check CHECK ((fassung > 0));
alter table rechnung add constraint rechnung_betrag_cent_check CHECK ((betrag_cent > 0));
alter table rechnung add constraint rechnung_hoechstens_ganz CHECK (((angesetzt_cent >= 0) AND (angesetzt_cent <= betrag_cent)));
alter table reihung add constraint reihung_check CHECK ((protokoll_sha256 = encode(sha256(convert_to(protokoll, 'UTF8'::name)), 'hex'::text)));
alter table reihung add constraint reihung_check1 CHECK ((rueckgabe_sha256 = encode(sha256(convert_to(rueckgabe, 'UTF8'::name)), 'hex'::text)));
alter table reihung add constraint reihung_freigegeben CHECK ((((status = 'FREIGEGEBEN'::text) = (freigegeben_am IS NOT NULL)) AND (num_nonnulls(freigegeben_von, freigegeben_am) = ANY (ARRAY[0, 2]))));
alter table reihung add constraint reihung_geoeffnet CHECK (((num_nonnulls(geoeffnet_von, geoeffnet_am, zufall, zufall_zweit, protokoll, protokoll_sha256) = ANY (ARRAY[0, 6])) AND
CASE status
    WHEN 'VORGELEGT'::text THEN (geoeffnet_am IS NULL)
    WHEN 'ZURUECKGEGEBEN'::text THEN true
    ELSE (geoeffnet_am IS NOT NULL)
END));
alter table reihung add constraint reihung_rueckgabe_nr_check CHECK ((rueckgabe_nr > 0));
alter table reihung add constraint reihung_status_check CHECK ((status = ANY (ARRAY['VORGELEGT'::text, 'GEOEFFNET'::text, 'FREIGEGEBEN'::text, 'ZURUECKGEGEBEN'::text])));
alter table reihung add constraint reihung_vier_augen CHECK ((geoeffnet_von <> vorbereitet_von));
alter table reihung add constraint reihung_zufall CHECK ((zufall_zweit = zufall));
alter table reihung add constraint reihung_zufall_check CHECK (((zufall ~ '^[A-Z0-9][A-Z0-9 .:,/+-]{7,199}$'::text) AND (zufall !~ '  | $'::text)));
alter table reihung add constraint reihung_zurueckgegeben CHECK ((((status = 'ZURUECKGEGEBEN'::text) = (zurueckgegeben_am IS NOT NULL)) AND (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund, rueckgabe_nr, rueckgabe, rueckgabe_sha256) = ANY (ARRAY[0, 6]))));
alter table reihung add constraint reihung_zweite CHECK ((freigegeben_von = geoeffnet_von));
alter table reihungszeile add constraint reihungszeile_check CHECK (((rang_in_gruppe >= 1) AND (rang_in_gruppe <= rang)));
alter table reihungszeile add constraint reihungszeile_rang_check CHECK ((rang > 0));
alter table runde_budget add constraint runde_budget_bewilligt_cent_check CHECK ((bewilligt_cent >= 0));
alter table runde_budget add constraint runde_budget_reicht CHECK (((reserviert_cent + bewilligt_cent) <= budget_cent));
alter table runde_budget add constraint runde_budget_reserviert_cent_check CHECK ((reserviert_cent >= 0));
alter table runde_liste add constraint runde_liste_check CHECK ((sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table runde_liste add constraint runde_liste_check1 CHECK ((vorgaben_sha256 = encode(sha256(convert_to(vorgaben, 'UTF8'::name)), 'hex'::text)));
alter table runde_liste add constraint runde_liste_zeilen_check CHECK ((zeilen >= 0));
alter table serienmitteilung_fall add constraint serienmitteilung_fall_check CHECK (((stand = 'GESENDET'::text) = (mitteilung_guid IS NOT NULL)));
alter table serienmitteilung_fall add constraint serienmitteilung_fall_check1 CHECK (((stand = 'GESCHEITERT'::text) = (grund IS NOT NULL)));
alter table serienmitteilung_fall add constraint serienmitteilung_fall_nr_check CHECK (((nr >= 1) AND (nr <= 50)));
alter table serienmitteilung_fall add constraint serienmitteilung_fall_stand_check CHECK ((stand = ANY (ARRAY['WARTET'::text, 'GESENDET'::text, 'GESCHEITERT'::text])));
alter table staffel add constraint staffel_check CHECK ((bis_rang >= von_rang));
alter table staffel add constraint staffel_check1 CHECK ((frei_cent >= summe_cent));
alter table staffel add constraint staffel_check2 CHECK ((sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table staffel add constraint staffel_check3 CHECK (((status = 'FREIGEGEBEN'::text) = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)));
alter table staffel add constraint staffel_check4 CHECK (((status = 'ZURUECKGEGEBEN'::text) = (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = 3)));
alter table staffel add constraint staffel_eingeladen_check CHECK ((eingeladen > 0));
alter table staffel add constraint staffel_nr_check CHECK ((nr > 0));
alter table staffel add constraint staffel_status_check CHECK ((status = ANY (ARRAY['VORGELEGT'::text, 'FREIGEGEBEN'::text, 'ZURUECKGEGEBEN'::text])));
alter table staffel add constraint staffel_summe_cent_check CHECK ((summe_cent >= 0));
alter table staffel add constraint staffel_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table staffel add constraint staffel_von_rang_check CHECK ((von_rang > 0));
alter table umfrage_fassung add constraint umfrage_fassung_check CHECK ((num_nonnulls(veroeffentlicht_am, veroeffentlicht_von) = ANY (ARRAY[0, 2])));
alter table umfrage_fassung add constraint umfrage_fassung_check1 CHECK (((stand = 'ENTWURF'::text) = (veroeffentlicht_am IS NULL)));
alter table umfrage_fassung add constraint umfrage_fassung_nummer_check CHECK ((nummer > 0));
alter table umfrage_fassung add constraint umfrage_fassung_stand_check CHECK ((stand = ANY (ARRAY['ENTWURF'::text, 'VEROEFFENTLICHT'::text, 'ABGELOEST'::text])));
alter table unternehmen add constraint unternehmen_zeichnungsberechtigungen_maximal_check CHECK ((zeichnungsberechtigungen_maximal >= 0));
alter table unternehmensverbindung add constraint unternehmensverbindung_check CHECK ((eines < anderes));
alter table unternehmensverbindung add constraint unternehmensverbindung_grundlage_check CHECK ((grundlage <> ''::text));
alter table verzeichnis_ort add constraint verzeichnis_ort_typ_check CHECK ((typ = ANY (ARRAY['ZUSTELLUNG'::text, 'POSTFACH'::text, 'GROSSEMPFAENGER'::text])));
alter table verzicht add constraint verzicht_betraege_check CHECK (((jsonb_typeof(betraege) = 'array'::text) AND (jsonb_array_length(betraege) > 0)));
alter table verzicht add constraint verzicht_check CHECK ((num_nonnulls(zurueckgenommen_von, zurueckgenommen_am) = ANY (ARRAY[0, 2])));
alter table verzicht add constraint verzicht_check1 CHECK ((num_nonnulls(aufgenommen_am, entscheidung_guid) = ANY (ARRAY[0, 2])));
alter table verzicht add constraint verzicht_check2 CHECK (((status = 'ZURUECKGENOMMEN'::text) = (zurueckgenommen_am IS NOT NULL)));
alter table verzicht add constraint verzicht_check3 CHECK (((status = 'AUFGENOMMEN'::text) = (aufgenommen_am IS NOT NULL)));
alter table verzicht add constraint verzicht_status_check CHECK ((status = ANY (ARRAY['ZUR_UNTERSCHRIFT'::text, 'ERKLAERT'::text, 'ZURUECKGENOMMEN'::text, 'AUFGENOMMEN'::text])));
alter table verzicht add constraint verzicht_unterschrieben CHECK (
CASE
    WHEN (NOT zu_zweit) THEN ((mitgezeichnet_von IS NULL) AND (status <> 'ZUR_UNTERSCHRIFT'::text))
    WHEN (status = 'ZUR_UNTERSCHRIFT'::text) THEN (mitgezeichnet_von IS NULL)
    WHEN (status = ANY (ARRAY['ERKLAERT'::text, 'AUFGENOMMEN'::text])) THEN (mitgezeichnet_von IS NOT NULL)
    ELSE true
END);
alter table verzicht add constraint verzicht_unterschrift CHECK ((num_nonnulls(mitgezeichnet_von, erstunterschrift_am) = ANY (ARRAY[0, 2])));
alter table verzicht add constraint verzicht_zwei_personen CHECK ((mitgezeichnet_von <> erklaert_von));
alter table vorlegung add constraint vorlegung_beendet CHECK (
CASE
    WHEN (status = 'VORGELEGT'::text) THEN (num_nonnulls(beendet_von, beendet_am, grund) = 0)
    ELSE ((num_nonnulls(beendet_von, beendet_am) = 2) AND ((status = 'ZURUECKGEGEBEN'::text) = (grund IS NOT NULL)))
END);
alter table vorlegung add constraint vorlegung_check CHECK ((sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table vorlegung add constraint vorlegung_check1 CHECK (((NOT bestand) OR (status <> 'VORGELEGT'::text)));
alter table vorlegung add constraint vorlegung_eigene CHECK (((status <> 'ZURUECKGEHOLT'::text) OR (beendet_von = vorbereitet_von)));
alter table vorlegung add constraint vorlegung_gelesen CHECK (
CASE
    WHEN (status = 'FREIGEGEBEN'::text) THEN (bestand OR (NOT (gelesen IS DISTINCT FROM sha256)))
    ELSE (gelesen IS NULL)
END);
alter table vorlegung add constraint vorlegung_nr_check CHECK ((nr > 0));
alter table vorlegung add constraint vorlegung_status_check CHECK ((status = ANY (ARRAY['VORGELEGT'::text, 'FREIGEGEBEN'::text, 'ZURUECKGEGEBEN'::text, 'ZURUECKGEHOLT'::text])));
alter table vorlegung add constraint vorlegung_vier_augen CHECK (((status <> 'FREIGEGEBEN'::text) OR (beendet_von <> vorbereitet_von)));
alter table vorrat add constraint vorrat_check CHECK (((frist_art IS NULL) = (frist_bis = 'infinity'::timestamp with time zone)));
alter table wiedervorlage add constraint wiedervorlage_check CHECK ((num_nonnulls(erledigt_am, erledigt_von) = ANY (ARRAY[0, 2])));
alter table zahllauf add constraint zahllauf_check CHECK ((inhalt_sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table zahllauf add constraint zahllauf_check1 CHECK ((num_nonnulls(inhalt, inhalt_sha256) = ANY (ARRAY[0, 2])));
alter table zahllauf add constraint zahllauf_check2 CHECK ((num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = ANY (ARRAY[0, 3])));
alter table zahllauf add constraint zahllauf_check3 CHECK (((status = ANY (ARRAY['ENTWURF'::text, 'VERWORFEN'::text])) OR (num_nonnulls(vorbereitet_von, vorgelegt_am, inhalt) = 3)));
alter table zahllauf add constraint zahllauf_check5 CHECK (((status = ANY (ARRAY['EINGEREICHT'::text, 'ABGESCHLOSSEN'::text])) = (num_nonnulls(eingereicht_von, eingereicht_am, eingereicht_referenz) = 3)));
alter table zahllauf add constraint zahllauf_check6 CHECK (((status = 'VERWORFEN'::text) = (verworfen_grund IS NOT NULL)));
alter table zahllauf add constraint zahllauf_freigabe CHECK (
CASE
    WHEN (status = ANY (ARRAY['FREIGEGEBEN'::text, 'EINGEREICHT'::text, 'ABGESCHLOSSEN'::text])) THEN (num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = 3)
    WHEN (status = 'VERWORFEN'::text) THEN (num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = ANY (ARRAY[0, 3]))
    ELSE (num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = 0)
END);
alter table zahllauf add constraint zahllauf_status_check CHECK ((status = ANY (ARRAY['ENTWURF'::text, 'VORGELEGT'::text, 'FREIGEGEBEN'::text, 'EINGEREICHT'::text, 'ABGESCHLOSSEN'::text, 'VERWORFEN'::text])));
alter table zahllauf add constraint zahllauf_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table zahllauf_datei add constraint zahllauf_datei_check CHECK ((sha256 = encode(sha256(convert_to(inhalt, 'UTF8'::name)), 'hex'::text)));
alter table zahllauf_verfall add constraint zahllauf_verfall_check CHECK (((status = 'FREIGEGEBEN'::text) = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)));
alter table zahllauf_verfall add constraint zahllauf_verfall_check1 CHECK (((status = 'ZURUECKGEGEBEN'::text) = (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = 3)));
alter table zahllauf_verfall add constraint zahllauf_verfall_status_check CHECK ((status = ANY (ARRAY['VORGELEGT'::text, 'FREIGEGEBEN'::text, 'ZURUECKGEGEBEN'::text])));
alter table zahllauf_verfall add constraint zahllauf_verfall_vier_augen CHECK ((freigegeben_von <> vorbereitet_von));
alter table zahlposten add constraint zahlposten_betrag_cent_check CHECK ((betrag_cent > 0));
alter table zahlposten add constraint zahlposten_check CHECK (((status = 'BEZAHLT'::text) = (valuta IS NOT NULL)));
alter table zahlposten add constraint zahlposten_check1 CHECK (((status <> ALL (ARRAY['ABGEWIESEN'::text, 'AUSGENOMMEN'::text])) OR (grund IS NOT NULL)));
alter table zahlposten add constraint zahlposten_nr_check CHECK ((nr > 0));
alter table zahlposten add constraint zahlposten_status_check CHECK ((status = ANY (ARRAY['OFFEN'::text, 'BEZAHLT'::text, 'ABGEWIESEN'::text, 'AUSGENOMMEN'::text, 'VERWORFEN'::text])));
alter table zuweisung add constraint zuweisung_check CHECK ((bis >= von));
alter table zuweisung add constraint zuweisung_nr_check CHECK ((nr > 0));

-- Indexe
CREATE UNIQUE INDEX adresse_hausnummern_strasse ON public.adresse_hausnummern USING btree (strasse_id);
CREATE UNIQUE INDEX adresse_strasse_id ON public.adresse_strasse USING btree (id);
CREATE INDEX adresse_strasse_norm ON public.adresse_strasse USING btree (norm, plz);
CREATE INDEX adresse_strasse_plz_norm ON public.adresse_strasse USING btree (plz, norm);
CREATE INDEX adresse_strasse_tsv ON public.adresse_strasse USING gin (tsv) WITH (fastupdate=off);
CREATE INDEX adresse_wort_trgm ON public.adresse_wort USING gin (wort gin_trgm_ops);
CREATE UNIQUE INDEX adresse_wort_wort ON public.adresse_wort USING btree (wort);
CREATE INDEX anhoerung_geschaeft ON public.anhoerung USING btree (geschaeft_guid, gestellt_am);
CREATE INDEX anmeldeversuch_zuletzt ON public.anmeldeversuch USING btree (zuletzt);
CREATE INDEX antrag_mitzeichnung ON public.antrag USING btree (mitzeichnung_guid) WHERE (mitzeichnung_guid IS NOT NULL);
CREATE INDEX antrag_unternehmen ON public.antrag USING btree (unternehmen_guid);
CREATE INDEX antrag_einladung_bis ON public.antrag_einladung USING btree (bis);
CREATE INDEX antrag_einladung_offen ON public.antrag_einladung USING btree (bis) WHERE ((status = 'OFFEN'::text) AND (bekundung_guid IS NOT NULL));
CREATE INDEX antrag_einladung_runde ON public.antrag_einladung USING btree (runde_guid);
CREATE INDEX antrag_einladung_staffel ON public.antrag_einladung USING btree (staffel_guid);
CREATE INDEX antrag_einladung_unternehmen ON public.antrag_einladung USING btree (unternehmen_guid);
CREATE INDEX anwesenheit_bankperson ON public.anwesenheit USING btree (bankperson_sub);
CREATE INDEX audit_log_objekt ON public.audit_log USING btree (objekt_guid, zeit);
CREATE INDEX aufrufschluessel_alter ON public.aufrufschluessel USING btree (am);
CREATE INDEX auszahlung_entwurf ON public.auszahlung USING btree (geaendert_am) WHERE (status = 'IN_BEARBEITUNG'::text);
CREATE INDEX auszahlung_geschaeft ON public.auszahlung USING btree (geschaeft_guid);
CREATE INDEX auszahlung_mitzeichnung ON public.auszahlung USING btree (mitzeichnung_guid) WHERE (mitzeichnung_guid IS NOT NULL);
CREATE INDEX auszahlung_stand ON public.auszahlung USING btree (status, status_seit, guid) WHERE (status <> 'IN_BEARBEITUNG'::text);
CREATE INDEX auszahlung_unternehmen ON public.auszahlung USING btree (unternehmen_guid);
CREATE INDEX auszahlung_position_schluessel ON public.auszahlung_position USING btree (rechnung_schluessel);
CREATE INDEX auszahlung_position_unternehmen ON public.auszahlung_position USING btree (unternehmen_guid);
CREATE UNIQUE INDEX auszahlung_rechnung ON public.auszahlung_position USING btree (gegenstand_guid, lebende_rechnung) WHERE (lebende_rechnung IS NOT NULL);
CREATE INDEX auszahlungspruefung_stand ON public.auszahlungspruefung USING btree (status, vorgelegt_am);
CREATE INDEX bankdaten_aenderung_unternehmen ON public.bankdaten_aenderung USING btree (unternehmen_guid, geaendert_am);
CREATE INDEX bankdaten_aenderung_vorher ON public.bankdaten_aenderung USING btree (vorher_guid);
CREATE INDEX bankdaten_offen_aelteste ON public.bankdaten_offen USING btree (geaendert_am, nachher_guid);
CREATE INDEX barriere_gemeldet ON public.barriere USING btree (gemeldet_am);
CREATE INDEX befangenheit_geschaeft ON public.befangenheit USING btree (geschaeft_guid);
CREATE UNIQUE INDEX befangenheit_offen ON public.befangenheit USING btree (geschaeft_guid, nutzer_sub) WHERE (aufgehoben_am IS NULL);
CREATE INDEX befangenheit_person ON public.befangenheit USING btree (nutzer_sub) WHERE (aufgehoben_am IS NULL);
CREATE UNIQUE INDEX befangenheit_unternehmen_offen ON public.befangenheit USING btree (unternehmen_guid, nutzer_sub) WHERE (aufgehoben_am IS NULL);
CREATE INDEX befragung_antrag ON public.befragung USING btree (antrag_guid);
CREATE UNIQUE INDEX befragung_erste ON public.befragung USING btree (antrag_guid, umfrage_uuid) WHERE ((vorgaenger_guid IS NULL) AND (antrag_guid IS NOT NULL));
CREATE INDEX befragung_fassung ON public.befragung USING btree (fassung_guid, abgeschlossen_am);
CREATE INDEX befragung_unternehmen ON public.befragung USING btree (unternehmen_guid);
CREATE INDEX bekanntgabe_brief ON public.bekanntgabe USING btree (aufgegeben_am) WHERE (status = 'VERSANDT'::text);
CREATE INDEX bekanntgabe_ende ON public.bekanntgabe USING btree (endet_am) WHERE (status = 'BENACHRICHTIGT'::text);
CREATE INDEX bekanntgabe_erinnerung ON public.bekanntgabe USING btree (benachrichtigt_am) WHERE ((status = 'BENACHRICHTIGT'::text) AND (erinnert_am IS NULL));
CREATE UNIQUE INDEX bekanntgabe_laufend ON public.bekanntgabe USING btree (bescheid_guid) WHERE (status = ANY (ARRAY['BEREITGESTELLT'::text, 'BENACHRICHTIGT'::text, 'VERSANDT'::text]));
CREATE INDEX bekanntgabe_unternehmen ON public.bekanntgabe USING btree (unternehmen_guid);
CREATE UNIQUE INDEX bekundung_einmal ON public.bekundung USING btree (unternehmen_guid, ibk_meta_guid) WHERE (zurueckgezogen_am IS NULL);
CREATE INDEX bekundung_runde ON public.bekundung USING btree (ibk_meta_guid);
CREATE INDEX bekundung_unternehmen ON public.bekundung USING btree (unternehmen_guid);
CREATE INDEX bescheid_datei ON public.bescheid USING btree (datei_guid);
CREATE INDEX bescheid_geschaeft ON public.bescheid USING btree (geschaeft_guid);
CREATE INDEX bescheid_unternehmen ON public.bescheid USING btree (unternehmen_guid);
CREATE INDEX bescheid_abruf_bekanntgabe ON public.bescheid_abruf USING btree (bescheid_guid, nr);
CREATE INDEX bewilligter_gegenstand_unternehmen ON public.bewilligter_gegenstand USING btree (unternehmen_guid);
CREATE INDEX bewilligung_unternehmen ON public.bewilligung USING btree (unternehmen_guid);
CREATE UNIQUE INDEX datei_aufrufschluessel ON public.datei USING btree (hochgeladen_von, aufrufschluessel) WHERE (aufrufschluessel IS NOT NULL);
CREATE INDEX datei_inhalt ON public.datei USING btree (sha256) WHERE (unternehmen_guid IS NOT NULL);
CREATE INDEX datei_noch_nicht_geoeffnet ON public.datei USING btree (angelegt_am) WHERE ((oeffnung = 'noch nicht geöffnet'::text) AND (sha256 IS NOT NULL));
CREATE INDEX datei_ungebunden ON public.datei USING btree (angelegt_am) WHERE (unternehmen_guid IS NULL);
CREATE INDEX datei_ungebunden_von ON public.datei USING btree (hochgeladen_von) WHERE (unternehmen_guid IS NULL);
CREATE INDEX datei_unternehmen ON public.datei USING btree (unternehmen_guid) WHERE (unternehmen_guid IS NOT NULL);
CREATE INDEX datei_wird_geprueft ON public.datei USING btree (angelegt_am) WHERE (scan_status = 'wird geprüft'::text);
CREATE INDEX deminimis_beihilfe_unternehmen ON public.deminimis_beihilfe USING btree (unternehmen_guid);
CREATE INDEX dokument_unternehmen ON public.dokument USING btree (unternehmen_guid);
CREATE INDEX einladung_email ON public.einladung USING btree (lower(email)) WHERE (beantwortet_am IS NULL);
CREATE UNIQUE INDEX einladung_offen ON public.einladung USING btree (unternehmen_guid, lower(email)) WHERE (beantwortet_am IS NULL);
CREATE INDEX einmallink_ablauf ON public.einmallink USING btree (gueltig_bis);
CREATE UNIQUE INDEX einmallink_offen ON public.einmallink USING btree (konto_id, zweck) WHERE ((benutzt_am IS NULL) AND (ersetzt_am IS NULL));
CREATE INDEX einreichung_beleg ON public.einreichung USING btree (beleg_guid) WHERE (beleg_guid IS NOT NULL);
CREATE UNIQUE INDEX einreichung_eingangsnummer ON public.einreichung USING btree (eingangsnummer) WHERE (nummer_version = dokument_version);
CREATE UNIQUE INDEX einwilligung_bekanntgabe_geltend ON public.einwilligung_bekanntgabe USING btree (unternehmen_guid) WHERE (widerrufen_am IS NULL);
CREATE INDEX einwilligung_bekanntgabe_unternehmen ON public.einwilligung_bekanntgabe USING btree (unternehmen_guid, erteilt_am);
CREATE INDEX entscheidung_geschaeft ON public.entscheidung USING btree (geschaeft_guid);
CREATE UNIQUE INDEX entscheidung_offen ON public.entscheidung USING btree (geschaeft_guid) WHERE (status = ANY (ARRAY['ENTWURF'::text, 'VORGELEGT'::text]));
CREATE INDEX entscheidung_stand ON public.entscheidung USING btree (status, vorgelegt_am, guid);
CREATE INDEX entscheidung_unternehmen ON public.entscheidung USING btree (unternehmen_guid);
CREATE UNIQUE INDEX foerderrunde_einmal ON public.foerderrunde USING btree (ibk_meta_guid) WHERE (ibk_meta_guid IS NOT NULL);
CREATE INDEX foerderrunde_ibk ON public.foerderrunde USING btree (ibk_meta_guid);
CREATE INDEX frueheres_passwort_konto ON public.frueheres_passwort USING btree (konto_id, nr);
CREATE INDEX geschaeft_einladung ON public.geschaeft USING btree (einladung_guid) WHERE (einladung_guid IS NOT NULL);
CREATE INDEX geschaeft_runde ON public.geschaeft USING btree (runde_guid);
CREATE INDEX geschaeft_unternehmen ON public.geschaeft USING btree (unternehmen_guid);
CREATE INDEX geschaeft_unversandt ON public.geschaeft USING btree (COALESCE(einladung_guid, runde_guid)) WHERE ((status = 'NEUANTRAG_IN_BEARBEITUNG'::text) AND (zurueckgezogen_am IS NULL));
CREATE INDEX ibk_meta_liste ON public.ibk_meta USING btree (von DESC, guid);
CREATE INDEX identifizierung_aufzeichnung_faellig ON public.identifizierung_aufzeichnung USING btree (loeschen_ab) WHERE (loeschen_ab IS NOT NULL);
CREATE INDEX identifizierung_vermerk_versuch ON public.identifizierung_vermerk USING btree (versuch_guid, vermerkt_am);
CREATE INDEX identifizierung_versuch_offen ON public.identifizierung_versuch USING btree (geaendert_am) WHERE (stand = ANY (ARRAY['IN_PRUEFUNG'::text, 'NICHT_ERFOLGREICH'::text]));
CREATE INDEX identitaet_auftrag_sub ON public.identitaet_auftrag USING btree (sub, id);
CREATE INDEX jahresreserve_jahr ON public.jahresreserve USING btree (programm, jahr);
CREATE UNIQUE INDEX konto_benutzername ON public.konto USING btree (lower(benutzername));
CREATE UNIQUE INDEX konto_email ON public.konto USING btree (lower(email)) WHERE (NOT vorlaeufig);
CREATE INDEX konto_email_suche ON public.konto USING btree (lower(email));
CREATE INDEX konto_vorlaeufig ON public.konto USING btree (angelegt_am) WHERE vorlaeufig;
CREATE UNIQUE INDEX konversation_allgemein ON public.konversation USING btree (unternehmen_guid) WHERE allgemein;
CREATE INDEX konversation_erledigt ON public.konversation USING btree (erledigt_am DESC, guid DESC) WHERE (erledigt_am IS NOT NULL);
CREATE INDEX konversation_liste ON public.konversation USING btree (unternehmen_guid, letzte_am DESC NULLS LAST, guid);
CREATE INDEX konversation_offen ON public.konversation USING btree (letzte_am DESC, guid DESC) WHERE ((letzte_am IS NOT NULL) AND (erledigt_am IS NULL));
CREATE INDEX konversation_termin ON public.konversation USING btree (termin, guid) WHERE ((termin IS NOT NULL) AND (erledigt_am IS NULL));
CREATE INDEX konversation_unternehmen ON public.konversation USING btree (unternehmen_guid, termin);
CREATE INDEX konversation_wartet ON public.konversation USING btree (wartet_seit, guid) WHERE ((wartet_seit IS NOT NULL) AND (erledigt_am IS NULL));
CREATE INDEX listenzeile_bekundung ON public.listenzeile USING btree (bekundung_guid, hauptgruppe);
CREATE INDEX logout_token_bis ON public.logout_token USING btree (bis);
CREATE INDEX mitgliedschaft_nutzer ON public.mitgliedschaft USING btree (nutzer_sub);
CREATE INDEX mitteilung_bezug ON public.mitteilung USING btree (bezug_guid) WHERE (bezug_guid IS NOT NULL);
CREATE INDEX mitteilung_konversation ON public.mitteilung USING btree (konversation_guid, abgeschickt_am, nr);
CREATE INDEX mitteilung_unternehmen ON public.mitteilung USING btree (unternehmen_guid, abgeschickt_am DESC, guid);
CREATE INDEX mitteilung_anhang_datei ON public.mitteilung_anhang USING btree (datei_guid);
CREATE INDEX mitteilung_gelesen_mitteilung ON public.mitteilung_gelesen USING btree (mitteilung_guid);
CREATE INDEX mitzeichnung_dokument ON public.mitzeichnung USING btree (dokument_guid);
CREATE UNIQUE INDEX mitzeichnung_laufend ON public.mitzeichnung USING btree (dokument_guid) WHERE (status = ANY (ARRAY['ANGEFRAGT'::text, 'UNTERSCHRIEBEN'::text]));
CREATE INDEX nachforderung_antrag ON public.nachforderung USING btree (antrag_guid);
CREATE INDEX nachforderung_frist ON public.nachforderung USING btree (frist) WHERE (erledigt_am IS NULL);
CREATE UNIQUE INDEX nachforderung_offen ON public.nachforderung USING btree (antrag_guid) WHERE (erledigt_am IS NULL);
CREATE INDEX notiz_geschaeft ON public.notiz USING btree (geschaeft_guid);
CREATE INDEX notiz_datei_datei ON public.notiz_datei USING btree (datei_guid);
CREATE INDEX nutzer_suche ON public.nutzer USING gin (suchtext gin_trgm_ops);
CREATE INDEX nutzer_snapshot_nutzer ON public.nutzer_snapshot USING btree (nutzer_sub);
CREATE INDEX oidc_artifact_ablauf ON public.oidc_artifact USING btree (expires_at);
CREATE INDEX oidc_artifact_grant ON public.oidc_artifact USING btree (grant_hash) WHERE (grant_hash IS NOT NULL);
CREATE INDEX oidc_artifact_konto ON public.oidc_artifact USING btree (konto_id) WHERE (konto_id IS NOT NULL);
CREATE INDEX oidc_artifact_uid ON public.oidc_artifact USING btree (kind, uid_hash) WHERE (uid_hash IS NOT NULL);
CREATE INDEX postausgang_bezug ON public.postausgang USING btree (bezug, angelegt_am) WHERE (bezug IS NOT NULL);
CREATE INDEX postausgang_hindernis ON public.postausgang USING btree (hindernis, naechster_versuch_am) WHERE (hindernis IS NOT NULL);
CREATE INDEX postausgang_neueste ON public.postausgang USING btree (angelegt_am DESC);
CREATE INDEX pruefvermerk_einreichung ON public.pruefvermerk USING btree (dokument_guid, dokument_version);
CREATE UNIQUE INDEX reihung_lebend ON public.reihung USING btree (ibk_meta_guid) WHERE (status = ANY (ARRAY['VORGELEGT'::text, 'GEOEFFNET'::text, 'FREIGEGEBEN'::text]));
CREATE UNIQUE INDEX reihung_rueckgabe ON public.reihung USING btree (ibk_meta_guid, rueckgabe_nr) WHERE (rueckgabe_nr IS NOT NULL);
CREATE INDEX reihung_runde ON public.reihung USING btree (ibk_meta_guid, vorgelegt_am);
CREATE INDEX serienmitteilung_neueste ON public.serienmitteilung USING btree (gesendet_am DESC, guid);
CREATE INDEX serienmitteilung_fall_geschaeft ON public.serienmitteilung_fall USING btree (geschaeft_guid);
CREATE INDEX serienmitteilung_fall_mitteilung ON public.serienmitteilung_fall USING btree (mitteilung_guid) WHERE (mitteilung_guid IS NOT NULL);
CREATE INDEX sid_gesperrt_bis ON public.sid_gesperrt USING btree (bis);
CREATE UNIQUE INDEX staffel_nr ON public.staffel USING btree (ibk_meta_guid, nr) WHERE (status = 'FREIGEGEBEN'::text);
CREATE INDEX staffel_runde ON public.staffel USING btree (ibk_meta_guid, nr);
CREATE UNIQUE INDEX umfrage_fassung_eine ON public.umfrage_fassung USING btree (umfrage_uuid, stand) WHERE (stand <> 'ABGELOEST'::text);
CREATE INDEX unternehmen_konten ON public.unternehmen USING gin (((value -> 'kontoInformationen'::text)) jsonb_path_ops);
CREATE UNIQUE INDEX unternehmen_register ON public.unternehmen USING btree (((value ->> 'registerGericht'::text)), ((value ->> 'registerArt'::text)), ((value ->> 'registerNummer'::text)));
CREATE UNIQUE INDEX unternehmen_zid ON public.unternehmen USING btree (((value ->> 'zidBetriebsnummer'::text)));
CREATE INDEX unternehmen_snapshot_unternehmen ON public.unternehmen_snapshot USING btree (unternehmen_guid);
CREATE INDEX unternehmensverbindung_anderes ON public.unternehmensverbindung USING btree (anderes);
CREATE INDEX verbund_mitglied_verbund ON public.verbund_mitglied USING btree (verbund_guid);
CREATE UNIQUE INDEX verzeichnis_bank_blz ON public.verzeichnis_bank USING btree (blz);
CREATE UNIQUE INDEX verzeichnis_finanzamt_nr ON public.verzeichnis_finanzamt USING btree (bufa_nr);
CREATE UNIQUE INDEX verzeichnis_gericht_id ON public.verzeichnis_gericht USING btree (xjustiz_id);
CREATE INDEX verzicht_geschaeft ON public.verzicht USING btree (geschaeft_guid, erklaert_am);
CREATE UNIQUE INDEX verzicht_offen ON public.verzicht USING btree (geschaeft_guid) WHERE (status = ANY (ARRAY['ZUR_UNTERSCHRIFT'::text, 'ERKLAERT'::text]));
CREATE INDEX verzicht_unternehmen ON public.verzicht USING btree (unternehmen_guid);
CREATE UNIQUE INDEX vorlegung_offen ON public.vorlegung USING btree (art, objekt) WHERE (status = 'VORGELEGT'::text);
CREATE INDEX vorlegung_runde ON public.vorlegung USING btree (runde_guid, vorgelegt_am) WHERE (runde_guid IS NOT NULL);
CREATE INDEX vorlegung_wartet ON public.vorlegung USING btree (vorgelegt_am, guid) WHERE (status = 'VORGELEGT'::text);
CREATE INDEX vorrat_bekanntgabe ON public.vorrat USING btree (geschaeft_guid) WHERE (bekanntgabe_bis IS NOT NULL);
CREATE INDEX vorrat_betrag ON public.vorrat USING btree (betrag_cent, geschaeft_guid);
CREATE INDEX vorrat_bewegt ON public.vorrat USING btree (geschaeft_guid) WHERE ((entscheidung IS NOT NULL) OR (nachforderung_bis IS NOT NULL) OR (bekanntgabe_bis IS NOT NULL) OR (verzicht_am IS NOT NULL) OR ((anhoerung_bis IS NOT NULL) AND (status = 'IN_PRUEFUNG'::text)));
CREATE INDEX vorrat_eingang ON public.vorrat USING btree (eingang_am, geschaeft_guid);
CREATE INDEX vorrat_entscheidung ON public.vorrat USING btree (entscheidung, status, zurueckgezogen, geschaeft_guid) WHERE (entscheidung IS NOT NULL);
CREATE INDEX vorrat_frist ON public.vorrat USING btree (frist_bis, geschaeft_guid);
CREATE INDEX vorrat_ge_nr ON public.vorrat USING btree (ge_nr COLLATE "C", geschaeft_guid);
CREATE INDEX vorrat_kategorie ON public.vorrat USING btree (vorrat_kategorie(programm, kategorien) COLLATE "C", geschaeft_guid);
CREATE INDEX vorrat_korrektur ON public.vorrat USING btree (geschaeft_guid) WHERE korrektur;
CREATE INDEX vorrat_name ON public.vorrat USING btree (sortname, geschaeft_guid);
CREATE INDEX vorrat_ruht ON public.vorrat USING btree (status, zurueckgezogen, geschaeft_guid) WHERE ((entscheidung IS NULL) AND (nachforderung_bis IS NULL) AND (bekanntgabe_bis IS NULL) AND (verzicht_am IS NULL) AND ((anhoerung_bis IS NULL) OR (status <> 'IN_PRUEFUNG'::text)));
CREATE INDEX vorrat_seit ON public.vorrat USING btree (seit, geschaeft_guid);
CREATE INDEX vorrat_status ON public.vorrat USING btree (status, zurueckgezogen, zugewiesen_sub, geschaeft_guid);
CREATE INDEX vorrat_suchtext ON public.vorrat USING gin (suchtext gin_trgm_ops);
CREATE INDEX vorrat_unternehmen ON public.vorrat USING btree (unternehmen_guid);
CREATE INDEX vorrat_verzicht ON public.vorrat USING btree (geschaeft_guid) WHERE (verzicht_am IS NOT NULL);
CREATE INDEX vorrat_zugewiesen ON public.vorrat USING btree (zugewiesen_sub, geschaeft_guid);
CREATE INDEX wiedervorlage_geschaeft ON public.wiedervorlage USING btree (geschaeft_guid);
CREATE INDEX wiedervorlage_offen ON public.wiedervorlage USING btree (bankperson_sub, faellig) WHERE (erledigt_am IS NULL);
CREATE INDEX zahllauf_angelegt ON public.zahllauf USING btree (angelegt_am, guid);
CREATE INDEX zahllauf_konto ON public.zahllauf USING btree (regexp_replace(upper((konto ->> 'iban'::text)), '[^A-Z0-9]'::text, ''::text, 'g'::text)) WHERE (freigegeben_am IS NOT NULL);
CREATE INDEX zahllauf_stand ON public.zahllauf USING btree (status, angelegt_am, guid);
CREATE INDEX zahllauf_wartet ON public.zahllauf USING btree (guid) WHERE (status = 'VORGELEGT'::text);
CREATE INDEX zahllauf_abruf_lauf ON public.zahllauf_abruf USING btree (zahllauf_guid);
CREATE INDEX zahllauf_verfall_lauf ON public.zahllauf_verfall USING btree (zahllauf_guid, vorgelegt_am);
CREATE UNIQUE INDEX zahllauf_verfall_offen ON public.zahllauf_verfall USING btree (zahllauf_guid) WHERE (status = 'VORGELEGT'::text);
CREATE INDEX zahlposten_auszahlung ON public.zahlposten USING btree (auszahlung_guid);
CREATE INDEX zahlposten_iban ON public.zahlposten USING btree (iban) WHERE (status = 'BEZAHLT'::text);
CREATE UNIQUE INDEX zahlposten_lebend ON public.zahlposten USING btree (auszahlung_guid) WHERE (status <> ALL (ARRAY['ABGEWIESEN'::text, 'AUSGENOMMEN'::text, 'VERWORFEN'::text]));
CREATE INDEX zahlposten_unternehmen ON public.zahlposten USING btree (unternehmen_guid);
CREATE INDEX zuweisung_bankperson ON public.zuweisung USING btree (bankperson_sub) WHERE (bis IS NULL);
CREATE UNIQUE INDEX zuweisung_offen ON public.zuweisung USING btree (geschaeft_guid) WHERE (bis IS NULL);
CREATE INDEX zweiter_faktor_konto ON public.zweiter_faktor USING btree (konto_id, angelegt_am);

-- Verweise
alter table anhoerung add constraint anhoerung_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table antrag add constraint antrag_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table antrag add constraint antrag_guid_fkey FOREIGN KEY (guid) REFERENCES dokument(guid) DEFERRABLE INITIALLY DEFERRED;
alter table antrag add constraint antrag_mitzeichnung_guid_fkey FOREIGN KEY (mitzeichnung_guid) REFERENCES mitzeichnung(guid);
alter table antrag add constraint antrag_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table antrag_einladung add constraint antrag_einladung_bekundung_guid_fkey FOREIGN KEY (bekundung_guid) REFERENCES bekundung(guid);
alter table antrag_einladung add constraint antrag_einladung_runde_guid_fkey FOREIGN KEY (runde_guid) REFERENCES foerderrunde(guid);
alter table antrag_einladung add constraint antrag_einladung_staffel_guid_fkey FOREIGN KEY (staffel_guid) REFERENCES staffel(guid);
alter table antrag_einladung add constraint antrag_einladung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table anwesenheit add constraint anwesenheit_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table auszahlung add constraint auszahlung_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES bewilligung(geschaeft_guid);
alter table auszahlung add constraint auszahlung_guid_eingereicht_version_fkey FOREIGN KEY (guid, eingereicht_version) REFERENCES einreichung(dokument_guid, dokument_version) DEFERRABLE INITIALLY DEFERRED;
alter table auszahlung add constraint auszahlung_guid_fkey FOREIGN KEY (guid) REFERENCES dokument(guid) DEFERRABLE INITIALLY DEFERRED;
alter table auszahlung add constraint auszahlung_mitzeichnung_guid_fkey FOREIGN KEY (mitzeichnung_guid) REFERENCES mitzeichnung(guid);
alter table auszahlung add constraint auszahlung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table auszahlung_position add constraint auszahlung_position_auszahlung_guid_geschaeft_guid_status_fkey FOREIGN KEY (auszahlung_guid, geschaeft_guid, status) REFERENCES auszahlung(guid, geschaeft_guid, status) ON UPDATE CASCADE ON DELETE CASCADE;
alter table auszahlung_position add constraint auszahlung_position_gegenstand_guid_geschaeft_guid_fkey FOREIGN KEY (gegenstand_guid, geschaeft_guid) REFERENCES bewilligter_gegenstand(guid, geschaeft_guid);
alter table auszahlung_position add constraint auszahlung_position_rechnung FOREIGN KEY (unternehmen_guid, lebende_rechnung, rechnung_cent) REFERENCES rechnung(unternehmen_guid, schluessel, betrag_cent);
alter table auszahlung_position add constraint auszahlung_position_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table auszahlungspruefung add constraint auszahlungspruefung_auszahlung_guid_fkey FOREIGN KEY (auszahlung_guid) REFERENCES auszahlung(guid) ON DELETE CASCADE;
alter table auszahlungspruefung_bearbeiter add constraint auszahlungspruefung_bearbeiter_auszahlung_guid_fkey FOREIGN KEY (auszahlung_guid) REFERENCES auszahlungspruefung(auszahlung_guid) ON DELETE CASCADE;
alter table bankdaten_aenderung add constraint bankdaten_aenderung_nachher_guid_fkey FOREIGN KEY (nachher_guid) REFERENCES unternehmen_snapshot(guid) ON DELETE CASCADE;
alter table bankdaten_aenderung add constraint bankdaten_aenderung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table bankdaten_aenderung add constraint bankdaten_aenderung_vorher_guid_fkey FOREIGN KEY (vorher_guid) REFERENCES unternehmen_snapshot(guid) ON DELETE CASCADE;
alter table bankdaten_gesehen add constraint bankdaten_gesehen_nachher_guid_geaendert_von_fkey FOREIGN KEY (nachher_guid, geaendert_von) REFERENCES bankdaten_aenderung(nachher_guid, geaendert_von) ON DELETE CASCADE;
alter table bankdaten_offen add constraint bankdaten_offen_nachher_guid_fkey FOREIGN KEY (nachher_guid) REFERENCES bankdaten_aenderung(nachher_guid) ON DELETE CASCADE;
alter table befangenheit add constraint befangenheit_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table befangenheit add constraint befangenheit_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table befragung add constraint befragung_antrag_guid_fkey FOREIGN KEY (antrag_guid) REFERENCES antrag(guid) ON DELETE CASCADE;
alter table befragung add constraint befragung_fassung_guid_umfrage_uuid_fkey FOREIGN KEY (fassung_guid, umfrage_uuid) REFERENCES umfrage_fassung(guid, umfrage_uuid);
alter table befragung add constraint befragung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table befragung add constraint befragung_vorgaenger_guid_fkey FOREIGN KEY (vorgaenger_guid) REFERENCES befragung(guid) ON DELETE CASCADE;
alter table bekanntgabe add constraint bekanntgabe_bescheid_guid_fkey FOREIGN KEY (bescheid_guid) REFERENCES bescheid(guid);
alter table bekanntgabe add constraint bekanntgabe_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table bekanntgabe_post add constraint bekanntgabe_post_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table bekundung add constraint bekundung_guid_eingereicht_version_fkey FOREIGN KEY (guid, eingereicht_version) REFERENCES einreichung(dokument_guid, dokument_version) DEFERRABLE INITIALLY DEFERRED;
alter table bekundung add constraint bekundung_guid_fkey FOREIGN KEY (guid) REFERENCES dokument(guid) DEFERRABLE INITIALLY DEFERRED;
alter table bekundung add constraint bekundung_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid);
alter table bekundung add constraint bekundung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table bescheid add constraint bescheid_auszahlung_guid_fkey FOREIGN KEY (auszahlung_guid) REFERENCES auszahlung(guid);
alter table bescheid add constraint bescheid_datei_guid_fkey FOREIGN KEY (datei_guid) REFERENCES datei(guid);
alter table bescheid add constraint bescheid_entscheidung_guid_fkey FOREIGN KEY (entscheidung_guid) REFERENCES entscheidung(guid);
alter table bescheid add constraint bescheid_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid);
alter table bescheid add constraint bescheid_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table bescheid_abruf add constraint bescheid_abruf_bescheid_guid_nr_fkey FOREIGN KEY (bescheid_guid, nr) REFERENCES bekanntgabe(bescheid_guid, nr);
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES bewilligung(geschaeft_guid) ON DELETE CASCADE;
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table bewilligung add constraint bewilligung_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid);
alter table bewilligung add constraint bewilligung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table deminimis_beihilfe add constraint deminimis_beihilfe_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table dokument add constraint dokument_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table einladung add constraint einladung_eingeladen_von_fkey FOREIGN KEY (eingeladen_von) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table einladung add constraint einladung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table einmallink add constraint einmallink_konto_id_fkey FOREIGN KEY (konto_id) REFERENCES konto(id) ON DELETE CASCADE;
alter table einreichung add constraint einreichung_beleg_guid_fkey FOREIGN KEY (beleg_guid) REFERENCES datei(guid);
alter table einreichung add constraint einreichung_dokument_guid_fkey FOREIGN KEY (dokument_guid) REFERENCES dokument(guid);
alter table einreichung add constraint einreichung_nummer_behalten FOREIGN KEY (eingangsnummer, dokument_guid, nummer_version) REFERENCES einreichung(eingangsnummer, dokument_guid, dokument_version);
alter table einreichung add constraint einreichung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table einwilligung_bekanntgabe add constraint einwilligung_bekanntgabe_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table entscheidung add constraint entscheidung_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid);
alter table entscheidung add constraint entscheidung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table entscheidung_bearbeiter add constraint entscheidung_bearbeiter_entscheidung_guid_fkey FOREIGN KEY (entscheidung_guid) REFERENCES entscheidung(guid) ON DELETE CASCADE;
alter table foerderrunde add constraint foerderrunde_ibk_meta FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) NOT VALID;
alter table fristerinnerung add constraint fristerinnerung_antrag_guid_fkey FOREIGN KEY (antrag_guid) REFERENCES antrag(guid) ON DELETE CASCADE;
alter table frueheres_passwort add constraint frueheres_passwort_konto_id_fkey FOREIGN KEY (konto_id) REFERENCES konto(id) ON DELETE CASCADE;
alter table geschaeft add constraint geschaeft_einladung_guid_fkey FOREIGN KEY (einladung_guid) REFERENCES antrag_einladung(guid);
alter table geschaeft add constraint geschaeft_runde_guid_fkey FOREIGN KEY (runde_guid) REFERENCES foerderrunde(guid);
alter table geschaeft add constraint geschaeft_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table ibk_meta add constraint ibk_meta_pruefprogramm_sha256_fkey FOREIGN KEY (pruefprogramm_sha256) REFERENCES pruefprogramm(sha256) NOT VALID;
alter table ibk_meta_vorgaben add constraint ibk_meta_vorgaben_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table identifizierung_aufzeichnung add constraint identifizierung_aufzeichnung_versuch_guid_fkey FOREIGN KEY (versuch_guid) REFERENCES identifizierung_versuch(guid) ON DELETE CASCADE;
alter table identifizierung_vermerk add constraint identifizierung_vermerk_versuch_guid_fkey FOREIGN KEY (versuch_guid) REFERENCES identifizierung_versuch(guid) ON DELETE CASCADE;
alter table identifizierung_versuch add constraint identifizierung_versuch_nutzer_sub_fkey FOREIGN KEY (nutzer_sub) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table jahresreserve add constraint jahresreserve_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table jahresreserve add constraint jahresreserve_programm_jahr_fkey FOREIGN KEY (programm, jahr) REFERENCES jahresbudget(programm, jahr);
alter table konversation add constraint konversation_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE SET NULL;
alter table konversation add constraint konversation_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table konversation_anzahl add constraint konversation_anzahl_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table konversation_gesehen add constraint konversation_gesehen_konversation_guid_fkey FOREIGN KEY (konversation_guid) REFERENCES konversation(guid) ON DELETE CASCADE;
alter table konversation_gesehen add constraint konversation_gesehen_nutzer_sub_fkey FOREIGN KEY (nutzer_sub) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table listenzeile add constraint listenzeile_bekundung_guid_fkey FOREIGN KEY (bekundung_guid) REFERENCES bekundung(guid) ON DELETE CASCADE;
alter table listenzeile add constraint listenzeile_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table mitgliedschaft add constraint mitgliedschaft_nutzer_sub_fkey FOREIGN KEY (nutzer_sub) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table mitgliedschaft add constraint mitgliedschaft_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table mitteilung add constraint mitteilung_bezug_guid_fkey FOREIGN KEY (bezug_guid) REFERENCES dokument(guid);
alter table mitteilung add constraint mitteilung_konversation_guid_unternehmen_guid_fkey FOREIGN KEY (konversation_guid, unternehmen_guid) REFERENCES konversation(guid, unternehmen_guid) ON DELETE CASCADE;
alter table mitteilung_anhang add constraint mitteilung_anhang_datei_guid_fkey FOREIGN KEY (datei_guid) REFERENCES datei(guid);
alter table mitteilung_anhang add constraint mitteilung_anhang_mitteilung_guid_fkey FOREIGN KEY (mitteilung_guid) REFERENCES mitteilung(guid) ON DELETE CASCADE;
alter table mitteilung_gelesen add constraint mitteilung_gelesen_mitteilung_guid_unternehmen_guid_fkey FOREIGN KEY (mitteilung_guid, unternehmen_guid) REFERENCES mitteilung(guid, unternehmen_guid) ON DELETE CASCADE;
alter table mitteilung_gelesen add constraint mitteilung_gelesen_nutzer_sub_fkey FOREIGN KEY (nutzer_sub) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table mitzeichnung add constraint mitzeichnung_dokument_guid_fkey FOREIGN KEY (dokument_guid) REFERENCES dokument(guid) ON DELETE CASCADE;
alter table mitzeichnung add constraint mitzeichnung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table nachforderung add constraint nachforderung_antrag_guid_fkey FOREIGN KEY (antrag_guid) REFERENCES antrag(guid) ON DELETE CASCADE;
alter table nachforderung_ruecknahme add constraint nachforderung_ruecknahme_nachforderung_guid_fkey FOREIGN KEY (nachforderung_guid) REFERENCES nachforderung(guid) ON DELETE CASCADE;
alter table nachforderung_verlaengerung add constraint nachforderung_verlaengerung_nachforderung_guid_fkey FOREIGN KEY (nachforderung_guid) REFERENCES nachforderung(guid) ON DELETE CASCADE;
alter table notiz add constraint notiz_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table notiz_datei add constraint notiz_datei_datei_guid_fkey FOREIGN KEY (datei_guid) REFERENCES datei(guid);
alter table notiz_datei add constraint notiz_datei_notiz_guid_fkey FOREIGN KEY (notiz_guid) REFERENCES notiz(guid) ON DELETE CASCADE;
alter table nutzer_snapshot add constraint nutzer_snapshot_nutzer_sub_fkey FOREIGN KEY (nutzer_sub) REFERENCES nutzer(sub) ON DELETE CASCADE;
alter table nutzungsbedingungen_zustimmung add constraint nutzungsbedingungen_zustimmung_version_fkey FOREIGN KEY (version) REFERENCES nutzungsbedingungen(version);
alter table pruefvermerk add constraint pruefvermerk_dokument_guid_dokument_version_fkey FOREIGN KEY (dokument_guid, dokument_version) REFERENCES einreichung(dokument_guid, dokument_version) ON DELETE CASCADE;
alter table pruefvermerk add constraint pruefvermerk_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table rechnung add constraint rechnung_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table reihung add constraint reihung_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table reihungszeile add constraint reihungszeile_ibk_meta_guid_bekundung_guid_hauptgruppe_fkey FOREIGN KEY (ibk_meta_guid, bekundung_guid, hauptgruppe) REFERENCES listenzeile(ibk_meta_guid, bekundung_guid, hauptgruppe) ON DELETE CASCADE;
alter table runde_budget add constraint runde_budget_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table runde_liste add constraint runde_liste_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table serienmitteilung_fall add constraint serienmitteilung_fall_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table serienmitteilung_fall add constraint serienmitteilung_fall_mitteilung_guid_fkey FOREIGN KEY (mitteilung_guid) REFERENCES mitteilung(guid) ON DELETE CASCADE;
alter table serienmitteilung_fall add constraint serienmitteilung_fall_serie_guid_fkey FOREIGN KEY (serie_guid) REFERENCES serienmitteilung(guid);
alter table staffel add constraint staffel_ibk_meta_guid_fkey FOREIGN KEY (ibk_meta_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table umfrage_fassung add constraint umfrage_fassung_umfrage_uuid_fkey FOREIGN KEY (umfrage_uuid) REFERENCES umfrage(uuid) ON DELETE CASCADE;
alter table unternehmen_snapshot add constraint unternehmen_snapshot_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table unternehmensverbindung add constraint unternehmensverbindung_anderes_fkey FOREIGN KEY (anderes) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table unternehmensverbindung add constraint unternehmensverbindung_eines_fkey FOREIGN KEY (eines) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table verbund_mitglied add constraint verbund_mitglied_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid) ON DELETE CASCADE;
alter table verbund_mitglied add constraint verbund_mitglied_verbund_guid_fkey FOREIGN KEY (verbund_guid) REFERENCES verbund(guid);
alter table verzicht add constraint verzicht_entscheidung_guid_fkey FOREIGN KEY (entscheidung_guid) REFERENCES entscheidung(guid);
alter table verzicht add constraint verzicht_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES bewilligung(geschaeft_guid);
alter table verzicht add constraint verzicht_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table vorlegung add constraint vorlegung_runde_guid_fkey FOREIGN KEY (runde_guid) REFERENCES ibk_meta(guid) ON DELETE CASCADE;
alter table vorlegung_bezug add constraint vorlegung_bezug_vorlegung_guid_fkey FOREIGN KEY (vorlegung_guid) REFERENCES vorlegung(guid) ON DELETE CASCADE;
alter table vorrat add constraint vorrat_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table wiederherstellungscode add constraint wiederherstellungscode_konto_id_fkey FOREIGN KEY (konto_id) REFERENCES konto(id) ON DELETE CASCADE;
alter table wiedervorlage add constraint wiedervorlage_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table zahllauf_abruf add constraint zahllauf_abruf_zahllauf_guid_fkey FOREIGN KEY (zahllauf_guid) REFERENCES zahllauf_datei(zahllauf_guid) ON DELETE CASCADE;
alter table zahllauf_bearbeiter add constraint zahllauf_bearbeiter_zahllauf_guid_fkey FOREIGN KEY (zahllauf_guid) REFERENCES zahllauf(guid) ON DELETE CASCADE;
alter table zahllauf_datei add constraint zahllauf_datei_zahllauf_guid_fkey FOREIGN KEY (zahllauf_guid) REFERENCES zahllauf(guid) ON DELETE CASCADE;
alter table zahllauf_verfall add constraint zahllauf_verfall_zahllauf_guid_fkey FOREIGN KEY (zahllauf_guid) REFERENCES zahllauf(guid) ON DELETE CASCADE;
alter table zahlposten add constraint zahlposten_auszahlung_guid_fkey FOREIGN KEY (auszahlung_guid) REFERENCES auszahlung(guid);
alter table zahlposten add constraint zahlposten_snapshot_guid_fkey FOREIGN KEY (snapshot_guid) REFERENCES unternehmen_snapshot(guid);
alter table zahlposten add constraint zahlposten_unternehmen_guid_fkey FOREIGN KEY (unternehmen_guid) REFERENCES unternehmen(guid);
alter table zahlposten add constraint zahlposten_zahllauf_guid_fkey FOREIGN KEY (zahllauf_guid) REFERENCES zahllauf(guid) ON DELETE CASCADE;
alter table zuweisung add constraint zuweisung_geschaeft_guid_fkey FOREIGN KEY (geschaeft_guid) REFERENCES geschaeft(guid) ON DELETE CASCADE;
alter table zweiter_faktor add constraint zweiter_faktor_konto_id_fkey FOREIGN KEY (konto_id) REFERENCES konto(id) ON DELETE CASCADE;

-- Sichten
create view auszahlung_zahlung as
 SELECT DISTINCT ON (p.auszahlung_guid) p.auszahlung_guid,
    p.status,
    p.status_seit,
    p.valuta,
    p.grund,
    p.zahllauf_guid
   FROM zahlposten p
     JOIN zahllauf z ON z.guid = p.zahllauf_guid
  WHERE (p.status = ANY (ARRAY['BEZAHLT'::text, 'ABGEWIESEN'::text])) OR p.status = 'OFFEN'::text AND z.freigegeben_am IS NOT NULL
  ORDER BY p.auszahlung_guid, p.status_seit DESC;
create view deminimis_konto as
 SELECT deminimis_beihilfe.unternehmen_guid,
    deminimis_beihilfe.verordnung,
    deminimis_beihilfe.betrag_cent,
    deminimis_beihilfe.gewaehrt_am AS tag,
    deminimis_beihilfe.geber,
    deminimis_beihilfe.guid AS beihilfe_guid,
    NULL::uuid AS geschaeft_guid
   FROM deminimis_beihilfe
  WHERE deminimis_beihilfe.gestrichen_am IS NULL
UNION ALL
 SELECT b.unternehmen_guid,
    b.deminimis_verordnung AS verordnung,
    s.cent AS betrag_cent,
    (b.wirksam_ab AT TIME ZONE 'Europe/Berlin'::text)::date AS tag,
    NULL::text AS geber,
    NULL::uuid AS beihilfe_guid,
    b.geschaeft_guid
   FROM bewilligung b
     CROSS JOIN LATERAL ( SELECT sum(i.bewilligt_cent)::bigint AS cent
           FROM bewilligter_gegenstand i
          WHERE i.geschaeft_guid = b.geschaeft_guid) s
  WHERE b.deminimis_verordnung IS NOT NULL AND s.cent > 0;
create view fall_suchtext as
 SELECT g.guid AS geschaeft_guid,
    suchform(n.namen) AS suchtext
   FROM geschaeft g
     JOIN unternehmen u ON u.guid = g.unternehmen_guid
     CROSS JOIN LATERAL ( SELECT concat_ws(' '::text, g.ge_nr, u.name, '276'::text || (u.value ->> 'zidBetriebsnummer'::text), u.gp_nr, ( SELECT string_agg(DISTINCT s.eingangsnummer, ' '::text ORDER BY s.eingangsnummer) AS string_agg
                   FROM einreichung s
                  WHERE (s.dokument_guid IN ( SELECT a.guid
                           FROM antrag a
                          WHERE a.geschaeft_guid = g.guid
                        UNION ALL
                         SELECT z.guid
                           FROM auszahlung z
                          WHERE z.geschaeft_guid = g.guid
                        UNION ALL
                         SELECT e.bekundung_guid
                           FROM antrag_einladung e
                          WHERE e.guid = g.einladung_guid))), ( SELECT string_agg(b.nummer, ' '::text ORDER BY b.nummer) AS string_agg
                   FROM bescheid b
                  WHERE b.geschaeft_guid = g.guid), ( SELECT string_agg(((p.value ->> 'vorname'::text) || ' '::text) || (p.value ->> 'nachname'::text), ' '::text ORDER BY p.sub) AS string_agg
                   FROM mitgliedschaft m
                     JOIN nutzer p ON p.sub = m.nutzer_sub
                  WHERE m.unternehmen_guid = g.unternehmen_guid)) AS namen
         OFFSET 0) n;
create view identifizierung_stand as
 SELECT n.sub AS nutzer_sub,
        CASE
            WHEN n.identifiziert THEN 'ERFOLGREICH'::text
            WHEN v.nummer > n.ueberholte_versuche THEN v.stand
            ELSE 'NICHT_BEGONNEN'::text
        END AS stand,
    COALESCE(v.nummer, 0) AS versuche,
    COALESCE(v.folge, 0::bigint) AS folge,
        CASE
            WHEN n.identifiziert OR v.nummer > n.ueberholte_versuche THEN v.geaendert_am
            ELSE NULL::timestamp with time zone
        END AS seit,
    a.status AS video_status,
    a.geaendert_am AS video_geaendert_am,
    n.ueberholte_versuche
   FROM nutzer n
     LEFT JOIN LATERAL ( SELECT w.guid,
            w.nutzer_sub,
            w.nummer,
            w.stand,
            w.folge,
            w.url,
            w.aktenzeichen,
            w.begonnen_am,
            w.geaendert_am
           FROM identifizierung_versuch w
          WHERE w.nutzer_sub = n.sub
          ORDER BY w.nummer DESC
         LIMIT 1) v ON true
     LEFT JOIN identifizierung_aufzeichnung a ON a.versuch_guid = v.guid;
create view identifizierung_zu_sichten as
 SELECT v.guid,
    v.nutzer_sub,
    ((n.value ->> 'vorname'::text) || ' '::text) || (n.value ->> 'nachname'::text) AS name,
    v.nummer,
    v.stand,
    v.geaendert_am,
    v.aktenzeichen
   FROM identifizierung_versuch v
     JOIN nutzer n ON n.sub = v.nutzer_sub
  WHERE (v.stand = ANY (ARRAY['IN_PRUEFUNG'::text, 'NICHT_ERFOLGREICH'::text])) AND v.nummer > n.ueberholte_versuche AND NOT (EXISTS ( SELECT
           FROM identifizierung_versuch w
          WHERE w.nutzer_sub = v.nutzer_sub AND w.nummer > v.nummer));
create view mitglied as
 SELECT m.unternehmen_guid,
    u.name AS unternehmen_name,
    u.typ AS unternehmen_typ,
    u.gp_nr,
    m.nutzer_sub,
    n.username,
    n.email,
    n.value ->> 'vorname'::text AS vorname,
    n.value ->> 'nachname'::text AS nachname,
    n.value ->> 'telefon'::text AS telefon,
    n.identifiziert,
    m.ist_admin,
    m.zeichnungsberechtigung,
    m.zugeordnet_seit
   FROM mitgliedschaft m
     JOIN unternehmen u ON u.guid = m.unternehmen_guid
     JOIN nutzer n ON n.sub = m.nutzer_sub;
create view offene_einladung as
 SELECT e.guid,
    e.email,
    e.unternehmen_guid,
    u.name AS unternehmen_name,
    u.typ AS unternehmen_typ,
    u.value #>> '{adresseBetriebssitz,ort}'::text[] AS ort,
    n.value ->> 'vorname'::text AS von_vorname,
    n.value ->> 'nachname'::text AS von_nachname,
    e.eingeladen_am,
    e.versendet_am,
    e.gueltig_bis
   FROM einladung e
     JOIN unternehmen u ON u.guid = e.unternehmen_guid
     JOIN nutzer n ON n.sub = e.eingeladen_von
  WHERE e.beantwortet_am IS NULL AND e.zurueckgezogen_am IS NULL;
create view runde_datei as
 SELECT runde_liste.ibk_meta_guid,
    1 AS nr,
    'liste.txt'::text AS name,
    runde_liste.sha256,
    runde_liste.inhalt
   FROM runde_liste
UNION ALL
 SELECT runde_liste.ibk_meta_guid,
    2 AS nr,
    'vorgaben.json'::text AS name,
    runde_liste.vorgaben_sha256 AS sha256,
    runde_liste.vorgaben AS inhalt
   FROM runde_liste
UNION ALL
 SELECT reihung.ibk_meta_guid,
    2 + reihung.rueckgabe_nr AS nr,
    ('rueckgabe-'::text || reihung.rueckgabe_nr) || '.json'::text AS name,
    reihung.rueckgabe_sha256 AS sha256,
    reihung.rueckgabe AS inhalt
   FROM reihung
  WHERE reihung.status = 'ZURUECKGEGEBEN'::text
UNION ALL
 SELECT reihung.ibk_meta_guid,
    1000000 AS nr,
    'protokoll.json'::text AS name,
    reihung.protokoll_sha256 AS sha256,
    reihung.protokoll AS inhalt
   FROM reihung
  WHERE reihung.status = 'FREIGEGEBEN'::text
UNION ALL
 SELECT staffel.ibk_meta_guid,
    1000000 + staffel.nr AS nr,
    ('staffel-'::text || staffel.nr) || '.json'::text AS name,
    staffel.sha256,
    staffel.inhalt
   FROM staffel
  WHERE staffel.status = 'FREIGEGEBEN'::text;
create view vorrat_bescheid as
 SELECT b.geschaeft_guid,
    min(
        CASE
            WHEN k.status = 'BENACHRICHTIGT'::text THEN k.endet_am
            WHEN k.status = 'NICHT_BEWIRKT'::text THEN k.beendet_am
            WHEN k.status = 'ZURUECK'::text THEN (k.aufgegeben_am::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text)
            WHEN k.status IS NULL AND b.datei_guid IS NOT NULL AND NOT (EXISTS ( SELECT
               FROM einwilligung_bekanntgabe e
              WHERE e.unternehmen_guid = b.unternehmen_guid AND e.widerrufen_am IS NULL)) THEN b.erlassen_am
            ELSE NULL::timestamp with time zone
        END) AS bis
   FROM bescheid b
     LEFT JOIN LATERAL ( SELECT x.bescheid_guid,
            x.nr,
            x.unternehmen_guid,
            x.weg,
            x.status,
            x.empfaenger,
            x.bereitgestellt_am,
            x.benachrichtigt_am,
            x.erinnert_am,
            x.endet_am,
            x.beendet_am,
            x.abgerufen_am,
            x.abgerufen_von,
            x.abgerufen_name,
            x.aufgegeben_am,
            x.bekannt_am,
            x.grund
           FROM bekanntgabe x
          WHERE x.bescheid_guid = b.guid
          ORDER BY x.nr DESC
         LIMIT 1) k ON true
  WHERE b.auszahlung_guid IS NOT NULL OR NOT (EXISTS ( SELECT
           FROM bescheid n
          WHERE n.geschaeft_guid = b.geschaeft_guid AND n.entscheidung_guid IS NOT NULL AND ((ROW(n.erlassen_am, n.guid) > ROW(b.erlassen_am, b.guid)))))
  GROUP BY b.geschaeft_guid;
create view vorrat_lauf as
 SELECT g.guid AS geschaeft_guid,
        CASE
            WHEN d.stand IS DISTINCT FROM 'VORGELEGT'::text THEN a.frist
            ELSE NULL::timestamp with time zone
        END AS anhoerung_bis,
    d.stand AS entscheidung,
    ( SELECT k.bis
           FROM vorrat_bescheid k
          WHERE k.geschaeft_guid = g.guid) AS bekanntgabe_bis,
    GREATEST(
        CASE
            WHEN g.status = ANY (ARRAY['IN_PRUEFUNG'::text, 'BEWILLIGT'::text]) THEN a.gestellt_am
            ELSE NULL::timestamp with time zone
        END,
        CASE
            WHEN d.stand <> 'ENTWURF'::text THEN d.status_seit
            ELSE NULL::timestamp with time zone
        END) AS seit,
    ( SELECT ((min(w.faellig) + 1)::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text) AS timezone
           FROM wiedervorlage w
          WHERE w.geschaeft_guid = g.guid AND w.erledigt_am IS NULL) AS wiedervorlage_bis,
    d.entscheidbar_bis
   FROM geschaeft g
     LEFT JOIN LATERAL ( SELECT e.status_seit,
            e.angelegt_am,
            e.entscheidbar_bis,
                CASE
                    WHEN e.status = 'ENTWURF'::text AND e.zurueckgegeben_am IS NOT NULL THEN 'ZURUECKGEGEBEN'::text
                    ELSE e.status
                END AS stand
           FROM entscheidung e
          WHERE e.geschaeft_guid = g.guid AND (e.status = ANY (ARRAY['ENTWURF'::text, 'VORGELEGT'::text]))) d ON true
     LEFT JOIN LATERAL ( SELECT h.frist,
            h.gestellt_am,
            h.beantwortet_am
           FROM ( SELECT h_1.frist,
                    h_1.gestellt_am,
                    h_1.beantwortet_am
                   FROM anhoerung h_1
                  WHERE h_1.geschaeft_guid = g.guid
                  ORDER BY h_1.gestellt_am DESC
                 LIMIT 1) h
          WHERE h.beantwortet_am IS NULL AND (g.status <> 'BEWILLIGT'::text OR h.gestellt_am >= d.angelegt_am)) a ON true;
create view vorrat_jetzt as
 SELECT g.guid AS geschaeft_guid,
    a.guid AS antrag_guid,
    g.ge_nr,
    g.programm,
    g.runde_guid,
    f.kategorien,
    g.unternehmen_guid,
    u.name AS unternehmen_name,
    grundform(u.name) COLLATE "C" AS sortname,
    ( SELECT f_1.suchtext
           FROM fall_suchtext f_1
          WHERE f_1.geschaeft_guid = g.guid) AS suchtext,
    "left"(u.value ->> 'zidBetriebsnummer'::text, 2) AS land,
    u.value ->> 'rechtsform'::text AS rechtsform,
    e.formular #>> '{produktgruppenDaten,antragstellerArt}'::text[] AS antragsteller_art,
    f.betrag_cent,
    e.eingegangen_am AS eingang_am,
    g.status,
    g.zurueckgezogen_am IS NOT NULL AS zurueckgezogen,
    n.frist AS nachforderung_bis,
    l.anhoerung_bis,
    l.entscheidung,
    l.bekanntgabe_bis,
    COALESCE(g.zurueckgezogen_am, GREATEST(g.status_seit, l.seit, ve.erklaert_am)) AS seit,
    COALESCE(t.bis, 'infinity'::timestamp with time zone) AS frist_bis,
    t.art AS frist_art,
    z.bankperson_sub AS zugewiesen_sub,
    COALESCE(( SELECT max(2 * zuweisung.nr - (zuweisung.bis IS NULL)::integer) AS max
           FROM zuweisung
          WHERE zuweisung.geschaeft_guid = g.guid), 0) AS zuweisung_nr,
    g.status = 'NEUANTRAG_ABGESENDET'::text AND e.mehrere AS korrektur,
    (EXISTS ( SELECT
           FROM bankdaten_aenderung b
          WHERE b.unternehmen_guid = g.unternehmen_guid AND NOT (EXISTS ( SELECT
                   FROM bankdaten_gesehen s
                  WHERE s.nachher_guid = b.nachher_guid)))) AS bankdaten_neu,
    (EXISTS ( SELECT
           FROM datei d
          WHERE d.unternehmen_guid = g.unternehmen_guid AND (d.scan_status = ANY (ARRAY['infiziert'::text, 'beschädigt'::text])) AND strpos(e.gesendet, d.guid::text) > 0)) AS datei_gesperrt,
    ve.erklaert_am AS verzicht_am
   FROM geschaeft g
     JOIN vorrat_lauf l ON l.geschaeft_guid = g.guid
     JOIN unternehmen u ON u.guid = g.unternehmen_guid
     JOIN antrag a ON a.geschaeft_guid = g.guid
     JOIN LATERAL ( SELECT s.eingegangen_am,
            s.gesendet,
            s.gesendet::jsonb AS formular,
            count(*) OVER () > 1 AS mehrere
           FROM einreichung s
          WHERE s.dokument_guid = a.guid
          ORDER BY s.dokument_version DESC
         LIMIT 1) e ON true
     CROSS JOIN LATERAL ( SELECT COALESCE(array_agg(DISTINCT x.seite ->> 'kategorie'::text) FILTER (WHERE (x.seite ->> 'kategorie'::text) IS NOT NULL), '{}'::text[]) AS kategorien,
            COALESCE(sum(round(((p.posten ->> 'zuwendungsBetrag'::text)::numeric) * 100::numeric)), 0::numeric)::bigint AS betrag_cent
           FROM jsonb_path_query(e.formular, '$."foerdergegenstandSeiten"[*]'::jsonpath) x(seite)
             LEFT JOIN LATERAL jsonb_path_query(x.seite, '$."foerdergegenstaende"[*]'::jsonpath) p(posten) ON true) f
     LEFT JOIN nachforderung n ON n.antrag_guid = a.guid AND n.erledigt_am IS NULL
     LEFT JOIN verzicht ve ON ve.geschaeft_guid = g.guid AND ve.status = 'ERKLAERT'::text
     LEFT JOIN zuweisung z ON z.geschaeft_guid = g.guid AND z.bis IS NULL
     LEFT JOIN LATERAL ( SELECT (((e.eingegangen_am AT TIME ZONE 'Europe/Berlin'::text)::date + ((p.daten #>> '{entscheidung,tage}'::text[])::integer) + 1)::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text) AS bis
           FROM programm p
          WHERE p.programm = g.programm AND p.gueltig_ab <= (e.eingegangen_am AT TIME ZONE 'Europe/Berlin'::text)::date
          ORDER BY p.gueltig_ab DESC
         LIMIT 1) r ON g.status = ANY (ARRAY['NEUANTRAG_ABGESENDET'::text, 'IN_PRUEFUNG'::text])
     LEFT JOIN LATERAL ( SELECT w.bis,
            w.art
           FROM ( VALUES (r.bis,'ENTSCHEIDUNG'::text), (n.frist,'NACHREICHEN'::text), (l.wiedervorlage_bis,'WIEDERVORLAGE'::text), (
                        CASE
                            WHEN g.status = ANY (ARRAY['IN_PRUEFUNG'::text, 'BEWILLIGT'::text]) THEN l.anhoerung_bis
                            ELSE NULL::timestamp with time zone
                        END,'ANHOERUNG'::text), (l.bekanntgabe_bis,'ABRUF'::text), (l.entscheidbar_bis,'JAHRESFRIST'::text)) w(bis, art)
          WHERE w.bis IS NOT NULL AND g.zurueckgezogen_am IS NULL
          ORDER BY w.bis
         LIMIT 1) t ON true;

-- Trigger
CREATE TRIGGER anhoerung_steht_fest BEFORE UPDATE ON anhoerung FOR EACH ROW EXECUTE FUNCTION anhoerung_steht_fest();
CREATE TRIGGER anhoerung_unveraenderlich BEFORE UPDATE ON anhoerung FOR EACH ROW WHEN (old.beantwortet_am IS NOT NULL) EXECUTE FUNCTION anhoerung_unveraenderlich();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF frist, beantwortet_am ON anhoerung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');
CREATE TRIGGER dokument_anlegen AFTER INSERT ON antrag FOR EACH ROW EXECUTE FUNCTION dokument_anlegen();
CREATE TRIGGER dokument_entfernen AFTER DELETE ON antrag FOR EACH ROW EXECUTE FUNCTION dokument_entfernen();
CREATE TRIGGER dokument_nicht_leeren BEFORE TRUNCATE ON antrag FOR EACH STATEMENT EXECUTE FUNCTION dokument_nicht_leeren();
CREATE TRIGGER antrag_einladung_frist BEFORE UPDATE OF bis ON antrag_einladung FOR EACH ROW WHEN (old.staffel_guid IS NOT NULL AND NOT old.demo AND old.bis IS DISTINCT FROM new.bis) EXECUTE FUNCTION antrag_einladung_frist();
CREATE TRIGGER antrag_einladung_lauf BEFORE INSERT OR UPDATE ON antrag_einladung FOR EACH ROW EXECUTE FUNCTION antrag_einladung_lauf();
CREATE TRIGGER einladung_zu_zweit BEFORE INSERT OR UPDATE ON antrag_einladung FOR EACH ROW EXECUTE FUNCTION einladung_zu_zweit();
CREATE TRIGGER runde_reserve_anders AFTER UPDATE ON antrag_einladung REFERENCING OLD TABLE AS alt NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION runde_reserve_folgen();
CREATE TRIGGER runde_reserve_fort AFTER DELETE ON antrag_einladung REFERENCING OLD TABLE AS alt FOR EACH STATEMENT EXECUTE FUNCTION runde_reserve_folgen();
CREATE TRIGGER runde_reserve_neu AFTER INSERT ON antrag_einladung REFERENCING NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION runde_reserve_folgen();
CREATE TRIGGER audit_nicht_leeren BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_unveraenderlich();
CREATE TRIGGER audit_unveraenderlich BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_unveraenderlich();
CREATE TRIGGER audit_verketten BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_verketten();
CREATE TRIGGER auszahlung_angelegt_in BEFORE INSERT ON auszahlung FOR EACH ROW EXECUTE FUNCTION angelegt_in();
CREATE TRIGGER auszahlung_hoechstens AFTER INSERT ON auszahlung FOR EACH ROW WHEN (new.status <> 'ABGELEHNT'::text) EXECUTE FUNCTION auszahlung_hoechstens();
CREATE TRIGGER auszahlung_hoechstens_wieder AFTER UPDATE OF status ON auszahlung FOR EACH ROW WHEN (old.status = 'ABGELEHNT'::text AND new.status <> 'ABGELEHNT'::text) EXECUTE FUNCTION auszahlung_hoechstens();
CREATE TRIGGER auszahlung_zu_zweit BEFORE INSERT ON auszahlung FOR EACH ROW EXECUTE FUNCTION auszahlung_zu_zweit();
CREATE TRIGGER auszahlung_zu_zweit_anders BEFORE UPDATE ON auszahlung FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION auszahlung_zu_zweit();
CREATE TRIGGER dokument_anlegen AFTER INSERT ON auszahlung FOR EACH ROW EXECUTE FUNCTION dokument_anlegen();
CREATE TRIGGER dokument_entfernen AFTER DELETE ON auszahlung FOR EACH ROW EXECUTE FUNCTION dokument_entfernen();
CREATE TRIGGER dokument_nicht_leeren BEFORE TRUNCATE ON auszahlung FOR EACH STATEMENT EXECUTE FUNCTION dokument_nicht_leeren();
CREATE TRIGGER eingereicht_bleibt BEFORE UPDATE OF eingereicht_version ON auszahlung FOR EACH ROW WHEN (old.eingereicht_version IS NOT NULL) EXECUTE FUNCTION eingereicht_bleibt('einmal');
CREATE TRIGGER auszahlung_position_ansetzen AFTER INSERT OR DELETE OR UPDATE ON auszahlung_position FOR EACH ROW EXECUTE FUNCTION auszahlung_position_ansetzen();
CREATE TRIGGER auszahlung_position_binden AFTER INSERT OR DELETE OR UPDATE ON auszahlung_position FOR EACH ROW EXECUTE FUNCTION auszahlung_position_binden();
CREATE CONSTRAINT TRIGGER auszahlung_position_quote AFTER INSERT OR UPDATE ON auszahlung_position NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (new.lebende_rechnung IS NOT NULL) EXECUTE FUNCTION auszahlung_position_quote();
CREATE TRIGGER position_steht_fest BEFORE INSERT OR DELETE OR UPDATE ON auszahlung_position FOR EACH ROW EXECUTE FUNCTION position_steht_fest();
CREATE TRIGGER auszahlungspruefung_bearbeitet AFTER INSERT OR UPDATE OF geaendert_von, vorbereitet_von ON auszahlungspruefung FOR EACH ROW EXECUTE FUNCTION auszahlungspruefung_bearbeitet();
CREATE TRIGGER auszahlungspruefung_bleibt BEFORE DELETE ON auszahlungspruefung FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER auszahlungspruefung_lauf BEFORE INSERT OR UPDATE ON auszahlungspruefung FOR EACH ROW EXECUTE FUNCTION auszahlungspruefung_lauf();
CREATE TRIGGER auszahlungspruefung_mitwirkung BEFORE UPDATE OF status ON auszahlungspruefung FOR EACH ROW WHEN (new.status = 'FREIGEGEBEN'::text) EXECUTE FUNCTION mitwirkung_sperrt('auszahlung_guid');
CREATE TRIGGER auszahlungspruefung_nicht_leeren BEFORE TRUNCATE ON auszahlungspruefung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER auszahlungspruefung_vorgelegt BEFORE UPDATE ON auszahlungspruefung FOR EACH ROW WHEN (old.status = 'VORGELEGT'::text) EXECUTE FUNCTION vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am}', '{eingaben,inhalt_sha256}', '{}');
CREATE TRIGGER auszahlungspruefung_bearbeiter_bleibt BEFORE DELETE OR UPDATE ON auszahlungspruefung_bearbeiter FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER auszahlungspruefung_bearbeiter_nicht_leeren BEFORE TRUNCATE ON auszahlungspruefung_bearbeiter FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER bankdaten_oeffnen AFTER INSERT ON bankdaten_aenderung FOR EACH ROW EXECUTE FUNCTION bankdaten_oeffnen();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT ON bankdaten_aenderung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('unternehmen', 'unternehmen_guid');
CREATE TRIGGER bankdaten_schliessen AFTER INSERT ON bankdaten_gesehen FOR EACH ROW EXECUTE FUNCTION bankdaten_schliessen();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT ON bankdaten_gesehen DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_bankdaten_gesehen();
CREATE TRIGGER befangenheit_bleibt BEFORE UPDATE ON befangenheit FOR EACH ROW EXECUTE FUNCTION befangenheit_bleibt();
CREATE TRIGGER befangenheit_entfernt BEFORE DELETE ON befangenheit FOR EACH ROW EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER befangenheit_nicht_leeren BEFORE TRUNCATE ON befangenheit FOR EACH STATEMENT EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER befragung_lauf BEFORE INSERT OR DELETE OR UPDATE ON befragung FOR EACH ROW EXECUTE FUNCTION befragung_lauf();
CREATE TRIGGER befragung_nicht_leeren BEFORE TRUNCATE ON befragung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER bekanntgabe_bleibt BEFORE DELETE OR UPDATE ON bekanntgabe FOR EACH ROW EXECUTE FUNCTION bekanntgabe_bleibt();
CREATE TRIGGER bekanntgabe_nach_recht BEFORE INSERT ON bekanntgabe FOR EACH ROW EXECUTE FUNCTION bekanntgabe_nach_recht();
CREATE TRIGGER bekanntgabe_nach_recht_anders BEFORE UPDATE ON bekanntgabe FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION bekanntgabe_nach_recht();
CREATE TRIGGER bewilligung_wirksam AFTER UPDATE OF bekannt_am ON bekanntgabe FOR EACH ROW WHEN (old.bekannt_am IS DISTINCT FROM new.bekannt_am) EXECUTE FUNCTION bewilligung_wirksam();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF status ON bekanntgabe DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_bekanntgabe_folgen();
CREATE TRIGGER bekundung_eingefroren BEFORE UPDATE OF eingereicht_version, zurueckgezogen_am, ibk_meta_guid ON bekundung FOR EACH ROW WHEN (old.eingereicht_version IS DISTINCT FROM new.eingereicht_version OR old.zurueckgezogen_am IS DISTINCT FROM new.zurueckgezogen_am OR old.ibk_meta_guid IS DISTINCT FROM new.ibk_meta_guid) EXECUTE FUNCTION bekundung_eingefroren();
CREATE TRIGGER bekundung_eingefroren_neu BEFORE INSERT ON bekundung FOR EACH ROW WHEN (new.eingereicht_version IS NOT NULL) EXECUTE FUNCTION bekundung_eingefroren();
CREATE TRIGGER bekundung_entfallen_gilt BEFORE UPDATE ON bekundung FOR EACH ROW WHEN (old.entfallen_am IS DISTINCT FROM new.entfallen_am OR old.entfallen_grund IS DISTINCT FROM new.entfallen_grund) EXECUTE FUNCTION bekundung_entfallen_gilt();
CREATE TRIGGER dokument_anlegen AFTER INSERT ON bekundung FOR EACH ROW EXECUTE FUNCTION dokument_anlegen();
CREATE TRIGGER dokument_entfernen AFTER DELETE ON bekundung FOR EACH ROW EXECUTE FUNCTION dokument_entfernen();
CREATE TRIGGER dokument_nicht_leeren BEFORE TRUNCATE ON bekundung FOR EACH STATEMENT EXECUTE FUNCTION dokument_nicht_leeren();
CREATE TRIGGER eingereicht_bleibt BEFORE UPDATE OF eingereicht_version ON bekundung FOR EACH ROW WHEN (old.eingereicht_version IS NOT NULL) EXECUTE FUNCTION eingereicht_bleibt('erneut');
CREATE TRIGGER bescheid_nicht_leeren BEFORE TRUNCATE ON bescheid FOR EACH STATEMENT EXECUTE FUNCTION bescheid_unveraenderlich();
CREATE TRIGGER bescheid_unveraenderlich BEFORE INSERT OR DELETE OR UPDATE ON bescheid FOR EACH ROW EXECUTE FUNCTION bescheid_unveraenderlich();
CREATE TRIGGER bescheid_wie_vorgelegt BEFORE INSERT ON bescheid FOR EACH ROW EXECUTE FUNCTION bescheid_wie_vorgelegt();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF datei_guid ON bescheid DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');
CREATE TRIGGER bescheid_abruf_bleibt BEFORE DELETE OR UPDATE ON bescheid_abruf FOR EACH ROW EXECUTE FUNCTION bescheid_abruf_bleibt();
CREATE TRIGGER bewilligung_sinkt BEFORE UPDATE OF bewilligt_cent ON bewilligter_gegenstand FOR EACH ROW WHEN (old.bewilligt_cent IS DISTINCT FROM new.bewilligt_cent) EXECUTE FUNCTION bewilligung_sinkt();
CREATE TRIGGER deminimis_reicht AFTER INSERT ON bewilligter_gegenstand FOR EACH ROW EXECUTE FUNCTION deminimis_reicht();
CREATE TRIGGER gegenstand_bleibt BEFORE DELETE ON bewilligter_gegenstand FOR EACH ROW EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER gegenstand_nicht_leeren BEFORE TRUNCATE ON bewilligter_gegenstand FOR EACH STATEMENT EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER gegenstand_zu_zweit AFTER INSERT OR UPDATE ON bewilligter_gegenstand FOR EACH ROW EXECUTE FUNCTION gegenstand_zu_zweit();
CREATE TRIGGER jahresbudget_bewilligt_folgen AFTER INSERT OR DELETE OR UPDATE OF bewilligt_cent ON bewilligter_gegenstand FOR EACH ROW EXECUTE FUNCTION jahresbudget_bewilligt_folgen();
CREATE TRIGGER runde_bewilligt_folgen AFTER INSERT OR DELETE OR UPDATE OF bewilligt_cent ON bewilligter_gegenstand FOR EACH ROW EXECUTE FUNCTION runde_bewilligt_folgen();
CREATE TRIGGER bewilligung_bleibt BEFORE DELETE ON bewilligung FOR EACH ROW EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER bewilligung_nicht_leeren BEFORE TRUNCATE ON bewilligung FOR EACH STATEMENT EXECUTE FUNCTION mit_seinem_fall_entfernt();
CREATE TRIGGER bewilligung_zu_zweit BEFORE INSERT ON bewilligung FOR EACH ROW EXECUTE FUNCTION bewilligung_zu_zweit();
CREATE TRIGGER bewilligung_zu_zweit_anders BEFORE UPDATE ON bewilligung FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION bewilligung_zu_zweit();
CREATE CONSTRAINT TRIGGER jahresreserve_nach_bewilligung AFTER INSERT ON bewilligung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION jahresreserve_nach_bewilligung();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER UPDATE OF scan_status ON datei DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.scan_status = ANY (ARRAY['infiziert'::text, 'beschädigt'::text])) AND new.unternehmen_guid IS NOT NULL) EXECUTE FUNCTION vorrat_folgen('unternehmen', 'unternehmen_guid');
CREATE TRIGGER deminimis_beihilfe_bleibt BEFORE UPDATE ON deminimis_beihilfe FOR EACH ROW EXECUTE FUNCTION deminimis_beihilfe_bleibt();
CREATE TRIGGER dokument_nicht_leeren BEFORE TRUNCATE ON dokument FOR EACH STATEMENT EXECUTE FUNCTION dokument_nicht_leeren();
CREATE TRIGGER einreichung_nicht_leeren BEFORE TRUNCATE ON einreichung FOR EACH STATEMENT EXECUTE FUNCTION einreichung_unveraenderlich();
CREATE TRIGGER einreichung_unveraenderlich BEFORE DELETE OR UPDATE ON einreichung FOR EACH ROW EXECUTE FUNCTION einreichung_unveraenderlich();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT ON einreichung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('antrag', 'dokument_guid');
CREATE TRIGGER einwilligung_bekanntgabe_unveraenderlich BEFORE UPDATE ON einwilligung_bekanntgabe FOR EACH ROW EXECUTE FUNCTION einwilligung_bekanntgabe_unveraenderlich();
CREATE TRIGGER entscheidung_bearbeitet AFTER INSERT OR UPDATE OF geaendert_von, vorbereitet_von ON entscheidung FOR EACH ROW EXECUTE FUNCTION entscheidung_bearbeitet();
CREATE TRIGGER entscheidung_bleibt BEFORE DELETE ON entscheidung FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER entscheidung_lauf BEFORE INSERT OR UPDATE ON entscheidung FOR EACH ROW EXECUTE FUNCTION entscheidung_lauf();
CREATE TRIGGER entscheidung_mitwirkung BEFORE UPDATE OF status ON entscheidung FOR EACH ROW WHEN (new.status = 'FREIGEGEBEN'::text) EXECUTE FUNCTION mitwirkung_sperrt('guid');
CREATE TRIGGER entscheidung_nicht_leeren BEFORE TRUNCATE ON entscheidung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER entscheidung_vorgelegt BEFORE UPDATE ON entscheidung FOR EACH ROW WHEN (old.status = 'VORGELEGT'::text) EXECUTE FUNCTION vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am}', '{eingaben,inhalt_sha256}', '{}');
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF status, entscheidbar_bis ON entscheidung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');
CREATE TRIGGER entscheidung_bearbeiter_bleibt BEFORE DELETE OR UPDATE ON entscheidung_bearbeiter FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER entscheidung_bearbeiter_nicht_leeren BEFORE TRUNCATE ON entscheidung_bearbeiter FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER foerderrunde_steht_fest BEFORE DELETE OR UPDATE ON foerderrunde FOR EACH ROW EXECUTE FUNCTION runde_steht_fest();
CREATE TRIGGER geheimnis_melden AFTER UPDATE ON geheimnis FOR EACH ROW EXECUTE FUNCTION geheimnis_melden();
CREATE TRIGGER einladung_reserve_loesen AFTER UPDATE OF status, zurueckgezogen_am ON geschaeft FOR EACH ROW WHEN (new.einladung_guid IS NOT NULL AND (new.zurueckgezogen_am IS NOT NULL OR (new.status = ANY (ARRAY['BEWILLIGT'::text, 'ABGELEHNT'::text])))) EXECUTE FUNCTION einladung_reserve_loesen();
CREATE TRIGGER geschaeft_angelegt_in BEFORE INSERT ON geschaeft FOR EACH ROW EXECUTE FUNCTION angelegt_in();
CREATE TRIGGER geschaeft_zu_zweit BEFORE INSERT ON geschaeft FOR EACH ROW EXECUTE FUNCTION geschaeft_zu_zweit();
CREATE TRIGGER geschaeft_zu_zweit_anders BEFORE UPDATE ON geschaeft FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION geschaeft_zu_zweit();
CREATE TRIGGER jahresreserve_loesen AFTER UPDATE OF status, zurueckgezogen_am ON geschaeft FOR EACH ROW WHEN (new.zurueckgezogen_am IS NOT NULL OR new.status = 'ABGELEHNT'::text) EXECUTE FUNCTION jahresreserve_loesen();
CREATE TRIGGER konversation_eroeffnen AFTER INSERT ON geschaeft FOR EACH ROW EXECUTE FUNCTION konversation_eroeffnen();
CREATE TRIGGER konversation_schliessen BEFORE DELETE ON geschaeft FOR EACH ROW EXECUTE FUNCTION konversation_schliessen();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER UPDATE OF status, status_seit, zurueckgezogen_am ON geschaeft DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'guid');
CREATE TRIGGER ibk_meta_bearbeiter_gehen AFTER DELETE ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_bearbeiter_gehen();
CREATE TRIGGER ibk_meta_bearbeitet AFTER INSERT OR UPDATE OF angelegt_von, geaendert_von ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_bearbeitet();
CREATE TRIGGER ibk_meta_bleibt BEFORE DELETE ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_bleibt();
CREATE TRIGGER ibk_meta_eingefroren BEFORE UPDATE ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_eingefroren();
CREATE TRIGGER ibk_meta_steht_fest BEFORE INSERT ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_steht_fest();
CREATE TRIGGER ibk_meta_steht_fest_anders BEFORE UPDATE ON ibk_meta FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION ibk_meta_steht_fest();
CREATE TRIGGER ibk_meta_veroeffentlicht BEFORE UPDATE ON ibk_meta FOR EACH ROW EXECUTE FUNCTION ibk_meta_veroeffentlicht();
CREATE TRIGGER runde_budget_folgen AFTER INSERT OR UPDATE OF budget_cent ON ibk_meta FOR EACH ROW EXECUTE FUNCTION runde_budget_folgen();
CREATE TRIGGER ibk_meta_vorgaben_fest BEFORE INSERT OR DELETE OR UPDATE ON ibk_meta_vorgaben FOR EACH ROW EXECUTE FUNCTION ibk_meta_vorgaben_fest();
CREATE TRIGGER ibk_meta_vorgaben_steht_fest BEFORE INSERT OR DELETE OR UPDATE ON ibk_meta_vorgaben FOR EACH ROW EXECUTE FUNCTION runde_steht_fest();
CREATE TRIGGER jahresbudget_steht_fest BEFORE INSERT OR UPDATE ON jahresbudget FOR EACH ROW EXECUTE FUNCTION jahresbudget_steht_fest();
CREATE TRIGGER jahresreserve_bleibt BEFORE UPDATE ON jahresreserve FOR EACH ROW WHEN (old.geschaeft_guid IS DISTINCT FROM new.geschaeft_guid OR old.programm IS DISTINCT FROM new.programm OR old.jahr IS DISTINCT FROM new.jahr) EXECUTE FUNCTION jahresreserve_bleibt();
CREATE TRIGGER jahresreserve_folgen AFTER INSERT OR DELETE OR UPDATE ON jahresreserve FOR EACH ROW EXECUTE FUNCTION jahresreserve_folgen();
CREATE TRIGGER einmallink_ersetzen AFTER UPDATE OF passwort_hash, email ON konto FOR EACH ROW WHEN (old.passwort_hash <> new.passwort_hash OR lower(old.email) <> lower(new.email)) EXECUTE FUNCTION einmallink_ersetzen();
CREATE TRIGGER konversation_zaehlen AFTER INSERT OR DELETE ON konversation FOR EACH ROW EXECUTE FUNCTION konversation_zaehlen();
CREATE TRIGGER listenzeile_bleibt BEFORE DELETE OR UPDATE ON listenzeile FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER listenzeile_nicht_leeren BEFORE TRUNCATE ON listenzeile FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER listenzeile_versiegelt AFTER INSERT ON listenzeile REFERENCING NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION listenzeile_versiegelt();
CREATE TRIGGER ungelesen_melden AFTER INSERT OR DELETE OR UPDATE ON mitgliedschaft FOR EACH ROW EXECUTE FUNCTION ungelesen_melden();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR DELETE ON mitgliedschaft DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('unternehmen', 'unternehmen_guid');
CREATE TRIGGER mitteilung_eingetragen AFTER INSERT ON mitteilung FOR EACH ROW EXECUTE FUNCTION mitteilung_eingetragen();
CREATE TRIGGER mitteilung_unveraenderlich BEFORE UPDATE ON mitteilung FOR EACH ROW EXECUTE FUNCTION mitteilung_unveraenderlich();
CREATE TRIGGER ungelesen_melden AFTER INSERT OR DELETE OR UPDATE ON mitteilung FOR EACH ROW EXECUTE FUNCTION ungelesen_melden();
CREATE TRIGGER mitteilung_anhang_eingetragen AFTER INSERT ON mitteilung_anhang FOR EACH ROW EXECUTE FUNCTION mitteilung_anhang_eingetragen();
CREATE TRIGGER mitteilung_anhang_unveraenderlich BEFORE UPDATE ON mitteilung_anhang FOR EACH ROW EXECUTE FUNCTION mitteilung_unveraenderlich();
CREATE TRIGGER ungelesen_melden AFTER INSERT OR DELETE OR UPDATE ON mitteilung_gelesen FOR EACH ROW EXECUTE FUNCTION ungelesen_melden();
CREATE TRIGGER mitzeichnung_lauf BEFORE INSERT ON mitzeichnung FOR EACH ROW EXECUTE FUNCTION mitzeichnung_lauf();
CREATE TRIGGER mitzeichnung_lauf_weiter BEFORE UPDATE OF status ON mitzeichnung FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION mitzeichnung_lauf();
CREATE TRIGGER mitzeichnung_unveraenderlich BEFORE UPDATE OF dokument_guid, person, inhalt, sha256, unterschrieben_am ON mitzeichnung FOR EACH ROW WHEN (old.sha256 IS NOT NULL) EXECUTE FUNCTION mitzeichnung_unveraenderlich();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF frist, erledigt_am ON nachforderung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('antrag', 'antrag_guid');
CREATE TRIGGER notiz_unveraenderlich BEFORE UPDATE ON notiz FOR EACH ROW EXECUTE FUNCTION notiz_unveraenderlich();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER UPDATE OF value ON nutzer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.value -> 'vorname'::text) IS DISTINCT FROM (new.value -> 'vorname'::text) OR (old.value -> 'nachname'::text) IS DISTINCT FROM (new.value -> 'nachname'::text)) EXECUTE FUNCTION vorrat_name_folgen();
CREATE TRIGGER nutzungsbedingungen_melden AFTER INSERT ON nutzungsbedingungen FOR EACH ROW EXECUTE FUNCTION nutzungsbedingungen_melden();
CREATE TRIGGER nutzungsbedingungen_nicht_leeren BEFORE TRUNCATE ON nutzungsbedingungen FOR EACH STATEMENT EXECUTE FUNCTION nutzungsbedingungen_unveraenderlich();
CREATE TRIGGER nutzungsbedingungen_pruefen BEFORE INSERT ON nutzungsbedingungen FOR EACH ROW EXECUTE FUNCTION nutzungsbedingungen_pruefen();
CREATE TRIGGER nutzungsbedingungen_unveraenderlich BEFORE DELETE OR UPDATE ON nutzungsbedingungen FOR EACH ROW EXECUTE FUNCTION nutzungsbedingungen_unveraenderlich();
CREATE TRIGGER zustimmung_nicht_leeren BEFORE TRUNCATE ON nutzungsbedingungen_zustimmung FOR EACH STATEMENT EXECUTE FUNCTION nutzungsbedingungen_unveraenderlich();
CREATE TRIGGER zustimmung_unveraenderlich BEFORE DELETE OR UPDATE ON nutzungsbedingungen_zustimmung FOR EACH ROW EXECUTE FUNCTION nutzungsbedingungen_unveraenderlich();
CREATE TRIGGER programmanlage_bleibt BEFORE DELETE OR UPDATE ON programmanlage FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER programmanlage_nicht_leeren BEFORE TRUNCATE ON programmanlage FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER pruefprogramm_bleibt BEFORE DELETE OR UPDATE ON pruefprogramm FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER pruefprogramm_nicht_leeren BEFORE TRUNCATE ON pruefprogramm FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER pruefvermerk_nicht_leeren BEFORE TRUNCATE ON pruefvermerk FOR EACH STATEMENT EXECUTE FUNCTION pruefvermerk_unveraenderlich();
CREATE TRIGGER pruefvermerk_unveraenderlich BEFORE DELETE OR UPDATE ON pruefvermerk FOR EACH ROW EXECUTE FUNCTION pruefvermerk_unveraenderlich();
CREATE TRIGGER reihung_bleibt BEFORE DELETE ON reihung FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER reihung_lauf BEFORE INSERT OR UPDATE ON reihung FOR EACH ROW EXECUTE FUNCTION reihung_lauf();
CREATE TRIGGER reihung_mitwirkung BEFORE UPDATE OF status ON reihung FOR EACH ROW WHEN (new.status = 'FREIGEGEBEN'::text) EXECUTE FUNCTION mitwirkung_sperrt('guid');
CREATE TRIGGER reihung_nicht_leeren BEFORE TRUNCATE ON reihung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER reihung_oeffnen_mitwirkung BEFORE UPDATE OF status ON reihung FOR EACH ROW WHEN (new.status = 'GEOEFFNET'::text) EXECUTE FUNCTION reihung_oeffnen_sperrt();
CREATE TRIGGER reihungszeile_bleibt BEFORE DELETE OR UPDATE ON reihungszeile FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER reihungszeile_gilt AFTER INSERT ON reihungszeile REFERENCING NEW TABLE AS neu FOR EACH STATEMENT EXECUTE FUNCTION reihungszeile_gilt();
CREATE TRIGGER reihungszeile_nicht_leeren BEFORE TRUNCATE ON reihungszeile FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER runde_budget_steht_fest BEFORE UPDATE OF ibk_meta_guid, budget_cent ON runde_budget FOR EACH ROW EXECUTE FUNCTION runde_budget_steht_fest();
CREATE TRIGGER runde_liste_bleibt BEFORE DELETE OR UPDATE ON runde_liste FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER runde_liste_nicht_leeren BEFORE TRUNCATE ON runde_liste FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER serienmitteilung_unveraenderlich BEFORE UPDATE ON serienmitteilung FOR EACH ROW EXECUTE FUNCTION mitteilung_unveraenderlich();
CREATE TRIGGER serienfall_lauf BEFORE UPDATE ON serienmitteilung_fall FOR EACH ROW EXECUTE FUNCTION serienfall_lauf();
CREATE TRIGGER sid_gesperrt_melden AFTER INSERT OR UPDATE ON sid_gesperrt FOR EACH ROW EXECUTE FUNCTION sid_gesperrt_melden();
CREATE TRIGGER staffel_bleibt BEFORE DELETE ON staffel FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER staffel_lauf BEFORE INSERT OR UPDATE ON staffel FOR EACH ROW EXECUTE FUNCTION staffel_lauf();
CREATE TRIGGER staffel_mitwirkung BEFORE UPDATE OF status ON staffel FOR EACH ROW WHEN (new.status = 'FREIGEGEBEN'::text) EXECUTE FUNCTION mitwirkung_sperrt('guid');
CREATE TRIGGER staffel_nicht_leeren BEFORE TRUNCATE ON staffel FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER umfrage_fassung_lauf BEFORE DELETE OR UPDATE ON umfrage_fassung FOR EACH ROW EXECUTE FUNCTION umfrage_fassung_lauf();
CREATE TRIGGER umfrage_fassung_nicht_leeren BEFORE TRUNCATE ON umfrage_fassung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER konversation_eroeffnen AFTER INSERT ON unternehmen FOR EACH ROW EXECUTE FUNCTION konversation_eroeffnen();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER UPDATE OF name, value ON unternehmen DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('unternehmen', 'guid');
CREATE TRIGGER verbund_folgen AFTER INSERT ON unternehmensverbindung FOR EACH ROW EXECUTE FUNCTION verbund_folgen();
CREATE TRIGGER verbund_loesen AFTER DELETE ON unternehmensverbindung FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION verbund_folgen();
CREATE TRIGGER verzicht_bleibt BEFORE DELETE ON verzicht FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER verzicht_lauf BEFORE INSERT OR UPDATE ON verzicht FOR EACH ROW EXECUTE FUNCTION verzicht_lauf();
CREATE TRIGGER verzicht_nicht_leeren BEFORE TRUNCATE ON verzicht FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF status ON verzicht DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');
CREATE TRIGGER vorlegung_bleibt BEFORE DELETE ON vorlegung FOR EACH ROW WHEN (old.runde_guid IS NULL OR NOT runde_fort(old.runde_guid)) EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER vorlegung_lauf BEFORE INSERT OR UPDATE ON vorlegung FOR EACH ROW EXECUTE FUNCTION vorlegung_lauf();
CREATE TRIGGER vorlegung_nicht_leeren BEFORE TRUNCATE ON vorlegung FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER vorlegung_bearbeiter_bleibt BEFORE DELETE OR UPDATE ON vorlegung_bearbeiter FOR EACH ROW WHEN (NOT (old.art = 'rundeVeroeffentlichen'::text AND runde_fort(old.objekt))) EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER vorlegung_bearbeiter_nicht_leeren BEFORE TRUNCATE ON vorlegung_bearbeiter FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER vorlegung_bearbeiter_wartet BEFORE INSERT ON vorlegung_bearbeiter FOR EACH ROW EXECUTE FUNCTION vorlegung_bearbeiter_wartet();
CREATE TRIGGER vorlegung_bezug_bleibt BEFORE INSERT OR DELETE OR UPDATE ON vorlegung_bezug FOR EACH ROW EXECUTE FUNCTION vorlegung_bezug_bleibt();
CREATE TRIGGER vorlegung_bezug_nicht_leeren BEFORE TRUNCATE ON vorlegung_bezug FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF faellig, erledigt_am ON wiedervorlage DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');
CREATE TRIGGER zahllauf_bearbeitet AFTER INSERT OR UPDATE OF geaendert_von, vorbereitet_von ON zahllauf FOR EACH ROW EXECUTE FUNCTION zahllauf_bearbeitet();
CREATE TRIGGER zahllauf_bleibt BEFORE DELETE ON zahllauf FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_lauf BEFORE INSERT ON zahllauf FOR EACH ROW EXECUTE FUNCTION zahllauf_lauf();
CREATE TRIGGER zahllauf_lauf_weiter BEFORE UPDATE ON zahllauf FOR EACH ROW WHEN (NOT (old.status = 'FREIGEGEBEN'::text AND new.status = 'VERWORFEN'::text)) EXECUTE FUNCTION zahllauf_lauf();
CREATE TRIGGER zahllauf_mit_datei BEFORE UPDATE OF status ON zahllauf FOR EACH ROW WHEN (old.status = 'VORGELEGT'::text AND new.status = 'FREIGEGEBEN'::text) EXECUTE FUNCTION zahllauf_datei_zur_freigabe();
CREATE TRIGGER zahllauf_nicht_leeren BEFORE TRUNCATE ON zahllauf FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_rechtzeitig BEFORE UPDATE ON zahllauf FOR EACH ROW WHEN (old.status = 'FREIGEGEBEN'::text AND new.status = 'EINGEREICHT'::text) EXECUTE FUNCTION zahllauf_rechtzeitig();
CREATE TRIGGER zahllauf_verfaellt BEFORE UPDATE ON zahllauf FOR EACH ROW WHEN (old.status = 'FREIGEGEBEN'::text AND new.status = 'VERWORFEN'::text) EXECUTE FUNCTION zahllauf_verfaellt();
CREATE TRIGGER zahllauf_vorgelegt BEFORE UPDATE ON zahllauf FOR EACH ROW WHEN (old.status = 'VORGELEGT'::text) EXECUTE FUNCTION vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am,ausfuehrung_am}', '{inhalt,inhalt_sha256}', '{verworfen_grund,geaendert_von,geaendert_am}');
CREATE TRIGGER zahllauf_abruf_bleibt BEFORE DELETE OR UPDATE ON zahllauf_abruf FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_abruf_nicht_leeren BEFORE TRUNCATE ON zahllauf_abruf FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_bearbeiter_bleibt BEFORE DELETE OR UPDATE ON zahllauf_bearbeiter FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_bearbeiter_nicht_leeren BEFORE TRUNCATE ON zahllauf_bearbeiter FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_datei_bleibt BEFORE DELETE OR UPDATE ON zahllauf_datei FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_datei_nicht_leeren BEFORE TRUNCATE ON zahllauf_datei FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_datei_zur_freigabe BEFORE INSERT ON zahllauf_datei FOR EACH ROW EXECUTE FUNCTION zahllauf_datei_zur_freigabe();
CREATE TRIGGER zahllauf_verfall_bearbeitet AFTER INSERT ON zahllauf_verfall FOR EACH ROW EXECUTE FUNCTION zahllauf_verfall_bearbeitet();
CREATE TRIGGER zahllauf_verfall_bleibt BEFORE DELETE ON zahllauf_verfall FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahllauf_verfall_lauf BEFORE INSERT OR UPDATE ON zahllauf_verfall FOR EACH ROW EXECUTE FUNCTION zahllauf_verfall_lauf();
CREATE TRIGGER zahllauf_verfall_nicht_leeren BEFORE TRUNCATE ON zahllauf_verfall FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahlposten_bleibt BEFORE DELETE ON zahlposten FOR EACH ROW EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahlposten_lauf BEFORE INSERT ON zahlposten FOR EACH ROW EXECUTE FUNCTION zahlposten_lauf();
CREATE TRIGGER zahlposten_lauf_weiter BEFORE UPDATE ON zahlposten FOR EACH ROW WHEN (NOT (old.status = 'OFFEN'::text AND new.status = 'VERWORFEN'::text)) EXECUTE FUNCTION zahlposten_lauf();
CREATE TRIGGER zahlposten_nicht_leeren BEFORE TRUNCATE ON zahlposten FOR EACH STATEMENT EXECUTE FUNCTION nur_wartung_entfernt();
CREATE TRIGGER zahlposten_steht_fest BEFORE UPDATE ON zahlposten FOR EACH ROW EXECUTE FUNCTION zahlposten_steht_fest();
CREATE TRIGGER zahlposten_verfaellt BEFORE UPDATE ON zahlposten FOR EACH ROW WHEN (old.status = 'OFFEN'::text AND new.status = 'VERWORFEN'::text) EXECUTE FUNCTION zahlposten_verfaellt();
CREATE CONSTRAINT TRIGGER zahlposten_verworfen AFTER UPDATE OF status ON zahlposten DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.status = 'VERWORFEN'::text) EXECUTE FUNCTION zahlposten_verworfen();
CREATE CONSTRAINT TRIGGER vorrat_folgen AFTER INSERT OR UPDATE OF bis ON zuweisung DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION vorrat_folgen('geschaeft', 'geschaeft_guid');

-- Anmerkungen
comment on column auszahlung.angelegt_in is 'The transaction that inserted it.';
comment on column auszahlung_position.beantragt_cent is 'What is claimed; of a draft what it holds, which is less where the item has less left.';
comment on column einreichung.nummer_version is 'Version dieses Dokuments, mit der die Eingangsnummer vergeben wurde';
comment on column entscheidung.summe_cent is 'What is granted; of an act after the approval what is taken away.';
comment on column geschaeft.angelegt_in is 'The transaction that inserted it.';
comment on column listenzeile.sha256 is 'as it is published: of the submission, or salted';

-- Rechte
grant usage on schema public to portal_app;
grant select, usage on sequence auszahlung_eingang_nr to portal_app;
grant select, usage on sequence barriere_nr to portal_app;
grant select, usage on sequence bescheid_nr to portal_app;
grant select, usage on sequence eingang_nr to portal_app;
grant select, usage on sequence frueheres_passwort_nr_seq to portal_app;
grant select, usage on sequence geschaeft_nr to portal_app;
grant select, usage on sequence geschaeftspartner_nr to portal_app;
grant select, usage on sequence ibk_eingang_nr to portal_app;
grant select, usage on sequence identitaet_auftrag_id_seq to portal_app;
grant select, usage on sequence mitteilung_nr_seq to portal_app;
grant select, usage on sequence zahllauf_nr to portal_app;
grant delete, insert, select, update on table adresse_hausnummern to portal_app;
grant delete, insert, select, update on table adresse_strasse to portal_app;
grant delete, insert, select, update on table adresse_wort to portal_app;
grant delete, insert, select, update on table anhoerung to portal_app;
grant delete, insert, select, update on table anmeldeversuch to portal_app;
grant delete, insert, select, update on table ansicht to portal_app;
grant delete, insert, select, update on table antrag to portal_app;
grant delete, insert, select, update on table antrag_einladung to portal_app;
grant delete, insert, select, update on table anwesenheit to portal_app;
grant select on table audit_kette to portal_app;
grant insert, select on table audit_log to portal_app;
grant delete, insert, select, update on table aufrufschluessel to portal_app;
grant delete, insert, select, update on table auszahlung to portal_app;
grant delete, insert, select, update on table auszahlung_position to portal_app;
grant delete, insert, select, update on table auszahlung_zahlung to portal_app;
grant delete, insert, select, update on table auszahlungskonto to portal_app;
grant delete, insert, select, update on table auszahlungspruefung to portal_app;
grant delete, insert, select, update on table auszahlungspruefung_bearbeiter to portal_app;
grant insert, select on table bankdaten_aenderung to portal_app;
grant insert, select on table bankdaten_gesehen to portal_app;
grant delete, insert, select, update on table bankdaten_offen to portal_app;
grant delete, insert, select, update on table bankperson to portal_app;
grant delete, insert, select, update on table barriere to portal_app;
grant delete, insert, select, update on table befangenheit to portal_app;
grant delete, insert, select, update on table befragung to portal_app;
grant delete, insert, select, update on table bekanntgabe to portal_app;
grant insert, select on table bekanntgabe_post to portal_app;
grant delete, insert, select, update on table bekundung to portal_app;
grant delete, insert, select, update on table bescheid to portal_app;
grant delete, insert, select, update on table bescheid_abruf to portal_app;
grant delete, insert, select, update on table bescheidvorlage to portal_app;
grant delete, insert, select, update (bewilligt_cent) on table bewilligter_gegenstand to portal_app;
grant delete, insert, select, update on table bewilligung to portal_app;
grant delete, insert, select, update on table datei to portal_app;
grant delete, insert, select, update on table deminimis_beihilfe to portal_app;
grant delete, insert, select, update on table deminimis_konto to portal_app;
grant delete, insert, select, update on table dokument to portal_app;
grant delete, insert, select, update on table einladung to portal_app;
grant delete, insert, select, update on table einmallink to portal_app;
grant delete, insert, select, update on table einreichung to portal_app;
grant insert, select, update on table einwilligung_bekanntgabe to portal_app;
grant delete, insert, select, update on table entscheidung to portal_app;
grant delete, insert, select, update on table entscheidung_bearbeiter to portal_app;
grant delete, insert, select, update on table fall_suchtext to portal_app;
grant delete, insert, select, update on table foerderrunde to portal_app;
grant delete, insert, select, update on table fristerinnerung to portal_app;
grant delete, insert, select, update on table frueheres_passwort to portal_app;
grant delete, insert, select, update on table geheimnis to portal_app;
grant delete, insert, select, update on table geschaeft to portal_app;
grant delete, insert, select, update on table ibk_meta to portal_app;
grant delete, insert, select, update on table ibk_meta_vorgaben to portal_app;
grant delete, insert, select, update on table identifizierung_aufzeichnung to portal_app;
grant delete, insert, select, update on table identifizierung_stand to portal_app;
grant insert, select on table identifizierung_vermerk to portal_app;
grant delete, insert, select, update on table identifizierung_versuch to portal_app;
grant delete, insert, select, update on table identifizierung_zu_sichten to portal_app;
grant delete, insert, select, update on table identitaet_auftrag to portal_app;
grant insert (budget_cent), insert (jahr), insert (programm), select, update (budget_cent) on table jahresbudget to portal_app;
grant delete, insert, select, update on table jahresreserve to portal_app;
grant delete, insert, select, update on table job_unfall to portal_app;
grant delete, insert, select, update on table konto to portal_app;
grant delete, insert, select, update on table konversation to portal_app;
grant delete, insert, select, update on table konversation_anzahl to portal_app;
grant delete, insert, select, update on table konversation_gesehen to portal_app;
grant delete, insert, select, update on table listenzeile to portal_app;
grant delete, insert, select, update on table logout_token to portal_app;
grant delete, insert, select, update on table mitglied to portal_app;
grant delete, insert, select, update on table mitgliedschaft to portal_app;
grant insert, select, update on table mitteilung to portal_app;
grant insert, select, update on table mitteilung_anhang to portal_app;
grant delete, insert, select, update on table mitteilung_gelesen to portal_app;
grant delete, insert, select, update on table mitzeichnung to portal_app;
grant delete, insert, select, update on table nachforderung to portal_app;
grant delete, insert, select, update on table nachforderung_ruecknahme to portal_app;
grant delete, insert, select, update on table nachforderung_verlaengerung to portal_app;
grant delete, insert, select, update on table notiz to portal_app;
grant delete, insert, select, update on table notiz_datei to portal_app;
grant delete, insert, select, update on table nutzer to portal_app;
grant delete, insert, select, update on table nutzer_snapshot to portal_app;
grant insert, select on table nutzungsbedingungen to portal_app;
grant insert, select on table nutzungsbedingungen_zustimmung to portal_app;
grant delete, insert, select, update on table offene_einladung to portal_app;
grant delete, insert, select, update on table oidc_artifact to portal_app;
grant select on table positivliste to portal_app;
grant delete, insert, select, update on table postausgang to portal_app;
grant delete, insert, select, update on table programm to portal_app;
grant delete, insert, select, update on table programmanlage to portal_app;
grant delete, insert, select, update on table pruefkatalog to portal_app;
grant delete, insert, select, update on table pruefprogramm to portal_app;
grant delete, insert, select, update on table pruefvermerk to portal_app;
grant insert (betrag_cent), insert (schluessel), insert (unternehmen_guid), select, update (betrag_cent) on table rechnung to portal_app;
grant delete, insert, select, update on table reihung to portal_app;
grant delete, insert, select, update on table reihungszeile to portal_app;
grant select, update (ibk_meta_guid) on table runde_budget to portal_app;
grant delete, insert, select, update on table runde_datei to portal_app;
grant delete, insert, select, update on table runde_liste to portal_app;
grant insert on table schreibprobe to portal_app;
grant delete, insert, select, update on table schreibvorlage to portal_app;
grant insert, select on table serienmitteilung to portal_app;
grant insert, select, update on table serienmitteilung_fall to portal_app;
grant delete, insert, select, update on table sid_gesperrt to portal_app;
grant delete, insert, select, update on table staffel to portal_app;
grant delete, insert, select, update on table umfrage to portal_app;
grant delete, insert, select, update on table umfrage_fassung to portal_app;
grant delete, insert, select, update on table unternehmen to portal_app;
grant delete, insert, select, update on table unternehmen_snapshot to portal_app;
grant delete, insert, select, update on table unternehmensverbindung to portal_app;
grant delete, insert, select, update on table verbund to portal_app;
grant delete, insert, select, update on table verbund_mitglied to portal_app;
grant select on table verzeichnis_bank to portal_app;
grant select on table verzeichnis_finanzamt to portal_app;
grant select on table verzeichnis_gericht to portal_app;
grant select on table verzeichnis_ort to portal_app;
grant insert, select on table verzeichnis_version to portal_app;
grant delete, insert, select, update on table verzicht to portal_app;
grant delete, insert, select, update on table vorlegung to portal_app;
grant delete, insert, select, update on table vorlegung_bearbeiter to portal_app;
grant delete, insert, select, update on table vorlegung_bezug to portal_app;
grant delete, insert, select, update on table vorrat to portal_app;
grant delete, insert, select, update on table vorrat_bescheid to portal_app;
grant delete, insert, select, update on table vorrat_jetzt to portal_app;
grant delete, insert, select, update on table vorrat_lauf to portal_app;
grant delete, insert, select, update on table wiederherstellungscode to portal_app;
grant delete, insert, select, update on table wiedervorlage to portal_app;
grant delete, insert, select, update on table zahllauf to portal_app;
grant delete, insert, select, update on table zahllauf_abruf to portal_app;
grant delete, insert, select, update on table zahllauf_bearbeiter to portal_app;
grant delete, insert, select, update on table zahllauf_datei to portal_app;
grant delete, insert, select, update on table zahllauf_verfall to portal_app;
grant delete, insert, select, update on table zahlposten to portal_app;
grant delete, insert, select, update on table zuweisung to portal_app;
grant delete, insert, select, update on table zweiter_faktor to portal_app;

-- Rechte an künftigen Tabellen
alter default privileges in schema public grant delete, insert, select, update on tables to portal_app;
alter default privileges in schema public grant select, usage on sequences to portal_app;
