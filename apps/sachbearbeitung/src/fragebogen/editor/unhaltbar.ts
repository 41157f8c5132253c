import { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { ABSAETZE_MAX } from '@foerderportal/contract/fragebogen/grenzen'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { isObject } from '@foerderportal/values/object'
import { valueAt, withValueAt } from '@foerderportal/values/path'
import { TEXTE, type Bedingungsform, type Blockform, type Formular, type Frageform } from './formular.ts'
import { formularAus } from './formularZeigen.ts'
import { definitionAus, dezimal, laenge, platz, stellen } from './formularLesen.ts'

type Fehler = readonly Feldfehler[]

/** `pflicht`: nothing typed is wrong, too. */
const zahlfehler = (
  pfad: string,
  text: string,
  lesen: (text: string) => Gelesen<number>,
  pflicht = false,
): Fehler => {
  if (text.trim() === '' && !pflicht) return []
  const gelesen = lesen(text)
  return gelesen.ok ? [] : [{ pfad, text: gelesen.fehler }]
}

const absatzfehler = (pfad: string, text: string): Fehler =>
  text.split(/\n[^\S\n]*\n/).filter((absatz) => absatz.trim() !== '').length > ABSAETZE_MAX
    ? [{ pfad, text: `Schreiben Sie höchstens ${ABSAETZE_MAX} Absätze.` }]
    : []

/** What a condition still needs before it says something; a half one would ask everybody. */
const bedingungsfehler = (pfad: string, wenn: Bedingungsform | null): Fehler => {
  const satz = wenn?.teile
    .map((t) => {
      if (t.frage === '') return 'Wählen Sie eine frühere Frage.'
      if (t.vergleich === 'RANG' && t.wert === '') return 'Wählen Sie, was vorn stehen soll.'
      if (['GEWAEHLT', 'NICHT_GEWAEHLT'].includes(t.vergleich) && t.optionen.length === 0)
        return 'Wählen Sie mindestens eine Antwort.'
      if (t.vergleich === 'ZAHL' && t.von.trim() === '' && t.bis.trim() === '')
        return 'Geben Sie mindestens eine der beiden Zahlen an.'
      // Only what its comparison shows: what is not there can't be mended.
      const [gelesen] = [
        ...(t.vergleich === 'ZAHL' ? [t.von, t.bis] : []).flatMap((text) => zahlfehler('', text, dezimal)),
        ...(t.vergleich === 'RANG' ? zahlfehler('', t.rang, platz, true) : []),
      ]
      return gelesen?.text
    })
    .find((text) => text !== undefined)
  return satz === undefined ? [] : [{ pfad: `${pfad}.wenn`, text: satz }]
}

const grenzfehler = (pfad: string, z: Pick<Frageform, 'min' | 'max'>): Fehler => [
  ...zahlfehler(`${pfad}.min`, z.min, dezimal),
  ...zahlfehler(`${pfad}.max`, z.max, dezimal),
]

/** Only what its kind has: what it does not show can't be mended. */
const artfehler = (pfad: string, f: Frageform): Fehler => {
  if (f.type === 'FreitextFrage')
    return [
      ...zahlfehler(`${pfad}.laengeMin`, f.laengeMin, laenge, true),
      ...zahlfehler(`${pfad}.laengeMax`, f.laengeMax, laenge, true),
    ]
  if (f.type === 'DezimalFrage' || f.type === 'DezimalGruppeFrage')
    return [
      ...grenzfehler(pfad, f),
      ...zahlfehler(`${pfad}.nachkommastellen`, f.nachkommastellen, stellen, true),
    ]
  return []
}

const teilfehler = (pfad: string, { type, teile }: Frageform): Fehler =>
  teile.flatMap((teil, i) => {
    const hier = `${pfad}.teile.${i}`
    if (type === 'DezimalGruppeFrage')
      return [
        ...grenzfehler(hier, teil),
        ...zahlfehler(`${hier}.nachkommastellen`, teil.nachkommastellen, stellen),
      ]
    return teil.zusatz === null || type === 'PrioritaetFrage'
      ? []
      : zahlfehler(`${hier}.zusatz.laengeMax`, teil.zusatz.laengeMax, laenge, true)
  })

const texteDavorDanach = (pfad: string, d: Pick<Blockform, 'kommentare' | 'kontexte'>): Fehler => [
  ...absatzfehler(`${pfad}.kommentare`, d.kommentare),
  ...absatzfehler(`${pfad}.kontexte`, d.kontexte),
]

const fragefehler = (pfad: string, f: Frageform): Fehler => [
  ...absatzfehler(`${pfad}.absaetze`, f.absaetze),
  ...texteDavorDanach(pfad, f),
  ...artfehler(pfad, f),
  ...teilfehler(pfad, f),
  ...bedingungsfehler(pfad, f.wenn),
]

const blockfehler = (b: Blockform, i: number): Fehler => [
  ...texteDavorDanach(`bloecke.${i}`, b),
  ...bedingungsfehler(`bloecke.${i}`, b.wenn),
  ...b.fragen.flatMap((f, j) => fragefehler(`bloecke.${i}.fragen.${j}`, f)),
]

/** Where in the fields stands what the contract names. */
const feldVon = (pfad: string): string =>
  pfad
    .replace(/\.wenn\..*$/u, '.wenn')
    .replace(/\.fragetexte\.0$/u, '.frage')
    .replace(/\.fragetexte(\.\d+)?$/u, '.absaetze')
    .replace(/\.(optionen|eintraege|werte|anteile)(?=\.|$)/u, '.teile')
    .replace('.zusaetzlicheBeschreibung', '.zusatz')
    .replace(/(kommentare|kontexte|\w+Texte)\.\d+$/u, '$1')

/** What the server would not keep: a number that is none, a text that is too long, half a condition. It stays on this device. */
export const unhaltbar = (formular: Formular): Feldfehler[] => {
  const eigene = [
    ...TEXTE.flatMap((name) => absatzfehler(name, formular[name])),
    ...formular.bloecke.flatMap(blockfehler),
  ]
  const vomVertrag = schemaFehler(Definition, definitionAus(formular)).map(({ pfad, text }) => ({
    pfad: feldVon(pfad),
    text,
  }))
  return [...eigene, ...vomVertrag.filter(({ pfad }) => !eigene.some((e) => e.pfad === pfad))]
}

/** What stands at the same field of another state: an element of a list goes by its id. */
const damals = (jetzt: unknown, alt: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return alt
  const hier = valueAt(jetzt, [name])
  if (!Array.isArray(alt)) return damals(hier, valueAt(alt, [name]), rest)
  const id = valueAt(hier, ['id'])
  const gleiches: unknown = alt.find((element) => isObject(element) && element['id'] === id)
  return damals(hier, gleiches, rest)
}

/** A text that was never there is empty, a condition none. */
const oderLeer = (pfad: string, wert: unknown): unknown => wert ?? (pfad.endsWith('.wenn') ? null : '')

/** The definition that can be kept: a field that can't be stays as it was saved last. */
export const haltbar = (formular: Formular, gespeichert: Definition): Definition => {
  const fehler = unhaltbar(formular)
  if (fehler.length === 0) return definitionAus(formular)
  const vorher = formularAus(gespeichert)
  const ersetzt = fehler.reduce<unknown>((neu, { pfad }) => {
    const stelle = pfad.split('.')
    return withValueAt(neu, stelle, oderLeer(pfad, damals(formular, vorher, stelle)))
  }, formular)
  return definitionAus(ersetzt as Formular) // the same fields, some with the value that they had
}
