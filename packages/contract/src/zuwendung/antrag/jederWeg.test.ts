import { nextStep, prevStep, steps, stepStatus } from '@foerderportal/flow/flow'
import { describe, expect, test } from 'vitest'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN, type Rechtsform } from '../../unternehmen/werte/enums.ts'
import { REGISTER_REGEL } from '../../unternehmen/werte/registerRegel.ts'
import { schrittPruefen, schrittZuPfad } from '../../formular/flow.ts'
import { antragFlow, antragPruefen, type AntragSchritt } from './flow.ts'
import type { AntragFormular } from '../kern/antragsformular/formular.ts'
import { kategoriePfad } from './pruefung/kategorieTeile.ts'
import { groessenklasse, type Groessenklasse } from '../kern/groesse/groesse.ts'
import type { AntragDaten, AntragKontext } from './schema.ts'
import { DATEIEN, GRENZEN, KONTEXT, QUOTEN, formular } from '../testing/testFormular.ts'
import { bekannte } from '../testing/beispiele.ts'
import {
  ZAHLEN,
  beantwortet,
  faelle,
  fallInWorten,
  type Antragsteller,
  type Fall,
} from '../testing/testWege.ts'

/**
 * Every way through the wizard, walked by somebody who answers what he is asked and nothing else: the questions come
 * from the checks, page by page, the answers from testWege.ts.
 */

/** What must hold at each of some hundred thousand questions, where `expect` would take half a minute. */
const gilt = (wahr: boolean, was: string): void => {
  if (!wahr) throw new Error(`does not hold: ${was}`)
}

const KLIMABILANZ = {
  id: 'klima',
  titel: 'Klimabilanz',
  foerdergegenstandTyp: 'BERATUNGSDIENSTLEISTUNG' as const,
  kombination: false,
  technischeKriterien: [],
}
const KONTEXTE: Record<Fall['programm'], AntragKontext> = {
  AnkNabo: KONTEXT,
  ZUKLB: {
    ...KONTEXT,
    kategorien: [
      { id: 'K.1', titel: 'Klima', foerderquoten: { klima: 90 }, foerdergegenstandKlassen: [KLIMABILANZ] },
    ],
    erlaubteKategorien: ['K.1'],
  },
}
const [DATEI] = DATEIEN
if (DATEI === undefined) throw new Error('there is no file')
const antragsteller = (fall: Fall): Antragsteller => ({
  fall,
  datei: DATEI,
  foerderQuoten: { ...QUOTEN, klima: 90 },
  obergrenzen: GRENZEN,
})

/** Answers everything that the step asks, each question once; answers what is left over, with the texts. */
const ausfuellen = (fall: Fall, schritt: AntragSchritt, anfang: AntragDaten) => {
  const gefragt = new Set<string>()
  let daten = anfang
  for (;;) {
    const offen = schrittPruefen(antragFlow, schritt, daten).find(({ pfad }) => !gefragt.has(pfad))
    if (offen === undefined) return { daten, offen: schrittPruefen(antragFlow, schritt, daten) }
    gilt(
      schrittZuPfad(antragFlow, daten, offen.pfad)?.path === schritt.path,
      `${offen.pfad} is mended where it is asked`,
    )
    gefragt.add(offen.pfad)
    daten = beantwortet(antragsteller(fall), daten, offen.pfad)
  }
}

/** The company is complete: it was asked when it was registered (S1-06). */
const registereintrag = (rechtsform: Rechtsform) => {
  const regel = REGISTER_REGEL[rechtsform]
  return regel.eintrag === 'erforderlich'
    ? { register: regel.art, amtsgericht: 'Flensburg', registerNummer: '4711' }
    : {}
}

const leer = ({ programm, rechtsform }: Fall): AntragFormular => ({
  guid: formular().guid,
  classVersion: 1,
  ansprechpartner: { subjectId: 'lena', vorname: 'Lena', nachname: 'Lindenau' },
  unternehmen: { ...formular().unternehmen, ...registereintrag(rechtsform), rechtsform },
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
  if (programm === 'ZUKLB') return [...GERADE, kategoriePfad('K.1'), ...ENDE]
  const eigene = moor ? [kategoriePfad('A.1'), 'moorflaechen'] : [kategoriePfad('B.1')]
  return [...GERADE, ...eigene, 'finanzierung', ...ENDE]
}

const ZU_GROSS =
  'produktgruppenDaten.kmuBestaetigt: Anträge sind nur bis zur Größe eines mittleren Unternehmens möglich. Ausgenommen sind anerkannte Naturschutzvereinigungen.'
const erwarteteAbsage = ({ groesse, art }: Fall): string[] =>
  groesse === 'GROSS' && art !== 'ANERKANNTE_NATURSCHUTZVEREINIGUNG' ? [ZU_GROSS] : []

describe.each(ANTRAGSTELLER_ARTEN)('[S4-07] every way through the wizard: %s', (art) => {
  test.each(RECHTSFORMEN)(
    '%s: answering what is asked leads to an application that can be sent, or to a named refusal',
    (rechtsform) => {
      for (const fall of faelle({ art, rechtsform })) {
        const { daten, seiten, offen } = gehen(fall)
        const worte = fallInWorten(fall)
        expect(bekannte(seiten), worte).toEqual(erwarteteSeiten(fall))
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
