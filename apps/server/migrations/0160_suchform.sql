-- S10-06: searched is as packages/values/src/schlicht.ts folds; a test holds both together, sign by sign.
-- Before, the database knew fewer letters than the screens, and of what names a case the number, the company and the ZID alone.
alter function vorrat_falten(text) rename to grundform;

-- Small letters without their marks, words with a space between them; also the order of names (DIN 5007-1).
create or replace function grundform(wort text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(replace(replace(replace(replace(translate(
      regexp_replace(normalize(regexp_replace(wort,
        '[''`´ʹʻʼʽ‘’‚‛′\u00AD\u0300-\u036F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), NFKD),
        '[''`´ʹʻʼʽ‘’‚‛′\u00AD\u0300-\u036F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏøØłŁđĐðÐħĦŧŦŋŊıəƏẞÆŒÞ',
      'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρσστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџoollddddhhttnniaaßæœþ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[\u0001-/:-@[-`{-\u00BF×÷\u02B9-\u02FF\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u303F]+', ' ', 'g'))
$$;

-- Süd, Sued and Sud are one. A body of the SQL standard knows what it calls without a search path: a restored dump computes
-- generated columns without one.
create function schlicht(wort text) returns text language sql immutable strict parallel safe
return regexp_replace(grundform(wort), '([aou])e+', '\1', 'g');

-- What is searched in: 'eichen' stands in 'Neueichen', though in its form it does not.
create function suchform(wort text) returns text language sql immutable strict parallel safe
return (select case when f.form = f.genau then f.form else f.form || ' ' || f.genau end
  from (select schlicht(wort) as form, grundform(wort) as genau) f);

-- All that names a case: its number, those of what came in and went out, the company, and who acts for it.
create function vorrat_suchtext(fall uuid) returns text language sql stable as $$
  select suchform(concat_ws(' ', g.ge_nr, u.name, '276' || (u.value ->> 'zidBetriebsnummer'),
    (select string_agg(e.eingangsnummer, ' ' order by e.eingangsnummer) from einreichung e where e.dokument_guid in (
      select a.guid from antrag a where a.geschaeft_guid = g.guid
      union all select z.guid from auszahlung z where z.geschaeft_guid = g.guid)),
    (select string_agg(b.nummer, ' ' order by b.nummer) from bescheid b where b.geschaeft_guid = g.guid),
    (select string_agg(concat_ws(' ', m.vorname, m.nachname), ' ' order by m.nachname, m.vorname, m.nutzer_sub)
      from mitglied m where m.unternehmen_guid = g.unternehmen_guid)))
  from geschaeft g join unternehmen u on u.guid = g.unternehmen_guid where g.guid = fall
$$;

create or replace view vorrat_jetzt as
select g.guid as geschaeft_guid, a.guid as antrag_guid, g.ge_nr, g.programm, g.runde_guid, f.kategorien,
  g.unternehmen_guid, u.name as unternehmen_name, grundform(u.name) collate "C" as sortname,
  vorrat_suchtext(g.guid) as suchtext,
  left(u.value ->> 'zidBetriebsnummer', 2) as land, u.value ->> 'rechtsform' as rechtsform,
  e.formular #>> '{produktgruppenDaten,antragstellerArt}' as antragsteller_art,
  f.betrag_cent, e.eingegangen_am as eingang_am,
  g.status, g.zurueckgezogen_am is not null as zurueckgezogen,
  n.frist as nachforderung_bis, l.anhoerung_bis, l.entscheidung, l.bekanntgabe_bis,
  coalesce(g.zurueckgezogen_am, greatest(g.status_seit, l.seit, ve.erklaert_am)) as seit,
  coalesce(t.bis, 'infinity') as frist_bis, t.art as frist_art,
  z.bankperson_sub as zugewiesen_sub,
  coalesce((select max(2 * nr - (bis is null)::integer) from zuweisung where geschaeft_guid = g.guid), 0) as zuweisung_nr,
  g.status = 'NEUANTRAG_ABGESENDET' and e.mehrere as korrektur,
  exists (select from bankdaten_aenderung b where b.unternehmen_guid = g.unternehmen_guid
    and not exists (select from bankdaten_gesehen s where s.nachher_guid = b.nachher_guid)) as bankdaten_neu,
  exists (select from datei d where d.unternehmen_guid = g.unternehmen_guid
    and d.scan_status in ('infiziert', 'beschädigt')
    and strpos(e.gesendet, d.guid::text) > 0) as datei_gesperrt,
  ve.erklaert_am as verzicht_am
from geschaeft g
  join vorrat_lauf l on l.geschaeft_guid = g.guid
  join unternehmen u on u.guid = g.unternehmen_guid
  join antrag a on a.geschaeft_guid = g.guid
  join lateral (
    select s.eingegangen_am, s.gesendet, s.gesendet::jsonb as formular, count(*) over () > 1 as mehrere
    from einreichung s where s.dokument_guid = a.guid order by s.dokument_version desc limit 1
  ) e on true
  cross join lateral (
    select coalesce(array_agg(distinct x.seite ->> 'kategorie') filter (where x.seite ->> 'kategorie' is not null),
        '{}') as kategorien,
      coalesce(sum(round((p.posten ->> 'zuwendungsBetrag')::numeric * 100)), 0)::bigint as betrag_cent
    from jsonb_path_query(e.formular, '$.foerdergegenstandSeiten[*]') x (seite)
      left join lateral jsonb_path_query(x.seite, '$.foerdergegenstaende[*]') p (posten) on true
  ) f
  left join nachforderung n on n.antrag_guid = a.guid and n.erledigt_am is null
  left join verzicht ve on ve.geschaeft_guid = g.guid and ve.status = 'ERKLAERT'
  left join zuweisung z on z.geschaeft_guid = g.guid and z.bis is null
  left join lateral (
    select ((e.eingegangen_am at time zone 'Europe/Berlin')::date
        + (p.daten #>> '{entscheidung,tage}')::integer + 1)::timestamp at time zone 'Europe/Berlin' as bis
    from programm p
    where p.programm = g.programm and p.gueltig_ab <= (e.eingegangen_am at time zone 'Europe/Berlin')::date
    order by p.gueltig_ab desc limit 1
  ) r on g.status in ('NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG')
  left join lateral (
    select w.bis, w.art
    from (values (r.bis, 'ENTSCHEIDUNG'), (n.frist, 'NACHREICHEN'), (l.wiedervorlage_bis, 'WIEDERVORLAGE'),
      (case when g.status in ('IN_PRUEFUNG', 'BEWILLIGT') then l.anhoerung_bis end, 'ANHOERUNG'),
      (l.bekanntgabe_bis, 'ABRUF'), (l.entscheidbar_bis, 'JAHRESFRIST')) w (bis, art)
    where w.bis is not null and g.zurueckgezogen_am is null order by w.bis limit 1
  ) t on true;

-- A payout request arrives with a number of its own.
create function vorrat_auszahlung_folgen() returns trigger language plpgsql as $$
declare fall uuid;
begin
  select geschaeft_guid into fall from auszahlung where guid = new.dokument_guid;
  if fall is not null then
    perform vorrat_nachfuehren(fall);
  end if;
  return null;
end $$;
create constraint trigger vorrat_auszahlung_folgen after insert on einreichung
  deferrable initially deferred for each row execute function vorrat_auszahlung_folgen();

-- Who acts for a company comes, goes, or is called otherwise.
create function vorrat_mitglied_folgen() returns trigger language plpgsql as $$
declare fall uuid;
begin
  for fall in select guid from geschaeft where unternehmen_guid = coalesce(new.unternehmen_guid, old.unternehmen_guid)
    order by guid loop
    perform vorrat_nachfuehren(fall);
  end loop;
  return null;
end $$;
create constraint trigger vorrat_folgen after insert or delete on mitgliedschaft
  deferrable initially deferred for each row execute function vorrat_mitglied_folgen();
create function vorrat_nutzer_folgen() returns trigger language plpgsql as $$
declare fall uuid;
begin
  for fall in select g.guid from mitgliedschaft m join geschaeft g on g.unternehmen_guid = m.unternehmen_guid
    where m.nutzer_sub = new.sub order by g.guid loop
    perform vorrat_nachfuehren(fall);
  end loop;
  return null;
end $$;
create constraint trigger vorrat_folgen after update of value on nutzer
  deferrable initially deferred for each row
  when (old.value ->> 'vorname' is distinct from new.value ->> 'vorname'
    or old.value ->> 'nachname' is distinct from new.value ->> 'nachname')
  execute function vorrat_nutzer_folgen();

-- What is stored in the old form is written anew.
drop index nutzer_suche;
alter table nutzer drop column suchtext;
alter table nutzer add column suchtext text collate "C" generated always as
  (suchform((value ->> 'vorname') || ' ' || (value ->> 'nachname') || ' ' || username || ' ' || email)) stored;
create index nutzer_suche on nutzer using gin (suchtext gin_trgm_ops);
update bankperson set name = name;
update vorrat v set sortname = grundform(v.unternehmen_name), suchtext = vorrat_suchtext(v.geschaeft_guid);
