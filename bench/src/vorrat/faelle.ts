import { openPool, MAINTENANCE } from '../../../apps/server/src/platform/database/database.ts'
import { VON_HAND } from '../../../apps/server/src/platform/testing/testCluster.ts'
import { uuid } from '../bestand.ts'

/** What the bank's desk has to carry (its issue): cases, and rows of the audit log beside them. */
export const FAELLE = Number(process.env.BENCH_FAELLE ?? 200_000)
const AUDIT_JE_FALL = 10
/** Of those that `bestand.ts` has made. */
const UNTERNEHMEN = 40_000
/** People of the bank; each has a thousand open cases: more than anybody will have. */
export const PERSONEN = 40
/** Changed bank data that nobody has looked at. */
const ZU_SICHTEN = 300

/** Of ten cases seven are long decided, one was withdrawn; of the others the bank has most. */
const STATUS = `case when n % 10 < 5 then 'BEWILLIGT' when n % 10 < 7 then 'ABGELEHNT' when n % 10 = 7 then 'IN_PRUEFUNG'
  when n % 20 = 8 then 'NEUANTRAG_ABGESENDET' when n % 20 = 18 then 'NEUANTRAG_IN_BEARBEITUNG' else 'IN_PRUEFUNG' end`

/** As much of a form as a small application has. */
const FORMULAR = `jsonb_build_object('produktgruppenDaten', jsonb_build_object('type', 'AnkNabo', 'antragstellerArt',
    (array['PRIMAERPRODUZENT', 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN', 'GEWERBLICHER_MASCHINENRING'])[1 + n % 3]),
  'foerdergegenstandSeiten', jsonb_build_array(jsonb_build_object('kategorie', 'B.' || (1 + n % 4),
    'foerdergegenstaende', jsonb_build_array(jsonb_build_object('zuwendungsBetrag', 1000 + (n::bigint * 7919) % 90000))))
  , 'uiStorage', repeat('x', 2000))`

const RUNDE = uuid('r', '1')
const ZEILEN = `generate_series(1, ${FAELLE}) n`

const ANWEISUNGEN = [
  // Cases that are older than the demo world's programme go by what it says, too.
  `insert into programm (programm, gueltig_ab, daten)
   select programm, '2024-01-01', daten from programm where programm = 'AnkNabo' order by gueltig_ab limit 1
   on conflict do nothing`,
  `insert into foerderrunde (guid, programm, bezeichnung, einladung_noetig, kategorien, max_anzahl_geschaefte)
   values (${RUNDE}, 'AnkNabo', 'Runde', false, '{B.1}', 1)`,
  `update unternehmen u set name = 'Hof ' || substr(md5(n::text), 1, 6) || ' GbR',
     value = value || jsonb_build_object('zidBetriebsnummer', lpad((1 + n % 16)::text, 2, '0') || lpad(n::text, 10, '0'),
       'rechtsform', (array['EINZELUNTERNEHMER', 'GESELLSCHAFT_BUERGERLICHEN_RECHTS', 'KOMMANDITGESELLSCHAFT'])[1 + n % 3])
   from generate_series(1, ${UNTERNEHMEN}) n where u.guid = ${uuid('u', 'n')}`,
  `insert into bankperson (sub, name, rollen, zuletzt) select 'bench-' || n, 'Person ' || n,
     '{SACHBEARBEITUNG_LESEN,SACHBEARBEITUNG_SCHREIBEN}', now() from generate_series(1, ${PERSONEN}) n`,
  `insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit, zurueckgezogen_am)
   select ${uuid('g', 'n')}, 'GE-2024-' || lpad(n::text, 6, '0'), ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, ${RUNDE}, 'AnkNabo',
     ${STATUS}, now() - n % 700 * interval '1 day', case when n % 10 = 9 and n % 20 <> 9 then now() end
   from ${ZEILEN}`,
  `insert into antrag (guid, geschaeft_guid, unternehmen_guid, class_version, formular, angelegt_am, geaendert_am, geaendert_von)
   select ${uuid('a', 'n')}, ${uuid('g', 'n')}, ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 1, '{}', now(), now(), 'x' from ${ZEILEN}`,
  `insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version, eingegangen_am,
     eingereicht_von, gesendet, sha256)
   select 'BENCH-' || n, ${uuid('a', 'n')}, ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 1, 1, now() - n % 700 * interval '1 day', 'x',
     ${FORMULAR}::text, '' from ${ZEILEN}`,
  `insert into nachforderung (guid, antrag_guid, grund, frist, stellen, gestellt_am, gestellt_von)
   select gen_random_uuid(), a.guid, 'Es fehlt etwas.', now() + (random() * 60 - 10) * interval '1 day', '[1]',
     now() - interval '90 days', 'x'
   from antrag a join geschaeft g on g.guid = a.geschaeft_guid
   where g.runde_guid = ${RUNDE} and g.status = 'NEUANTRAG_IN_BEARBEITUNG'`,
  // Of what has come in, one in four was sent back once.
  `insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version, eingegangen_am,
     eingereicht_von, gesendet, sha256)
   select 'BENCH-' || n || '-2', ${uuid('a', 'n')}, ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 2, 2, now(), 'x',
     ${FORMULAR}::text, '' from ${ZEILEN} where n % 80 = 8`,
  `insert into zuweisung (geschaeft_guid, nr, bankperson_sub, von, zugewiesen_von)
   select ${uuid('g', 'n')}, 1, 'bench-' || 1 + n / 10 % ${PERSONEN}, now(), 'x' from ${ZEILEN} where n % 3 > 0`,
  `insert into wiedervorlage (guid, geschaeft_guid, faellig, text, bankperson_sub, angelegt_am, angelegt_von)
   select gen_random_uuid(), ${uuid('g', 'n')}, current_date + n % 40 - 20, 'Nachsehen', 'bench-' || 1 + n / 10 % ${PERSONEN},
     now(), 'x' from ${ZEILEN} where n % 50 = 17`,
  // Before a second person lie two thousand; four thousand notices are on their way, some too late.
  `insert into entscheidung (guid, geschaeft_guid, unternehmen_guid, art, status, status_seit, eingangsnummer, inhalt, summe_cent,
     angelegt_am, geaendert_am, geaendert_von, vorlagen, vorbereitet_von, vorgelegt_am, eingaben, inhalt_sha256,
     freigegeben_von, freigegeben_am)
   select ${uuid('e', 'n')}, ${uuid('g', 'n')}, ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 'BEWILLIGUNG',
     case when n % 10 = 7 then 'VORGELEGT' else 'FREIGEGEBEN' end, now(), 'BENCH-' || n, '{}', 100000, now(), now(), 'bench-1',
     1, 'bench-' || 1 + n / 10 % ${PERSONEN}, now() - n * interval '1 minute', 'x', encode(sha256('x'), 'hex'),
     case when n % 10 <> 7 then 'bench-0' end, case when n % 10 <> 7 then now() end
   from ${ZEILEN} where n % 100 = 7 or n % 50 = 3`,
  `insert into entscheidung_bearbeiter (entscheidung_guid, sub, seit)
   select guid, vorbereitet_von, now() from entscheidung where eingangsnummer like 'BENCH-%' on conflict do nothing`,
  `insert into bescheid (guid, nummer, entscheidung_guid, geschaeft_guid, unternehmen_guid, art, erlassen_am, eingaben,
     eingaben_sha256)
   select gen_random_uuid(), eingangsnummer, guid, geschaeft_guid, unternehmen_guid, art, now(), eingaben, inhalt_sha256
   from entscheidung where eingangsnummer like 'BENCH-%' and status = 'FREIGEGEBEN'`,
  `insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, bereitgestellt_am, benachrichtigt_am, endet_am,
     beendet_am)
   select guid, 1, unternehmen_guid, 'PORTAL', case when spaet then 'NICHT_BEWIRKT' else 'BENACHRICHTIGT' end, now(), now(),
     now() + interval '9 days', case when spaet then now() end
   from (select *, right(nummer, 2) = '03' as spaet from bescheid where nummer like 'BENCH-%') b`,
  `insert into bankdaten_aenderung (nachher_guid, vorher_guid, unternehmen_guid, geaendert_am, geaendert_von,
     ohne_erneute_anmeldung)
   select u.snapshot_guid, s.guid, u.guid, now(), 'x', false
   from generate_series(1, ${ZU_SICHTEN}) n join unternehmen u on u.guid = ${uuid('u', 'n')}
     join unternehmen_snapshot s on s.unternehmen_guid = u.guid and s.guid <> u.snapshot_guid`,
  `insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
   select gen_random_uuid(), ${uuid('g', 'n * 100')}, 'bench-' || 1 + n % ${PERSONEN}, 'x', now()
   from generate_series(1, ${Math.floor(FAELLE / 100)}) n`,
  `insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
   select gen_random_uuid(), ${uuid('u', 'n')}, 'bench-' || 1 + n % ${PERSONEN}, 'x', now()
   from generate_series(1, ${PERSONEN}) n`,
  `insert into audit_log (kette, nr, zeit, unternehmen_guid, nutzer_sub, handlung, objekt_guid, vorgaenger, hash)
   select 'bench:' || n % ${UNTERNEHMEN}, n, now(), ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 'x', 'antragSpeichern',
     ${uuid('a', `1 + n % ${FAELLE}`)}::text, '\\x00', sha256(n::text::bytea)
   from generate_series(1, ${FAELLE * AUDIT_JE_FALL}) n`,
]

const AUSGELOEST = [
  'geschaeft',
  'zuweisung',
  'einreichung',
  'nachforderung',
  'unternehmen',
  'audit_log',
  'wiedervorlage',
  'entscheidung',
  'entscheidung_bearbeiter',
  'bescheid',
  'bekanntgabe',
  'bankdaten_aenderung',
]
const FUELLEN = 'insert into vorrat select * from vorrat_jetzt on conflict do nothing'

/**
 * Fills a database in which the demo world and `bestand.ts` are, by SQL and without what single rows set off: it would write each
 * row of the work list several times. They are made together, as the migration does. Answers how long that took, in ms.
 */
export const faelleAnlegen = async (ownerUrl: string): Promise<number> => {
  const pool = openPool(ownerUrl, 1, MAINTENANCE, VON_HAND)
  try {
    for (const tabelle of AUSGELOEST) await pool.query(`alter table ${tabelle} disable trigger user`)
    for (const anweisung of ANWEISUNGEN) await pool.query(anweisung)
    for (const tabelle of AUSGELOEST) await pool.query(`alter table ${tabelle} enable trigger user`)
    await pool.query('analyze')
    const beginn = performance.now()
    await pool.query(FUELLEN)
    const dauer = performance.now() - beginn
    await pool.query('vacuum analyze')
    return dauer
  } finally {
    await pool.end()
  }
}
