import { reachablePages } from '@foerderportal/flow/flow'
import type { Antwortart, Zeile } from '../../formular/antwort.ts'
import { antwortVon, mitAntwort } from '../../formular/werte.ts'
import type { AntragFormular } from '../kern/antragsformular/formular.ts'
import { antragFlow, ANTRAG_SEITEN } from '../antrag/flow.ts'
import type { AntragDaten } from '../antrag/schema.ts'
import { zeilenAuf } from '../antrag/tafel/tafel.ts'

/**
 * Pages and questions that tests know by name, answer themselves and pin to their places. What comes later is answered
 * from the table, so that it has to be named nowhere but in a test of its own.
 */
const SEITEN = [
  'unternehmen',
  'antragsteller',
  'groesse',
  'foerdergegenstaende',
  'moorflaechen',
  'finanzierung',
  'dokumente',
  'zeichnung',
  'zusammenfassung',
]
const KATEGORIE = /^kategorie-/
const FRAGEN = [
  'produktgruppenDaten.antragstellerArt',
  'produktgruppenDaten.haupttaetigkeit',
  'produktgruppenDaten.finanzamt',
  'produktgruppenDaten.nutzflaeche',
  'produktgruppenDaten.moorflaeche',
  'produktgruppenDaten.darlehen',
  'produktgruppenDaten.eigenmittel',
  'alleineZeichnungsberechtigt',
]

/** Of the pages of a way those that the tests know, in its order. */
export const bekannte = <S extends string>(weg: readonly S[]): S[] =>
  weg.filter((path) => SEITEN.includes(path) || KATEGORIE.test(path))

/** The titles of the others. */
export const SPAETERE_SEITEN: readonly string[] = Object.values(ANTRAG_SEITEN)
  .filter(({ path }) => !SEITEN.includes(path))
  .map(({ titel }) => titel)

/** An answer of a kind, for a question that a test is not about. */
export const beispielAntwort = (art: Antwortart<AntragDaten>): unknown => {
  switch (art.art) {
    case 'text':
      return 'Muster'
    case 'jaNein':
      return true
    case 'wahl':
      return art.optionen[0]?.wert
    case 'tag':
      return '2026-01-02'
    case 'betrag':
    case 'ganzzahl':
    case 'dezimal':
    case 'flaeche':
      return 1
    default:
      throw new Error(`an answer of the kind ${art.art} needs a test of its own`)
  }
}

type Frage = Zeile<AntragDaten>

const istSpaeter = ({ pfad, fehlt }: Frage) => fehlt !== undefined && !FRAGEN.includes(pfad)

/** What a page asks of everybody and needs an answer to, besides what the tests know. */
export const spaetereFragen = (titel: string | null): readonly Frage[] =>
  Object.values(ANTRAG_SEITEN)
    .filter((seite) => seite.titel === titel)
    .flatMap(({ path }) => zeilenAuf(path))
    .filter((zeile) => istSpaeter(zeile) && zeile.gefragt === undefined)

/** The form with answers to the questions on its way that tests do not know. */
export const mitBeispielen = (daten: AntragDaten): AntragFormular =>
  reachablePages(antragFlow, daten)
    .flatMap((seite) => zeilenAuf(seite))
    .filter((zeile) => istSpaeter(zeile) && zeile.gefragt?.(daten) !== false)
    .filter((zeile) => antwortVon(zeile, daten.formular) === undefined)
    .reduce((formular, zeile) => mitAntwort(zeile, formular, beispielAntwort(zeile.art)), daten.formular)
