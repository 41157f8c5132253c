import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { auszahlungDarstellen } from '@foerderportal/contract/auszahlung/antrag/darstellung'
import { mitNachweisen, NACHWEIS } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { beliebigeDefinition, volleAntworten } from '@foerderportal/contract/fragebogen/testing/definitionen'
import { antwortenAbschliessen } from '@foerderportal/contract/fragebogen/weg/weg'
import { bekundung, KONTEXT as RUNDE } from '@foerderportal/contract/interessenbekundung/testing/testRunde'
import { BESCHEIDARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidarten'
import { PROGRAMM } from '@foerderportal/contract/zuwendung/testing/testProgramm'
import { formular, maschine, moorSeite } from '@foerderportal/contract/zuwendung/testing/testFormular'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BEISPIELE, rechnungsblatt } from './auszahlung/demo/erechnung/beispiele.ts'
import { fragebogenPdfDaten } from './fragebogen/befragung/fragebogenPdf.ts'
import { belegDaten as bekundungBeleg } from './interessenbekundung/beleg/belegDaten.ts'
import { EINGANGSVORLAGE, eingangsblatt } from './platform/einreichung/eingangsbeleg.ts'
import { pdfErzeugen } from './platform/pdf/pdf.ts'
import { kastenMaengel, textkaesten } from './platform/pdf/testing/textkaesten.ts'
import { belegDaten as antragBeleg } from './zuwendung/beleg/belegDaten.ts'
import { checklisteDaten } from './zuwendung/checkliste/checklistePdfErzeugen.ts'
import { bescheidPdf } from './zuwendung/entscheidung/bescheid/bescheidPdf.ts'
import { beispielbescheid } from './zuwendung/testing/beispielbescheid.ts'

/**
 * Every kind of PDF that the portal makes, looked at as a reader does: no two pieces of text lie over each other, and none
 * stands beyond the margins. Each with what its code makes of long data, and then with every text as long as it may get.
 */

const AM = new Date('2026-11-20T13:03:07Z')
const QUELLE = fileURLToPath(new URL('.', import.meta.url))
const vorlage = (pfad: string) => fileURLToPath(new URL(pfad, import.meta.url))

const BANK = {
  bankName: 'Landwirtschaftliche Förderbank',
  bankAnschrift: 'Musterstraße 1, 12345 Musterstadt',
  bankTelefon: '030 23125 100',
  bankEmail: 'service@bank.example',
}
const SHA256 = 'a1b2c3d4'.repeat(8)

const antrag = antragBeleg({
  formular: formular({
    foerdergegenstandSeiten: [
      {
        ...moorSeite,
        foerdergegenstaende: [maschine({ beschreibung: 'Ein Text. '.repeat(200) }), maschine()],
      },
    ],
  }),
  programm: PROGRAMM,
  bank: BANK,
  person: 'Lena Lindenau',
  einreichung: {
    eingangsnummer: 'ANK-2026-000002',
    eingegangen_am: AM,
    sha256: SHA256,
    ge_nr: 'GE-2026-000001',
    mitgezeichnet_name: 'Paul Partner',
    mitgezeichnet_am: AM,
    erste_nummer: 'ANK-2026-000001',
    erste_am: AM,
  },
})

const interesse = bekundungBeleg({
  einreichung: { eingangsnummer: 'IBK-2026-000001', eingegangen_am: AM, sha256: SHA256 },
  formular: bekundung({ 'A.1': 20_000, 'B.2': 100_000 }),
  runde: { bezeichnung: 'Herbst 2026', bis: AM, ziehung_am: AM, einladung_tage: 30, demo: true, daten: null },
  vorgaben: { ...RUNDE, hauptgruppen: RUNDE.hauptgruppen.map((g) => ({ ...g, prioritaet: 1 })) },
  bank: BANK,
  person: 'Lena Lindenau',
})

const auszahlung = eingangsblatt(
  {
    bank: BANK,
    eingangsnummer: 'AZ-2026-000001',
    kopf: [['Programm', 'ANK NaBo']],
    weiter: ['Die Bank prüft Ihre Rechnungen: Sie müssen nichts tun.'],
    fragen: 'Haben Sie Fragen?',
    sha256: SHA256,
    anlage: 'auszahlungsantrag.json',
  },
  auszahlungDarstellen(mitNachweisen(Array.from({ length: 6 }, () => NACHWEIS))),
)

const fragebogen = () => {
  const [[definition, alle] = [undefined, {}]] = fc.sample(
    beliebigeDefinition.chain((d) => fc.tuple(fc.constant(d), volleAntworten(d))),
    { numRuns: 1, seed: 7 },
  )
  if (definition === undefined) throw new Error('one sample was asked for')
  const antworten = antwortenAbschliessen(definition, alle)
  type Zeile = Parameters<typeof fragebogenPdfDaten>[0]
  // What the template needs of the row.
  const zeile: Partial<Zeile> = { definition, antworten, nummer: 3, unternehmen_name: 'Hof am See' }
  return fragebogenPdfDaten({ ...(zeile as Zeile), abgeschlossen_am: AM }, BANK.bankName)
}

const frage = (bekannt: boolean) => ({
  frage: 'Wie viele Hektar bewirtschaften Sie?',
  bekannt,
  freiwillig: !bekannt,
})
const checkliste = checklisteDaten(
  {
    unternehmenName: 'Hof am See',
    antragstellerArt: 'Primärproduzent',
    rechtsform: 'Gesellschaft bürgerlichen Rechts',
    programm: 'AnkNabo',
    titel: 'ANK NaBo',
    einladung: null,
    erfassungsZeitraum: { von: AM.toISOString(), bis: AM.toISOString() },
    obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
    kategorien: PROGRAMM.kategorien.map(({ id, titel, klassen }) => ({
      id,
      titel,
      klassen: klassen.map((k) => ({
        titel: k.titel,
        technischeKriterien: ['leicht', 'breit'],
        prozent: { von: 30, bis: 65 },
      })),
    })),
    unterlagen: [true, false].map((erforderlich) => ({
      titel: 'Angebot',
      erforderlich,
      grund: 'Damit wir den Preis prüfen können.',
      zeigt: 'Preis und Gerät.',
      hoechstalterMonate: 6,
      nurBei: ['Moor'],
    })),
    seiten: [
      {
        titel: 'Ihr Betrieb',
        nurBei: ['Moor'],
        gruppen: [{ titel: 'Flächen', fragen: [frage(true), frage(false), frage(false)] }],
      },
    ],
    kauf: 'Bestellen Sie erst, wenn der Antrag bewilligt ist.',
    bearbeitungstage: 60,
    dauer: { minuten: 40, jeMaschineMinuten: 5 },
  },
  BANK.bankName,
  AM,
)

const [BEISPIEL] = BEISPIELE.filter(({ format }) => format === 'PDF')
const rechnung = rechnungsblatt({
  kaeufer: 'Hof Lindenau GbR',
  positionen: [],
  art: '380',
  waehrung: 'EUR',
  angezahltCent: 0,
  tag: '2026-11-20',
  faellig: '2026-12-20',
  ...BEISPIEL?.rechnung,
  nummer: 'LN-1',
})

type Dokument = { readonly vorlage: string; readonly daten: unknown }
const ARTEN: readonly (readonly [string, Dokument])[] = [
  ['receipt of an application', { vorlage: EINGANGSVORLAGE, daten: antrag }],
  ['receipt of a declaration of interest', { vorlage: EINGANGSVORLAGE, daten: interesse }],
  ['receipt of a payout request', { vorlage: EINGANGSVORLAGE, daten: auszahlung }],
  ['questionnaire', { vorlage: vorlage('./fragebogen/befragung/fragebogen.typ'), daten: fragebogen() }],
  [
    'list before an application',
    { vorlage: vorlage('./zuwendung/checkliste/checkliste.typ'), daten: checkliste },
  ],
  [
    'invoice of the demo world',
    { vorlage: vorlage('./auszahlung/demo/erechnung/rechnung.typ'), daten: rechnung },
  ],
  [
    'enclosure of the demo world',
    { vorlage: vorlage('./zuwendung/demo/anlagen/nebenbestimmungen.typ'), daten: {} },
  ],
  ...BESCHEIDARTEN.map((art) => [`notice ${art}`, bescheidPdf(beispielbescheid(art))] as const),
]

/** What a text becomes, by whether it asks or answers; amounts stay amounts. */
type Laenge = (text: string, fragt: boolean) => string

const BETRAG = /^[\d.]+(,\d\d)?\s(€|%)$/
/** Names that a template compares, and what stands in a line by itself that nobody lengthens. */
const FEST = new Set(['teil', 'sha256', 'anlage', 'eingangsnummer', 'nummer', 'stand', 'kennung', 'absender'])

const istBetrag = (wert: unknown) => typeof wert === 'string' && BETRAG.test(wert)

const verlaengert = (wert: unknown, laenge: Laenge, fragt = false): unknown => {
  if (typeof wert === 'string') return istBetrag(wert) ? '999.999.999,99 €' : laenge(wert, fragt)
  if (Array.isArray(wert)) {
    const istZeile = wert.length > 2 && wert.some(istBetrag)
    // Of a row with amounts the first column has words.
    return wert.map((w: unknown, i) =>
      istZeile && i > 0 && !istBetrag(w)
        ? w
        : verlaengert(w, laenge, fragt || (wert.length === 2 && i === 0)),
    )
  }
  if (typeof wert !== 'object' || wert === null) return wert
  return Object.fromEntries(
    Object.entries(wert).map(([name, w]) => [
      name,
      FEST.has(name) || (name === 'kopf' && 'zeilen' in wert)
        ? w
        : verlaengert(w, laenge, ['frage', 'titel'].includes(name)),
    ]),
  )
}

const LANG = ', was hier noch weiter ausgeführt wird, damit es mehr als eine Zeile braucht'
const ENDLOS = 'a'.repeat(200)
const LAENGEN: readonly (readonly [string, Laenge])[] = [
  ['as it is', (text) => text],
  ['with labels of three lines', (text, fragt) => (fragt ? `${text}${LANG}${LANG}` : text)],
  ['with answers of five lines', (text, fragt) => (fragt ? text : `${text}${LANG.repeat(4)}`)],
  ['with both', (text) => `${text}${LANG.repeat(3)}`],
  ['with a name of a file of 200 letters everywhere', (text) => `${text} ${ENDLOS}.pdf`],
]

const maengel = async ({ vorlage: pfad, daten }: Dokument): Promise<string[]> =>
  kastenMaengel(
    await textkaesten(await pdfErzeugen({ vorlage: pfad, daten, erstelltAm: AM, standard: 'ua-1' })),
  )

describe.each(ARTEN)('[S4-08] [S9-04] %s', (_, dokument) => {
  test.each(LAENGEN)('[S4-08] [S9-04] %s: nothing lies over anything else', async (__, laenge) => {
    expect(await maengel({ ...dokument, daten: verlaengert(dokument.daten, laenge) })).toEqual([])
  })
})

test('[S4-08] each template is one of these kinds', () => {
  const alle = globSync('**/*.typ', { cwd: QUELLE })
    .map((pfad) => basename(pfad))
    .filter((name) => !['basis.typ', 'probe.test-vorlage.typ'].includes(name))
  expect(alle.toSorted()).toEqual([...new Set(ARTEN.map(([, a]) => basename(a.vorlage)))].toSorted())
})
