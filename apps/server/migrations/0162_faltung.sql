-- S10-06, ADR 0107: searched is as packages/values/src/suche/schlicht.ts folds; a test holds both together, sign by sign. 0160
-- knew neither the numbers of a declaration and a business partner nor letters that most fonts have.
-- Bodies of the SQL standard know what they call without a search path: a restored dump computes generated columns without one.

-- Letters that Unicode does not take apart, and capitals that are none of ASCII. Most texts have none: translate() takes as long as
-- all else together.
create function buchstaben(klein text) returns text language sql immutable strict parallel safe
return case when klein ~ '[^\u0001-\u007F]' then replace(replace(replace(replace(translate(klein,
    'ÆŒẞÞØøŁłĐđÐðĦħŦŧŊŋĸƵƶıƏəςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
    'æœßþoollddddhhttnnqzzieeσαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ'),
  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') else klein end;

-- Small letters without their marks, words with a space between them; also the order of names (DIN 5007-1). Of the server's
-- locale it knows nothing: that is another one from one installation to the next.
create or replace function grundform(wort text) returns text language sql immutable strict parallel safe
return btrim(regexp_replace(buchstaben(lower(regexp_replace(normalize(replace(wort, '´', ''''), nfkd),
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F''`\u02B9-\u02BF\u2018-\u201B\u2032\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]',
      '', 'g') collate "C")),
  '[\u0001-/:-@[-`{-\u00BF×÷\u02C0-\u02FF\u1680\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFFF9-\uFFFD]+', ' ', 'g'));

-- Süd, Sued and Sud are one.
create or replace function schlicht(wort text) returns text language sql immutable strict parallel safe
return regexp_replace(grundform(wort), '([aou])e+', '\1', 'g');

-- What is searched in: 'eichen' stands in 'Neueichen', though in its form it does not.
create or replace function suchform(wort text) returns text language sql immutable strict parallel safe
return case when grundform(wort) ~ '[aou]e' then schlicht(wort) || ' ' || grundform(wort) else grundform(wort) end;

-- All that names a case: its number, those of what came in and went out and of the declaration that it follows from, the
-- company with its ZID as it is printed, behind 276 (S1-06), and who acts for it.
create view fall_suchtext as
select g.guid as geschaeft_guid, suchform(n.namen) as suchtext
from geschaeft g join unternehmen u on u.guid = g.unternehmen_guid cross join lateral (
  select concat_ws(' ', g.ge_nr, u.name, '276' || (u.value ->> 'zidBetriebsnummer'), u.gp_nr,
    (select string_agg(distinct s.eingangsnummer, ' ' order by s.eingangsnummer) from einreichung s where s.dokument_guid in (
      select a.guid from antrag a where a.geschaeft_guid = g.guid
      union all select z.guid from auszahlung z where z.geschaeft_guid = g.guid
      union all select e.bekundung_guid from antrag_einladung e where e.guid = g.einladung_guid)),
    (select string_agg(b.nummer, ' ' order by b.nummer) from bescheid b where b.geschaeft_guid = g.guid),
    (select string_agg((p.value ->> 'vorname') || ' ' || (p.value ->> 'nachname'), ' ' order by p.sub)
      from mitgliedschaft m join nutzer p on p.sub = m.nutzer_sub where m.unternehmen_guid = g.unternehmen_guid)) as namen
  -- Put together once, whatever folds it.
  offset 0
) n;

create or replace view vorrat_jetzt as
select g.guid as geschaeft_guid, a.guid as antrag_guid, g.ge_nr, g.programm, g.runde_guid, f.kategorien,
  g.unternehmen_guid, u.name as unternehmen_name, grundform(u.name) collate "C" as sortname,
  (select f.suchtext from fall_suchtext f where f.geschaeft_guid = g.guid) as suchtext,
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

drop function vorrat_suchtext(uuid);

-- A payout request arrives with a number of its own; who acts for a company goes, too.
create or replace function vorrat_folgen() returns trigger language plpgsql as $$
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
end $$;
drop trigger vorrat_auszahlung_folgen on einreichung;
drop function vorrat_auszahlung_folgen();
drop trigger vorrat_folgen on mitgliedschaft;
drop function vorrat_mitglied_folgen();
create constraint trigger vorrat_folgen after insert or delete on mitgliedschaft
  deferrable initially deferred for each row execute function vorrat_folgen('unternehmen', 'unternehmen_guid');

-- A person is found under the name of now, at each company that it acts for.
drop trigger vorrat_folgen on nutzer;
drop function vorrat_nutzer_folgen();
create function vorrat_name_folgen() returns trigger language plpgsql as $$
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
  when ((old.value -> 'vorname', old.value -> 'nachname') is distinct from (new.value -> 'vorname', new.value -> 'nachname'))
  execute function vorrat_name_folgen();

-- What is stored in the old form is written anew.
drop index nutzer_suche;
alter table nutzer drop column suchtext;
alter table nutzer add column suchtext text collate "C" generated always as
  (suchform((value ->> 'vorname') || ' ' || (value ->> 'nachname') || ' ' || username || ' ' || email)) stored;
create index nutzer_suche on nutzer using gin (suchtext gin_trgm_ops);
update bankperson set name = name;
update vorrat v set sortname = grundform(v.unternehmen_name), suchtext = f.suchtext from fall_suchtext f where f.geschaeft_guid = v.geschaeft_guid;
