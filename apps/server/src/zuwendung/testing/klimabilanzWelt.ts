import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { mitBeispielen } from '@foerderportal/contract/zuwendung/testing/beispiele'
import { KONTEXT } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_RUNDE_ZUKLB } from '../demo/runden.ts'
import { geprueft, entscheidungLesen, speichern, vorlegen } from './entscheidungWelt.ts'
import { pruefen } from './korrekturWelt.ts'
import { anlegen, einreichen, FREMDER_HOF, hochladen, HOF, LENA, MAX, type Person } from './testWelt.ts'

type Wer = { readonly person: Person; readonly firma: string }
export const LENAS: Wer = { person: LENA, firma: HOF }
export const MAXENS: Wer = { person: MAX, firma: FREMDER_HOF }

/** Companies may have as many applications as a test needs. */
export const vieleErlauben = (t: TestApp) =>
  sql`update foerderrunde set max_anzahl_geschaefte = 1000 where guid = ${DEMO_RUNDE_ZUKLB}`.execute(
    t.ownerDb,
  )

/** An application for a climate balance that can be sent: 1,000 € at 90 %, or other costs. */
export const klimabilanz = async (
  t: TestApp,
  { person, firma }: Wer = LENAS,
  kosten = 1_000,
): Promise<AntragFormular> => {
  const leer = await anlegen(t, person, DEMO_RUNDE_ZUKLB, firma)
  const datei = async () => [await hochladen(t, person)]
  const formular: AntragFormular = {
    ...leer,
    alleineZeichnungsberechtigt: true,
    produktgruppenDaten: {
      type: 'ZUKLB',
      antragstellerArt: 'PRIMAERPRODUZENT',
      haupttaetigkeit: 'Ackerbau',
      finanzamt: 'Flensburg',
      anzahlMitarbeiter: 3.5,
      umsatz: 480_000,
      bilanzsumme: 900_000,
      muBestaetigt: true,
      kuBestaetigt: true,
      kmuBestaetigt: true,
    },
    foerdergegenstandSeiten: [
      {
        kategorie: 'K.1',
        foerdergegenstandKlasse: 'klimabilanz',
        foerdergegenstaende: [{ type: 'Beratungsdienstleistung', bezeichnung: 'Klimabilanz', kosten }],
      },
    ],
    dokumente: {
      type: 'ZUKLB',
      beitragbescheidSvlfg: await datei(),
      deMinimisBeihilfeErklaerung: await datei(),
    },
  }
  return mitBeispielen({ formular, kontext: KONTEXT })
}

const fallVon = async (t: TestApp, antrag: string): Promise<string> =>
  (
    await sql<{ guid: string }>`select geschaeft_guid as guid from antrag where guid = ${antrag}`.execute(
      t.ownerDb,
    )
  ).rows[0]?.guid ?? ''

/** The same, sent. */
export const eingereicht = async (t: TestApp, wer: Wer = LENAS, kosten?: number) => {
  const formular = await klimabilanz(t, wer, kosten)
  const r = await einreichen(t, formular, { wer: wer.person })
  if (r.status !== 200) throw new Error(r.text)
  return { antrag: formular.guid, fall: await fallVon(t, formular.guid) }
}

/** The same, checked, and laid before who releases. */
export const zurFreigabe = async (t: TestApp, wer: Wer = LENAS, kosten?: number) => {
  const { antrag, fall } = await eingereicht(t, wer, kosten)
  await pruefen(t, antrag)
  await geprueft(t.ownerDb, fall)
  const { body } = await entscheidungLesen(t, fall)
  await speichern(t, fall, body.inhalt)
  const r = await vorlegen(t, fall)
  if (r.status !== 200) throw new Error(r.text)
  return { antrag, fall, inhaltSha256: r.body.inhaltSha256 }
}
