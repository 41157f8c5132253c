import { randomUUID } from 'node:crypto'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { auditPruefen } from '../audit/pruefen.ts'
import type { Database, Tx } from '../database/database.ts'
import { standSchreiben, type Dokumentart } from '../dokument/dokument.ts'
import { absagen } from '../http/refusal.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { mitzeichnen } from './mitzeichnen.ts'
import { mitzeichnungAnfordern } from './mitzeichnungAnfordern.ts'
import { mitzeichnungAnsehen } from './mitzeichnungAnsehen.ts'
import type { Auftrag } from './mitzeichnungBewegen.ts'
import { mitzeichnungEinreichen } from './mitzeichnungEinreichen.ts'
import { mitzeichnungPruefen } from './mitzeichnungPruefen.ts'
import type { GezeichnetesDokument, Genannt, Mitzeichnungsart } from './mitzeichnungsart.ts'
import { mitzeichnungVerfallen } from './mitzeichnungVerfallen.ts'

/** A payout request: the document of another slice, of another gender, with an argument of its own and nothing else. */
type Anforderung = GezeichnetesDokument & {
  readonly formular: { readonly summe: number; readonly zweite?: Genannt }
}
const AUSZAHLUNG: Dokumentart = { tabelle: 'auszahlung', was: 'Auszahlungsantrag', classVersion: 1 }

const laden = async (db: Database | Tx, guid: string, sub: string): Promise<Anforderung> => {
  const { rows } =
    await sql<Anforderung>`select a.guid, a.unternehmen_guid, a.formular, a.version, a.geaendert_am,
      a.mitzeichnung_guid, m.zeichnungsberechtigung, false as demo
    from auszahlung a join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = ${sub}
    where a.guid = ${guid}`.execute(db)
  if (rows[0] === undefined) throw absagen(ZUWENDUNG.antragFehlt)
  return rows[0]
}

const ART: Mitzeichnungsart<Anforderung, null> = {
  name: {
    wort: 'Anforderung',
    der: 'die',
    den: 'die',
    dem: 'der',
    im: 'in der',
    zum: 'zur',
    diesem: 'dieser',
    ihr: 'Ihre',
    er: 'sie',
    ihn: 'sie',
  },
  dokument: AUSZAHLUNG,
  umstaende: async () => null,
  finden: laden,
  sperren: laden,
  mitglieder: mitgliederLaden,
  sendefassung: async (_db, { formular }) => ({ formular, pruefen: async () => undefined }),
  benennen: ({ clock }, tx, dokument, { person, sub }) => {
    const { sub: subjectId, vorname, nachname } = person
    const formular = { ...dokument.formular, zweite: { subjectId, vorname, nachname } }
    return standSchreiben(tx, AUSZAHLUNG, dokument, { formular, sub, jetzt: clock.now(), handlung: 'x' })
  },
  formular: {
    zuZweit: () => true,
    person: ({ zweite }) => zweite,
    feld: 'zweite',
    gedeckt: (formular) => formular,
    aenderungen: (vorher, nachher) => (vorher.summe === nachher.summe ? [] : ['Summe']),
  },
  regeln: {
    erlauben: () => undefined,
    fristPruefen: () => undefined,
    istEntwurf: () => true,
    istAenderbar: () => true,
    recht: ['ZUWENDUNGEN', 'SCHREIBEN'],
    nichtMoeglich: ZUWENDUNG.nichtMoeglich,
  },
  mail: {
    nummer: () => 'AZ-2026-000001',
    unternehmen: () => undefined,
    bis: () => undefined,
    verweis: ({ portalUrl }, { guid }, seite) => `${portalUrl}/auszahlung/${guid}/${seite}`,
  },
}

const HOF = DEMO_UNTERNEHMEN.hofLindenau
const LENA = DEMO_SUB['lena.lindenau']
const PAUL = DEMO_SUB['paul.partner']
let t: TestApp
let guid: string
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await demoWelt(t.services)
})
afterAll(() => t.close())
beforeEach(async () => {
  guid = randomUUID()
  await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
      angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter)
    select ${guid}, geschaeft_guid, unternehmen_guid, 'IN_BEARBEITUNG', now(), 1, '{"summe":100}', now(), ${LENA}, 'Lena',
      now(), ${LENA}, 'Lena' from bewilligung where unternehmen_guid = ${HOF}`.execute(t.services.db)
  await sql`delete from postausgang`.execute(t.ownerDb)
})

const auftrag = (sub: string): Auftrag<Anforderung, null, Anforderung> => ({
  art: ART,
  principal: { sub, rollen: ['ZUWENDUNGEN_SCHREIBEN'] },
  guid,
  eingang: t.clock.now(),
  antworten: async (_tx, { dokument }) => dokument,
})
const ansehen = async (sub: string) => {
  const dokument = await laden(t.services.db, guid, sub)
  const leser = { sub, darfSchreiben: true, jetzt: t.clock.now() }
  return mitzeichnungAnsehen(t.services.db, ART, { dokument, umstaende: null, leser })
}
const unterschrieben = async () => {
  await mitzeichnungAnfordern(t.services, { ...auftrag(LENA), subjectId: PAUL, ifMatch: 1 })
  const m = await ansehen(PAUL)
  const unterschrift = { guid: m?.guid ?? '', sha256: m?.sha256 ?? '' }
  return mitzeichnen(t.services, { ...auftrag(PAUL), unterschrift })
}
const imVorgang = <T>(arbeit: (tx: Tx) => Promise<T>) => t.services.db.transaction().execute(arbeit)
const betreffe = async () =>
  (
    await sql<{ betreff: string }>`select betreff from postausgang order by angelegt_am, guid`.execute(
      t.ownerDb,
    )
  ).rows.map(({ betreff }) => betreff.replace(/ \(.*/, ''))

test('[S4-07] a payout request is asked for, signed and sent as an application is, in the words of its own', async () => {
  const dokument = await unterschrieben()
  expect(dokument.formular).toMatchObject({ summe: 100, zweite: { subjectId: PAUL, vorname: 'Paul' } })
  expect(await betreffe()).toEqual([
    'Ihre Unterschrift wird gebraucht: Anforderung AZ-2026-000001',
    'Paul Partner hat unterschrieben: Anforderung AZ-2026-000001',
  ])
  const mitglieder = await mitgliederLaden(t.services.db, HOF)
  const pruefen = (d: Anforderung, sub = LENA) =>
    imVorgang((tx) => mitzeichnungPruefen(ART, { tx, dokument: d, mitglieder, sub }))
  await expect(pruefen(dokument)).resolves.toBeUndefined()
  await expect(pruefen(dokument, PAUL)).rejects.toMatchObject({
    detail: expect.stringMatching(/selbst als zweite Person/),
    errors: [{ pfad: 'zweite' }],
  })
  await expect(
    pruefen({ ...dokument, formular: { ...dokument.formular, summe: 101 } }),
  ).rejects.toMatchObject({
    detail: expect.stringContaining('Seit der Unterschrift wurde geändert: Summe.'),
  })
  const gezeichnet = await imVorgang((tx) => mitzeichnungEinreichen(tx, ART, dokument, t.clock.now()))
  expect(gezeichnet).toMatchObject({ person: PAUL, name: 'Paul Partner' })
  expect((await ansehen(LENA))?.status).toBe('EINGEREICHT')
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})

test('[S4-07] what is changed afterwards voids the signature, and both are told in its gender', async () => {
  const dokument = await unterschrieben()
  await sql`delete from postausgang`.execute(t.ownerDb)
  const alt = dokument.formular
  const fassungen = () => ({ alt, neu: { ...alt, summe: 200 } })
  await imVorgang((tx) =>
    mitzeichnungVerfallen(ART, { services: t.services, tx, dokument, fassungen, sub: LENA }),
  )
  expect(await ansehen(PAUL)).toMatchObject({ status: 'HINFAELLIG', geaendert: ['Summe'] })
  expect(await betreffe()).toEqual(['Die Anforderung AZ-2026-000001 wurde geändert'])
})
