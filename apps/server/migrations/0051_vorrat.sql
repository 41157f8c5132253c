-- S9-02: the bank's work list asks, for 200,000 cases and any filter and order, in 150 ms. What it asks for stands in six
-- tables and in the submitted form; so each case that was sent has one narrow row, and `vorrat_jetzt` says what is in it.
-- The row is written where the facts change, when the transaction ends: by no code of the portal, and without asking.

-- As names are looked up and put in order (DIN 5007-1): case and marks do not count.
create function vorrat_falten(wort text) returns text language sql immutable strict parallel safe as $$
  select translate(replace(lower(wort), 'ß', 'ss'), 'äöüàáâãåçèéêëìíîïñòóôõøùúûýÿ', 'aouaaaaaceeeeiiiinooooouuuyy')
$$;

create table vorrat (
  geschaeft_guid uuid primary key references geschaeft on delete cascade,
  antrag_guid uuid not null,
  ge_nr text not null,
  programm text not null,
  runde_guid uuid not null,
  kategorien text[] not null,
  unternehmen_guid uuid not null,
  unternehmen_name text not null,
  sortname text collate "C" not null,
  suchtext text not null,
  -- 01 to 16, the first digits of the ZID-Betriebsnummer; null: the company has none.
  land text,
  rechtsform text,
  antragsteller_art text,
  betrag_cent bigint not null,
  eingang_am timestamptz not null,
  -- Facts from which state and turn follow (contract/zuwendung/vorrat).
  status text not null,
  zurueckgezogen boolean not null,
  nachforderung_bis timestamptz,
  anhoerung_bis timestamptz,
  entscheidung text,
  bekanntgabe_bis timestamptz,
  seit timestamptz not null,
  -- The next deadline, the first moment that no longer counts; infinity: none.
  frist_bis timestamptz not null,
  frist_art text,
  zugewiesen_sub text,
  zuweisung_nr integer not null,
  korrektur boolean not null,
  bankdaten_neu boolean not null,
  datei_gesperrt boolean not null,
  check ((frist_art is null) = (frist_bis = 'infinity'))
);

create view vorrat_jetzt as
select g.guid as geschaeft_guid, a.guid as antrag_guid, g.ge_nr, g.programm, g.runde_guid, f.kategorien,
  g.unternehmen_guid, u.name as unternehmen_name, vorrat_falten(u.name) collate "C" as sortname,
  vorrat_falten(concat_ws(' ', g.ge_nr, u.name, u.value ->> 'zidBetriebsnummer')) as suchtext,
  left(u.value ->> 'zidBetriebsnummer', 2) as land, u.value ->> 'rechtsform' as rechtsform,
  e.formular #>> '{produktgruppenDaten,antragstellerArt}' as antragsteller_art,
  f.betrag_cent, e.eingegangen_am as eingang_am,
  g.status, g.zurueckgezogen_am is not null as zurueckgezogen,
  n.frist as nachforderung_bis, null::timestamptz as anhoerung_bis, null::text as entscheidung,
  null::timestamptz as bekanntgabe_bis,
  coalesce(g.zurueckgezogen_am, g.status_seit) as seit,
  coalesce(t.bis, 'infinity') as frist_bis, t.art as frist_art,
  z.bankperson_sub as zugewiesen_sub,
  -- Odd while somebody has the case: each change makes it greater.
  coalesce((select max(2 * nr - (bis is null)::integer) from zuweisung where geschaeft_guid = g.guid), 0) as zuweisung_nr,
  g.status = 'NEUANTRAG_ABGESENDET' and e.mehrere as korrektur,
  exists (select from bankdaten_aenderung b where b.unternehmen_guid = g.unternehmen_guid
    and not exists (select from bankdaten_gesehen s where s.nachher_guid = b.nachher_guid)) as bankdaten_neu,
  exists (select from datei d where d.unternehmen_guid = g.unternehmen_guid
    and d.scan_status in ('infiziert', 'beschädigt')
    and strpos(e.gesendet, d.guid::text) > 0) as datei_gesperrt
from geschaeft g
  join unternehmen u on u.guid = g.unternehmen_guid
  join antrag a on a.geschaeft_guid = g.guid
  -- What was sent last; without a submission the draft is the applicant's alone (S5-03).
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
  left join zuweisung z on z.geschaeft_guid = g.guid and z.bis is null
  -- As long as the programme takes to decide, counted from what was sent last.
  left join lateral (
    select ((e.eingegangen_am at time zone 'Europe/Berlin')::date
        + (p.daten #>> '{entscheidung,tage}')::integer + 1)::timestamp at time zone 'Europe/Berlin' as bis
    from programm p
    where p.programm = g.programm and p.gueltig_ab <= (e.eingegangen_am at time zone 'Europe/Berlin')::date
    order by p.gueltig_ab desc limit 1
  ) r on g.status in ('NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG')
  left join lateral (
    select w.bis, w.art from (values (r.bis, 'ENTSCHEIDUNG'), (n.frist, 'NACHREICHEN')) w (bis, art)
    where w.bis is not null and g.zurueckgezogen_am is null order by w.bis limit 1
  ) t on true;

-- Locked first, then read anew: whoever waited for another change of this case sees it.
create function vorrat_nachfuehren(fall uuid) returns void language plpgsql as $$
begin
  perform from vorrat where geschaeft_guid = fall for update;
  insert into vorrat as v select * from vorrat_jetzt where geschaeft_guid = fall
  on conflict (geschaeft_guid) do update set (kategorien, unternehmen_name, sortname, suchtext, land, rechtsform,
      antragsteller_art, betrag_cent, eingang_am, status, zurueckgezogen, nachforderung_bis, anhoerung_bis, entscheidung,
      bekanntgabe_bis, seit, frist_bis, frist_art, zugewiesen_sub, zuweisung_nr, korrektur, bankdaten_neu, datei_gesperrt)
    = (excluded.kategorien, excluded.unternehmen_name, excluded.sortname, excluded.suchtext, excluded.land,
      excluded.rechtsform, excluded.antragsteller_art, excluded.betrag_cent, excluded.eingang_am, excluded.status,
      excluded.zurueckgezogen, excluded.nachforderung_bis, excluded.anhoerung_bis, excluded.entscheidung,
      excluded.bekanntgabe_bis, excluded.seit, excluded.frist_bis, excluded.frist_art, excluded.zugewiesen_sub,
      excluded.zuweisung_nr, excluded.korrektur, excluded.bankdaten_neu, excluded.datei_gesperrt);
end $$;

-- A row of whatever table has changed: of which cases does it tell? The first argument says what its key, the column of
-- the second, names. The order is always the same, so that two such changes never wait for each other.
create function vorrat_folgen() returns trigger language plpgsql as $$
declare
  schluessel uuid := to_jsonb(new) ->> tg_argv[1];
  fall uuid;
begin
  if tg_argv[0] = 'geschaeft' then
    perform vorrat_nachfuehren(schluessel);
  elsif tg_argv[0] = 'antrag' then
    select geschaeft_guid into fall from antrag where guid = schluessel;
    perform vorrat_nachfuehren(fall);
  else
    for fall in select guid from geschaeft where unternehmen_guid = schluessel order by guid loop
      perform vorrat_nachfuehren(fall);
    end loop;
  end if;
  return null;
end $$;

-- When the transaction ends: nothing is locked after it, and what it wrote in which order does not matter.
create constraint trigger vorrat_folgen after update of status, status_seit, zurueckgezogen_am on geschaeft
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'guid');
create constraint trigger vorrat_folgen after insert or update of bis on zuweisung
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');
create constraint trigger vorrat_folgen after insert on einreichung
  deferrable initially deferred for each row execute function vorrat_folgen('antrag', 'dokument_guid');
create constraint trigger vorrat_folgen after insert or update of frist, erledigt_am on nachforderung
  deferrable initially deferred for each row execute function vorrat_folgen('antrag', 'antrag_guid');
create constraint trigger vorrat_folgen after update of name, value on unternehmen
  deferrable initially deferred for each row execute function vorrat_folgen('unternehmen', 'guid');
create constraint trigger vorrat_folgen after insert on bankdaten_aenderung
  deferrable initially deferred for each row execute function vorrat_folgen('unternehmen', 'unternehmen_guid');
create constraint trigger vorrat_folgen after update of scan_status on datei
  deferrable initially deferred for each row
  when (new.scan_status in ('infiziert', 'beschädigt') and new.unternehmen_guid is not null)
  execute function vorrat_folgen('unternehmen', 'unternehmen_guid');

-- It names the change alone, the change its company.
create function vorrat_bankdaten_gesehen() returns trigger language plpgsql as $$
declare fall uuid;
begin
  for fall in select g.guid from geschaeft g join bankdaten_aenderung b on b.unternehmen_guid = g.unternehmen_guid
    where b.nachher_guid = new.nachher_guid order by g.guid loop
    perform vorrat_nachfuehren(fall);
  end loop;
  return null;
end $$;
create constraint trigger vorrat_folgen after insert on bankdaten_gesehen
  deferrable initially deferred for each row execute function vorrat_bankdaten_gesehen();

insert into vorrat select * from vorrat_jetzt;

create index vorrat_suchtext on vorrat using gin (suchtext gin_trgm_ops);
create index vorrat_zugewiesen on vorrat (zugewiesen_sub) where zugewiesen_sub is not null;
create index vorrat_frist on vorrat (frist_bis, geschaeft_guid);
create index vorrat_name on vorrat (sortname, geschaeft_guid);
create index vorrat_unternehmen on vorrat (unternehmen_guid);

-- Who has a case open (B-01), as their browsers say every few seconds.
create table anwesenheit (
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  bankperson_sub text not null,
  zuletzt timestamptz not null,
  primary key (geschaeft_guid, bankperson_sub)
);
create index anwesenheit_bankperson on anwesenheit (bankperson_sub);

-- A view of the work list that somebody saved: the same fields as in its address.
create table ansicht (
  guid uuid primary key,
  bankperson_sub text not null,
  name text not null,
  suche jsonb not null,
  angelegt_am timestamptz not null,
  unique (bankperson_sub, name)
);
