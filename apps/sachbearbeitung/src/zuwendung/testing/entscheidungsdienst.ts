import { Refused } from '@foerderportal/client/testing/answers'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { Bescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { entscheidungStaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { entscheidungVorschlag } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'
import { verzichteLesen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { App } from '@foerderportal/shell/testing/app'
import type { Person } from '../../testing/people.ts'
import { pdf } from '../../testing/pdf.ts'
import { GESCHAEFT, fallkopf } from './faelle.ts'

const baustein = (code: string, teil: string, titel: string, mehr: object = {}) => ({
  code,
  fassung: 2,
  titel,
  teil,
  arten: ['BEWILLIGUNG', 'ABLEHNUNG'],
  pflicht: false,
  text: `${titel}.`,
  ...mehr,
})
const VORLAGE = Bescheidvorlage.parse({
  demo: true,
  titel: {
    BEWILLIGUNG: 'Zuwendungsbescheid',
    ABLEHNUNG: 'Ablehnungsbescheid',
    WIDERRUF: 'Widerrufsbescheid',
  },
  auszahlungenHoechstens: 3,
  pflichtteile: { BEWILLIGUNG: ['TENOR'], ABLEHNUNG: ['TENOR'] },
  rueckgabegruende: ['Ein Betrag stimmt nicht.'],
  bausteine: [
    baustein('T-001', 'TENOR', 'Bewilligung', { pflicht: true }),
    baustein('N-101', 'NEBENBESTIMMUNG', 'Verwendungsnachweis', { pflicht: true, arten: ['BEWILLIGUNG'] }),
    baustein('N-201', 'NEBENBESTIMMUNG', 'Bezahlung unbar', {
      arten: ['BEWILLIGUNG'],
      text: 'Bezahlt wird unbar bis zum {bis}.',
      variablen: [{ name: 'bis', typ: 'TAG', bezeichnung: 'Bezahlung bis', vorgabe: 365 }],
    }),
    baustein('T-214', 'BEGRUENDUNG', 'Kürzung wegen Nachlass', {
      arten: ['BEWILLIGUNG'],
      begruendet: 'KUERZUNG',
      text: 'Nach Abzug bleiben {betrag}.',
      variablen: [{ name: 'betrag', typ: 'BETRAG', bezeichnung: 'Kosten nach Abzug' }],
    }),
    baustein('T-403', 'BEGRUENDUNG', 'Ablehnung im Einzelfall', {
      arten: ['ABLEHNUNG'],
      begruendet: 'ABLEHNUNG',
      text: '{grund}',
      variablen: [{ name: 'grund', typ: 'TEXT', bezeichnung: 'Grund der Ablehnung' }],
    }),
    baustein('T-440', 'BEGRUENDUNG', 'Im Einzelfall', {
      arten: ['WIDERRUF'],
      begruendet: 'NACHTRAG',
      text: '{grund}',
      variablen: [{ name: 'grund', typ: 'TEXT', bezeichnung: 'Grund des Widerrufs' }],
    }),
  ],
})
const GEGENSTAND = {
  gegenstand: '90000000-0000-4000-8000-000000000001',
  name: 'Mulchpflanzmaschine',
  kategorie: 'B.1',
  klasse: 'mulchpflanzmaschine',
  kosten: 48_200,
  satz: 40,
  beantragt: 19_280,
  nachtrag: null,
}
/** The same once it is approved: payouts hold a part of it. */
const BEWILLIGTER = { ...GEGENSTAND, nachtrag: { bisher: 19_280, gebunden: 4_000, erklaert: null } }
export const SHA256 = '1a2b3c4d'.repeat(8)
const AM = '2026-11-23T09:00:00.000Z'

/** A decision that nobody has begun, as who prepares reads it. */
export const entscheidung = (angaben: Partial<EntscheidungAntwort> = {}): EntscheidungAntwort => ({
  guid: null,
  status: null,
  geschaeftGuid: GESCHAEFT,
  antragGuid: '50000000-0000-4000-8000-000000000002',
  geNr: 'GE-2026-000123',
  programm: 'AnkNabo',
  unternehmenName: 'Hof Lindenau GbR',
  eingangsnummer: 'ANK-2026-000042',
  inhalt: entscheidungVorschlag(
    'BEWILLIGUNG',
    { gegenstaende: [GEGENSTAND], vorlage: VORLAGE },
    '2026-11-23',
  ),
  gegenstaende: [GEGENSTAND],
  obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
  vorlage: VORLAGE,
  quellen: { unternehmen: 'Hof Lindenau GbR' },
  hindernisse: [],
  abweichungen: [],
  inhaltSha256: null,
  gespeichert: null,
  vorgelegt: null,
  zurueckgegeben: null,
  freigegeben: null,
  bearbeiter: [],
  handlungenBefangener: [],
  moeglich: {
    entscheidungBeginnen: null,
    entwurfVerwerfen: null,
    entscheidungSpeichern: null,
    entscheidungVorlegen: null,
    entscheidungZurueckgeben: 'Das entscheidet, wer für die Freigabe zuständig ist.',
    entscheidungFreigeben: 'Das entscheidet, wer für die Freigabe zuständig ist.',
  },
  nachtraege: [],
  bescheide: [],
  ...angaben,
})

/** The same as who releases reads it, presented. */
export const vorlage = (angaben: Partial<EntscheidungAntwort> = {}): EntscheidungAntwort =>
  entscheidung({
    guid: '80000000-0000-4000-8000-000000000001',
    status: 'VORGELEGT',
    inhaltSha256: SHA256,
    vorgelegt: { name: 'Sabine Sachbearbeitung', am: AM },
    bearbeiter: ['Sabine Sachbearbeitung'],
    abweichungen: ['Größe weicht ab, erklärt', 'Kürzung 800,00 €'],
    moeglich: {
      entscheidungBeginnen: 'Wer freigibt, bereitet nicht vor.',
      entwurfVerwerfen: 'Wer freigibt, bereitet nicht vor.',
      entscheidungSpeichern: 'Wer freigibt, bereitet nicht vor.',
      entscheidungVorlegen: 'Wer freigibt, bereitet nicht vor.',
      entscheidungZurueckgeben: null,
      entscheidungFreigeben: null,
    },
    ...angaben,
  })

const KEIN_VERZICHT = 'Das Unternehmen hat keinen Verzicht erklärt.'

/** An approved case: its decision is released, acts after it can begin. */
export const bewilligt = (angaben: Partial<EntscheidungAntwort> = {}): EntscheidungAntwort =>
  entscheidung({
    guid: '80000000-0000-4000-8000-000000000001',
    status: 'FREIGEGEBEN',
    freigegeben: { name: 'Frank Freigabe', am: AM },
    nachtraege: [
      { art: 'AENDERUNG', gesperrtWeil: null },
      { art: 'WIDERRUF', gesperrtWeil: null },
      { art: 'RUECKNAHME', gesperrtWeil: null },
      { art: 'VERZICHT', gesperrtWeil: KEIN_VERZICHT },
    ],
    ...angaben,
  })

/** A draft that takes back what was approved, as it has just begun. */
export const widerruf = (angaben: Partial<EntscheidungAntwort> = {}): EntscheidungAntwort =>
  bewilligt({
    guid: '80000000-0000-4000-8000-000000000002',
    status: 'ENTWURF',
    freigegeben: null,
    inhalt: entscheidungVorschlag(
      'WIDERRUF',
      { gegenstaende: [BEWILLIGTER], vorlage: VORLAGE },
      '2026-11-23',
    ),
    gegenstaende: [BEWILLIGTER],
    quellen: { unternehmen: 'Hof Lindenau GbR', bescheid: 'BE-2026-000001 vom 23.11.2026' },
    ...angaben,
  })

/** A case with its decision on a made-up server that keeps what is written. */
export const entscheidungsdienst = ({ server }: App<Person>, anfang = entscheidung()) => {
  let stand = anfang
  let version = anfang.status === null ? 0 : 1
  const weiter = (neu: Partial<EntscheidungAntwort>) => {
    stand = { ...stand, ...neu }
    version += 1
    return { body: stand, version }
  }
  server.otherwise(fallLesen, 200, fallkopf())
  server.otherwise(verzichteLesen, 200, [])
  server.serve(contract.entscheidungLesen, () => ({ body: stand, version }))
  server.serve(contract.entscheidungSpeichern, ({ body, headers }) => {
    const grund = entscheidungStaende.hindernis('entscheidungSpeichern', stand.status, ['SACHBEARBEITUNG'])
    if (grund !== null) throw new Refused(ZUWENDUNG.nichtMoeglich, grund.text)
    const gebaut = headers.get('if-match')
    if (gebaut !== null && gebaut !== `"${version}"`)
      throw new Refused(ALLGEMEIN.konkurrierend, 'Die Entscheidung wurde von Berta Bank geändert.')
    return weiter({
      inhalt: body,
      status: 'ENTWURF',
      gespeichert: { name: 'Sabine Sachbearbeitung', am: AM },
    })
  })
  server.serve(contract.entscheidungBeginnen, () => weiter(widerruf()))
  server.serve(contract.entwurfVerwerfen, () => weiter(bewilligt()))
  server.serve(contract.entscheidungVorlegen, () =>
    weiter({
      status: 'VORGELEGT',
      inhaltSha256: SHA256,
      vorgelegt: { name: 'Sabine Sachbearbeitung', am: AM },
    }),
  )
  server.serve(contract.entscheidungZurueckgeben, ({ body }) =>
    weiter({ status: 'ENTWURF', zurueckgegeben: { name: 'Frank Freigabe', am: AM, grund: body.grund } }),
  )
  server.serve(contract.entscheidungFreigeben, ({ body }) => {
    if (body.inhaltSha256 !== stand.inhaltSha256)
      throw new Refused(ALLGEMEIN.konkurrierend, 'Die Entscheidung wurde geändert und neu vorgelegt.')
    const bescheid = {
      guid: GESCHAEFT,
      nummer: 'BE-2026-000001',
      art: 'BEWILLIGUNG' as const,
      erstelltAm: AM,
      fertig: true,
    }
    return weiter({
      status: 'FREIGEGEBEN',
      freigegeben: { name: 'Frank Freigabe', am: AM },
      bescheide: [bescheid],
    })
  })
  server.also(
    (anfrage) => anfrage.url.includes('/vorschau'),
    () => Promise.resolve(new Response(pdf(), { headers: { 'content-type': 'application/pdf' } })),
  )
  return {
    stand: () => stand,
    /** Somebody else was faster. */
    woanders: (neu: Partial<EntscheidungAntwort>) => weiter(neu),
  }
}
