import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN, type Nachtragsart } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import * as entscheidung from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
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

/** An approved case, its notice not yet made known. */
export const bewilligt = async (t: TestApp) => {
  const v = await vorgelegt(t)
  gut(await freigeben(t, v.fall, v.inhaltSha256))
  t.clock.forward(1_000)
  return v
}

export const beginnen = (t: TestApp, guid: string, art: Nachtragsart, als = SABINE) =>
  t.call(entscheidung.entscheidungBeginnen, { ...mitFall(guid, als), body: { art } })

export const verwerfen = (t: TestApp, guid: string, als = SABINE) =>
  t.call(entscheidung.entwurfVerwerfen, mitFall(guid, als))

/** The company was heard of the act that has begun: without an answer its time is over when this returns. */
export const nachtraeglichAngehoert = async (t: TestApp, fall: string, antwort?: string): Promise<void> => {
  const jetzt = t.clock.now()
  t.clock.forward(2)
  await sql`insert into anhoerung (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am, antwort,
      beantwortet_am, beantwortet_von)
    values (gen_random_uuid(), ${fall}, 'Wir wollen weniger bewilligen.', ${t.clock.now()}, ${jetzt}, ${SABINE.sub},
      ${jetzt}, ${JSON.stringify({ text: antwort ?? '', dateien: [] })}, ${antwort === undefined ? null : jetzt},
      ${antwort === undefined ? null : LENA.sub})`.execute(t.ownerDb)
}

/** Every item at this amount, with a reason and, where the kind has a year, a day of knowledge. */
export const gemindert = (t: TestApp, inhalt: EntscheidungInhalt, bewilligt: number): EntscheidungInhalt => ({
  ...inhalt,
  betraege: inhalt.betraege.map((b) => ({ ...b, bewilligt })),
  bausteine: [...inhalt.bausteine, { code: 'T-440', werte: { grund: 'Das Vorhaben wird kleiner.' } }],
  ...(ARTEN[inhalt.art].jahresfrist === null ? {} : { kenntnisAm: tagInBerlin(vorTagen(t, 30)) }),
})

/** An act after the approval, heard of and saved with this amount of each item. */
export const nachtrag = async (t: TestApp, art: Nachtragsart, betrag: number) => {
  const f = await bewilligt(t)
  const begonnen = gut(await beginnen(t, f.fall, art)).body
  await nachtraeglichAngehoert(t, f.fall)
  const { body } = gut(await speichern(t, f.fall, gemindert(t, begonnen.inhalt, betrag)))
  return { ...f, ...body }
}

/** The same, laid before a second person. */
export const nachtragVorgelegt = async (t: TestApp, art: Nachtragsart, betrag: number) => {
  const n = await nachtrag(t, art, betrag)
  return { ...n, ...gut(await vorlegen(t, n.fall)).body }
}
