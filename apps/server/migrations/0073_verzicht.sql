-- A company waives what was approved, wholly or in part (S9-04, VwVfG § 43 (2)): declared by a signer, taken back until
-- the bank has taken it up with a decision of its own.
create table verzicht (
  guid uuid primary key,
  geschaeft_guid uuid not null references bewilligung,
  unternehmen_guid uuid not null references unternehmen,
  status text not null check (status in ('ERKLAERT', 'ZURUECKGENOMMEN', 'AUFGENOMMEN')),
  -- [{gegenstand, verzichtCent, bewilligtCent}]: of which approved items how much, and what was approved of it then.
  betraege jsonb not null check (jsonb_typeof(betraege) = 'array' and jsonb_array_length(betraege) > 0),
  begruendung text not null,
  erklaert_von text not null,
  -- When it had arrived.
  erklaert_am timestamptz not null,
  zurueckgenommen_von text,
  zurueckgenommen_am timestamptz,
  aufgenommen_am timestamptz,
  entscheidung_guid uuid unique references entscheidung,
  check (num_nonnulls(zurueckgenommen_von, zurueckgenommen_am) in (0, 2)),
  check (num_nonnulls(aufgenommen_am, entscheidung_guid) in (0, 2)),
  check ((status = 'ZURUECKGENOMMEN') = (zurueckgenommen_am is not null)),
  check ((status = 'AUFGENOMMEN') = (aufgenommen_am is not null))
);
create index verzicht_geschaeft on verzicht (geschaeft_guid, erklaert_am);
create index verzicht_unternehmen on verzicht (unternehmen_guid);
-- One at a time.
create unique index verzicht_offen on verzicht (geschaeft_guid) where status = 'ERKLAERT';

-- What was declared stays as it was; it ends once, and in one of two ways. The bank takes up what a decision says that
-- two people have released.
create function verzicht_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'zurueckgenommen_von', 'zurueckgenommen_am', 'aufgenommen_am', 'entscheidung_guid'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ERKLAERT' then
      raise exception 'ein verzicht beginnt mit seiner erklaerung';
    end if;
    return new;
  end if;
  if old.status <> 'ERKLAERT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'verzicht ist unveraenderlich';
  end if;
  if new.status = 'AUFGENOMMEN' and not exists (select from public.entscheidung e
      where e.guid = new.entscheidung_guid and e.geschaeft_guid = new.geschaeft_guid
        and e.art = 'VERZICHT' and e.status = 'FREIGEGEBEN') then
    raise exception 'aufgenommen wird ein verzicht mit einer freigegebenen entscheidung darueber'
      using errcode = 'check_violation', constraint = 'verzicht_entscheidung', table = 'verzicht';
  end if;
  return new;
end $$;
create trigger verzicht_lauf before insert or update on verzicht
  for each row execute function verzicht_lauf();
-- As in 0053: whole rows leave with the demo world alone.
create trigger verzicht_bleibt before delete on verzicht
  for each row execute function nur_wartung_entfernt();
create trigger verzicht_nicht_leeren before truncate on verzicht
  for each statement execute function nur_wartung_entfernt();

-- The bank reads it in its work list (S9-02), and it is its turn.
alter table vorrat add column verzicht_am timestamptz;
create index vorrat_verzicht on vorrat (geschaeft_guid) where verzicht_am is not null;

create or replace view vorrat_jetzt as
select g.guid as geschaeft_guid, a.guid as antrag_guid, g.ge_nr, g.programm, g.runde_guid, f.kategorien,
  g.unternehmen_guid, u.name as unternehmen_name, vorrat_falten(u.name) collate "C" as sortname,
  vorrat_falten(concat_ws(' ', g.ge_nr, u.name, u.value ->> 'zidBetriebsnummer')) as suchtext,
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

create or replace function vorrat_nachfuehren(fall uuid) returns void language plpgsql as $$
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
end $$;

create constraint trigger vorrat_folgen after insert or update of status on verzicht
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');
