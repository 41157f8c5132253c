import { nextStep, prevStep, steps, stepStatus } from '@foerderportal/flow/flow'
import { describe, expect, test } from 'vitest'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN } from '../unternehmen/enums.ts'
import { antragFlow, antragPruefen, schrittPruefen, schrittZuPfad, type AntragSchritt } from './flow.ts'
import type { AntragFormular } from './formular.ts'
import { groessenklasse, type Groessenklasse } from './groesse.ts'
import type { AntragDaten } from './pruefung.ts'
import { zuFinanzierenCent, zuwendungenBerechnen } from './rules.ts'
import { DATEIEN, formular } from './testFormular.ts'
import { GRENZEN, KLASSEN, KONTEXTE, QUOTEN, ZAHLEN, faelle, fallInWorten, type Fall } from './testWege.ts'

/**
 * Every way through the wizard, walked by somebody who answers what he is asked and nothing else: the questions come
 * from the checks, page by page, the answers from the table below.
 */

/** What must hold at each of some hundred thousand questions, where `expect` would take half a minute. */
const gilt = (wahr: boolean, was: string): void => {
  if (!wahr) throw new Error(`does not hold: ${was}`)
}

/** How he answers the question at a path; the figures and choices are those of the case. */
const ANTWORTEN: readonly (readonly [RegExp, (fall: Fall, daten: AntragDaten, pfad: string) => unknown])[] = [
  [/^produktgruppenDaten\.antragstellerArt$/, ({ art }) => art],
  [/^produktgruppenDaten\.(haupttaetigkeit|finanzamt|groessenErklaerung)$/, () => 'Grünland'],
  [/^produktgruppenDaten\.anzahlMitarbeiter$/, ({ groesse }) => ZAHLEN[groesse].mitarbeiter],
  [/^produktgruppenDaten\.(umsatz|bilanzsumme)$/, ({ groesse }) => ZAHLEN[groesse].summe],
  [/^produktgruppenDaten\.kmuBestaetigt$/, () => true],
  [
    /^foerdergegenstandSeiten$/,
    ({ programm, moor }) => [{ ...KLASSEN[programm === 'ZUKLB' ? 'klima' : moor ? 'raupe' : 'mulch'] }],
  ],
  [/\.(hersteller|typBezeichnung|anbieter|bezeichnung)$/, () => 'Muster'],
  [/\.anzahl$/, () => 2],
  [/\.(anschaffungskostenNettoEinzeln|kosten)$/, () => 12_345.67],
  [/\.anschaffungsZeitpunkt$/, () => '2027-06-01'],
  [/\.dokument(Angebot|HerstellerBestaetigung)$/, () => DATEIEN],
  [/^produktgruppenDaten\.nutzflaeche$/, () => 80],
  [/^produktgruppenDaten\.moorflaeche$/, () => 12.5],
  [/^produktgruppenDaten\.darlehen$/, () => 0],
  // What he reads at the field: that loan and own means have to cover the rest.
  [
    /^produktgruppenDaten\.eigenmittel$/,
    (_, { formular: f }) => zuFinanzierenCent(f.foerdergegenstandSeiten) / 100,
  ],
  [/^dokumente\./, () => DATEIEN],
  [/^alleineZeichnungsberechtigt$/, ({ alleine }) => alleine],
  [/^zeichnungsberechtigter$/, () => ({ subjectId: 'paul', vorname: 'Paul', nachname: 'Partner' })],
]

const gesetzt = (wert: unknown, [name, ...rest]: readonly string[], neu: unknown): unknown => {
  if (name === undefined) return neu
  if (Array.isArray(wert))
    return wert.map((w: unknown, i) => (String(i) === name ? gesetzt(w, rest, neu) : w))
  const objekt = (wert ?? {}) as Record<string, unknown> // a form is objects and lists
  return { ...objekt, [name]: gesetzt(objekt[name], rest, neu) }
}

/** As the server answers a save: with the grants. */
const gespeichert = (f: AntragFormular): AntragFormular => ({
  ...f,
  foerdergegenstandSeiten: zuwendungenBerechnen(f.foerdergegenstandSeiten ?? [], QUOTEN, GRENZEN),
})

const beantwortet = (fall: Fall, daten: AntragDaten, pfad: string): AntragDaten => {
  const antwort = ANTWORTEN.find(([muster]) => muster.test(pfad))?.[1]
  if (antwort === undefined) throw new Error(`${pfad} is asked, and nobody knows what to answer`)
  // The answer is put where the check asks for it; a form stays one.
  const neu = gesetzt(daten.formular, pfad.split('.'), antwort(fall, daten, pfad)) as AntragFormular
  return { ...daten, formular: gespeichert(neu) }
}

/** Answers everything that the step asks, each question once; answers what is left over, with the texts. */
const ausfuellen = (fall: Fall, schritt: AntragSchritt, anfang: AntragDaten) => {
  const gefragt = new Set<string>()
  let daten = anfang
  for (;;) {
    const offen = schrittPruefen(schritt, daten).find(({ pfad }) => !gefragt.has(pfad))
    if (offen === undefined) return { daten, offen: schrittPruefen(schritt, daten) }
    gilt(schrittZuPfad(daten, offen.pfad)?.path === schritt.path, `${offen.pfad} is mended where it is asked`)
    gefragt.add(offen.pfad)
    daten = beantwortet(fall, daten, offen.pfad)
  }
}

const leer = ({ programm, rechtsform }: Fall): AntragFormular => ({
  guid: formular().guid,
  classVersion: 1,
  ansprechpartner: { subjectId: 'lena', vorname: 'Lena', nachname: 'Lindenau' },
  unternehmen: { ...formular().unternehmen, rechtsform },
  produktgruppenDaten: { type: programm },
  foerdergegenstandSeiten: [],
  dokumente: { type: programm },
})

type Gang = {
  readonly daten: AntragDaten
  readonly seiten: readonly string[]
  readonly offen: readonly string[]
}

const stand = (schritt: AntragSchritt, daten: AntragDaten) => stepStatus(antragFlow, schritt, daten)
const ersteOffene = (daten: AntragDaten) =>
  steps(antragFlow, daten).find((s) => stand(s, daten) !== 'erledigt')

const gehen = (fall: Fall): Gang => {
  let daten: AntragDaten = { formular: leer(fall), kontext: KONTEXTE[fall.programm] }
  const seiten: string[] = []
  const offen: string[] = []
  let schritt: AntragSchritt | null = steps(antragFlow, daten)[0] ?? null
  while (schritt !== null) {
    const hier: AntragSchritt = schritt
    if (offen.length === 0 && stand(hier, daten) !== 'erledigt')
      // The overview of the categories is open as long as one of them is.
      gilt(
        [hier.path, antragFlow.pages[hier.key].path].includes(ersteOffene(daten)?.path ?? ''),
        `${hier.path} is where to go on`,
      )
    const fertig = ausfuellen(fall, hier, daten)
    ;({ daten } = fertig)
    offen.push(...fertig.offen.map(({ pfad, text }) => `${pfad}: ${text}`))
    // What comes with the answers (the page of a category) belongs to the page before.
    const nochHier = steps(antragFlow, daten).find(({ path }) => path === hier.path) ?? hier
    gilt(fertig.offen.length === 0 || stand(nochHier, daten) === 'inArbeit', `${hier.path} is not done`)
    seiten.push(hier.path)
    schritt = nextStep(antragFlow, hier.path, daten)
    if (schritt !== null)
      gilt(prevStep(antragFlow, schritt.path, daten)?.path === hier.path, `${hier.path} is the way back`)
  }
  return { daten, seiten, offen }
}

const GERADE = ['unternehmen', 'antragsteller', 'groesse', 'foerdergegenstaende']
const ENDE = ['dokumente', 'zeichnung', 'zusammenfassung']
const erwarteteSeiten = ({ programm, moor }: Fall): string[] => {
  if (programm === 'ZUKLB') return [...GERADE, 'kategorie-K.1', ...ENDE]
  const eigene = moor ? ['kategorie-A.1', 'moorflaechen'] : ['kategorie-B.1']
  return [...GERADE, ...eigene, 'finanzierung', ...ENDE]
}

const ZU_GROSS =
  'produktgruppenDaten.kmuBestaetigt: Anträge sind nur bis zur Größe eines mittleren Unternehmens möglich. Prüfen Sie Ihre Zahlen.'
const erwarteteAbsage = ({ groesse, art }: Fall): string[] =>
  groesse === 'GROSS' && art !== 'ANERKANNTE_NATURSCHUTZVEREINIGUNG' ? [ZU_GROSS] : []

describe.each(ANTRAGSTELLER_ARTEN)('[S4-07] every way through the wizard: %s', (art) => {
  test.each(RECHTSFORMEN)(
    '%s: answering what is asked leads to an application that can be sent, or to a named refusal',
    (rechtsform) => {
      for (const fall of faelle({ art, rechtsform })) {
        const { daten, seiten, offen } = gehen(fall)
        const worte = fallInWorten(fall)
        expect(seiten, worte).toEqual(erwarteteSeiten(fall))
        expect(offen, worte).toEqual(erwarteteAbsage(fall))
        expect(
          antragPruefen(daten.formular, daten.kontext).map(({ pfad, text }) => `${pfad}: ${text}`),
          worte,
        ).toEqual(offen)
        const { path } = ersteOffene(daten) ?? {}
        expect(path, worte).toBe(offen.length === 0 ? undefined : 'groesse')
      }
    },
  )
})

test('the figures of the cases are those of their size classes', () => {
  for (const [klasse, { mitarbeiter, summe }] of Object.entries(ZAHLEN))
    expect(groessenklasse({ anzahlMitarbeiter: mitarbeiter, umsatz: summe, bilanzsumme: summe })).toBe(
      klasse as Groessenklasse, // keys of ZAHLEN
    )
})
