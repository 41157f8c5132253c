import { openPool, MAINTENANCE } from '../../../apps/server/src/platform/database/database.ts'

/** What the bank's desk has to carry (its issue): cases, and rows of the audit log beside them. */
export const FAELLE = Number(process.env.BENCH_FAELLE ?? 200_000)
const AUDIT_JE_FALL = 10
const UNTERNEHMEN = 40_000
/** People of the bank; each has some dozens of open cases. */
export const PERSONEN = 40

const uuid = (art: string, nr: string) =>
  `overlay(overlay(md5('${art}' || (${nr})) placing '4' from 13) placing '8' from 17)::uuid`

/** Of ten cases seven are long decided, one was withdrawn; of the others the bank has most. */
const STATUS = `case when n % 10 < 5 then 'BEWILLIGT' when n % 10 < 7 then 'ABGELEHNT' when n % 10 = 7 then 'IN_PRUEFUNG'
  when n % 20 = 8 then 'NEUANTRAG_ABGESENDET' when n % 20 = 18 then 'NEUANTRAG_IN_BEARBEITUNG' else 'IN_PRUEFUNG' end`

/** As much of a form as a small application has. */
const FORMULAR = `jsonb_build_object('produktgruppenDaten', jsonb_build_object('type', 'AnkNabo', 'antragstellerArt',
    (array['PRIMAERPRODUZENT', 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN', 'GEWERBLICHER_MASCHINENRING'])[1 + n % 3]),
  'foerdergegenstandSeiten', jsonb_build_array(jsonb_build_object('kategorie', 'B.' || (1 + n % 4),
    'foerdergegenstaende', jsonb_build_array(jsonb_build_object('zuwendungsBetrag', 1000 + (n::bigint * 7919) % 90000))))
  , 'uiStorage', repeat('x', 2000))`

const ZEILEN = `generate_series(1, ${FAELLE}) n`

const ANWEISUNGEN = [
  `insert into programm (programm, gueltig_ab, daten)
   values ('AnkNabo', '2024-01-01', '{"entscheidung": {"tage": 21, "vorherKaufen": false}}')`,
  `insert into foerderrunde (guid, programm, bezeichnung, einladung_noetig, kategorien, max_anzahl_geschaefte)
   values (${uuid('r', '1')}, 'AnkNabo', 'Runde', false, '{B.1}', 1)`,
  `insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
   select ${uuid('u', 'n')}, ${uuid('us', 'n')}, 'LandwirtschaftlichesUnternehmen', 'Hof ' || substr(md5(n::text), 1, 6) || ' GbR',
     1, jsonb_build_object('zidBetriebsnummer', lpad((1 + n % 16)::text, 2, '0') || lpad(n::text, 10, '0'),
       'rechtsform', (array['EINZELUNTERNEHMER', 'GESELLSCHAFT_BUERGERLICHEN_RECHTS', 'KOMMANDITGESELLSCHAFT'])[1 + n % 3]),
     now(), now()
   from generate_series(1, ${UNTERNEHMEN}) n`,
  `insert into bankperson (sub, name, rollen, zuletzt) select 'bench-' || n, 'Person ' || n,
     '{SACHBEARBEITUNG_LESEN,SACHBEARBEITUNG_SCHREIBEN}', now() from generate_series(1, ${PERSONEN}) n`,
  `insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit, zurueckgezogen_am)
   select ${uuid('g', 'n')}, 'GE-2026-' || lpad(n::text, 6, '0'), ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, r.guid, 'AnkNabo',
     ${STATUS}, now() - n % 700 * interval '1 day', case when n % 10 = 9 and n % 20 <> 9 then now() end
   from ${ZEILEN}, foerderrunde r`,
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
   where g.status = 'NEUANTRAG_IN_BEARBEITUNG'`,
  `insert into zuweisung (geschaeft_guid, nr, bankperson_sub, von, zugewiesen_von)
   select ${uuid('g', 'n')}, 1, 'bench-' || 1 + n % ${PERSONEN}, now(), 'x' from ${ZEILEN} where n % 3 > 0`,
  `insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
   select gen_random_uuid(), ${uuid('g', 'n * 100')}, 'bench-' || 1 + n % ${PERSONEN}, 'x', now()
   from generate_series(1, ${Math.floor(FAELLE / 100)}) n`,
  `insert into audit_log (kette, nr, zeit, unternehmen_guid, nutzer_sub, handlung, objekt_guid, vorgaenger, hash)
   select 'bench:' || n % ${UNTERNEHMEN}, n, now(), ${uuid('u', `1 + n % ${UNTERNEHMEN}`)}, 'x', 'antragSpeichern',
     ${uuid('a', `1 + n % ${FAELLE}`)}::text, '\\x00', sha256(n::text::bytea)
   from generate_series(1, ${FAELLE * AUDIT_JE_FALL}) n`,
]

const AUSGELOEST = ['geschaeft', 'zuweisung', 'einreichung', 'nachforderung', 'unternehmen', 'audit_log']
const FUELLEN = 'insert into vorrat select * from vorrat_jetzt on conflict do nothing'

/**
 * Fills a migrated database by SQL and without what single rows set off: it would write each
 * row of the work list several times. They are made together, as the migration does. Answers how long that took, in ms.
 */
export const faelleAnlegen = async (ownerUrl: string): Promise<number> => {
  const pool = openPool(ownerUrl, 1, MAINTENANCE)
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
