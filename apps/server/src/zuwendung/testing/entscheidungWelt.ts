import * as entscheidung from '@foerderportal/contract/zuwendung/entscheidung/routes'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Caller, TestApp } from '../../platform/testing/testApp.ts'
import { SABINE, inPruefung } from './korrekturWelt.ts'
import { LENA } from './testWelt.ts'

export const FRANK: Caller = {
  sub: 'sub-frank',
  vorname: 'Frank',
  nachname: 'Freigabe',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
  amr: ['pwd', 'otp'],
}
/** Prepares and releases by the roles: what counts is the person. */
export const BEIDES: Caller = {
  sub: 'sub-beides',
  vorname: 'Berta',
  nachname: 'Beides',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_FREIGEBEN'],
  amr: ['pwd', 'otp'],
}
export const RITA: Caller = {
  sub: 'sub-rita',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'],
}

const mitFall = (guid: string, als: Caller) => ({ als, params: { guid } })

export const entscheidungLesen = (t: TestApp, guid: string, als = SABINE) =>
  t.call(entscheidung.entscheidungLesen, mitFall(guid, als))

export const speichern = (
  t: TestApp,
  guid: string,
  inhalt: EntscheidungInhalt,
  { wer = SABINE, ifMatch }: { readonly wer?: Caller; readonly ifMatch?: number } = {},
) =>
  t.call(entscheidung.entscheidungSpeichern, {
    ...mitFall(guid, wer),
    body: inhalt,
    ...(ifMatch === undefined ? {} : { ifMatch }),
  })

export const vorlegen = (t: TestApp, guid: string, als = SABINE) =>
  t.call(entscheidung.entscheidungVorlegen, mitFall(guid, als))

export const zurueckgeben = (t: TestApp, guid: string, als = FRANK) =>
  t.call(entscheidung.entscheidungZurueckgeben, { ...mitFall(guid, als), body: { grund: 'Bitte kürzen.' } })

export const freigeben = (t: TestApp, guid: string, inhaltSha256: string | null, als = FRANK) =>
  t.call(entscheidung.entscheidungFreigeben, { ...mitFall(guid, als), body: { inhaltSha256 } })

const vorTagen = (t: TestApp, tage: number) => new Date(t.clock.now().getTime() - tage * TAG_MS)

/** Every point of the programme's catalogue is answered for what was sent last. */
export const geprueft = (db: Database, fall: string) =>
  sql`insert into pruefvermerk (geschaeft_guid, punkt, fassung, vermerk, dokument_guid, dokument_version, ergebnis,
      text, belege, person_sub, person_name, zeit)
    select g.guid, p ->> 'code', n, n, e.dokument_guid, e.dokument_version, 'ERFUELLT', 'Gesehen.', '[]', ${SABINE.sub},
      'Sabine', now()
    from geschaeft g join antrag a on a.geschaeft_guid = g.guid join pruefkatalog k on k.programm = g.programm
      cross join lateral jsonb_array_elements(k.daten -> 'punkte') p
      join lateral (select * from einreichung v where v.dokument_guid = a.guid order by v.dokument_version desc limit 1) e
        on true
      cross join lateral (select 1 + count(*)::int as n from pruefvermerk w where w.geschaeft_guid = g.guid
        and w.punkt = p ->> 'code') z
    where g.guid = ${fall}`.execute(db)

/** A case that is being checked, by the guid of its business case and of its application. */
export const fallInPruefung = async (t: TestApp) => {
  const formular = await inPruefung(t)
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag
    where guid = ${formular.guid}`.execute(t.ownerDb)
  const fall = rows[0]?.guid ?? ''
  await geprueft(t.ownerDb, fall)
  return { fall, antrag: formular.guid, formular }
}

const gut = <R extends { readonly status: number; readonly text: string }>(r: R): R => {
  if (r.status !== 200) throw new Error(`${r.status}: ${r.text}`)
  return r
}

/** The draft that the programme suggests, saved. */
export const entwurf = async (t: TestApp, wer = SABINE) => {
  const f = await fallInPruefung(t)
  const { body } = gut(await entscheidungLesen(t, f.fall, wer))
  return { ...f, ...gut(await speichern(t, f.fall, body.inhalt, { wer })).body }
}

/** The same, laid before a second person; `inhaltSha256` is what there is to read. */
export const vorgelegt = async (t: TestApp, wer = SABINE) => {
  const e = await entwurf(t, wer)
  return { ...e, ...gut(await vorlegen(t, e.fall, wer)).body }
}

/** Half of what was applied for is granted, with a reason. */
export const gekuerzt = (inhalt: EntscheidungInhalt): EntscheidungInhalt => ({
  ...inhalt,
  betraege: inhalt.betraege.map((b) => ({ ...b, bewilligt: Math.floor(b.bewilligt / 2) })),
  bausteine: [
    ...inhalt.bausteine.filter(({ code }) => code !== 'T-216'),
    { code: 'T-216', werte: { grund: 'Nur die Hälfte ist nötig.' } },
  ],
})

/** The company was heard, and said nothing (or something) in time. */
export const angehoert = (t: TestApp, fall: string, antwort?: string) =>
  sql`insert into anhoerung (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am, antwort,
      beantwortet_am, beantwortet_von)
    values (gen_random_uuid(), ${fall}, 'Wir wollen ablehnen.', ${vorTagen(t, 1)}, ${vorTagen(t, 20)}, ${SABINE.sub},
      ${vorTagen(t, 20)}, ${JSON.stringify({ text: antwort ?? '', dateien: [] })},
      ${antwort === undefined ? null : vorTagen(t, 2)}, ${antwort === undefined ? null : LENA.sub})`.execute(
    t.ownerDb,
  )
