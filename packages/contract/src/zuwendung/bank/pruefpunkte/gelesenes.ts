import type { Zeile } from '../../../formular/antwort.ts'
import { elementStelle, elementeVon, type Stellenpfad } from '../../../formular/tafel.ts'
import { antwortVon } from '../../../formular/werte.ts'
import { gegenstandName } from '../../kern/antragsformular/gegenstaende.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { AntragDaten } from '../../antrag/schema.ts'
import { TAFEL } from '../../antrag/tafel/tafel.ts'
import { istGemeint, type Gelesen } from './lesen.ts'

/** A place with its question and its answer in words; null where there is none. */
export type Gelesenes = {
  readonly pfad: Stellenpfad
  readonly frage: string
  readonly antwort: string | null
}

type Frage = Zeile<AntragDaten>

const worte = (zeile: Frage, objekt: object): string | null => zeile.art.sagen(antwortVon(zeile, objekt))

/** Which items there are, class by class. */
const gegenstaende = ({ foerdergegenstandSeiten: seiten }: AntragFormular): string | null =>
  (seiten ?? [])
    .map((seite) => {
      const namen = (seite.foerdergegenstaende ?? []).map((g) => gegenstandName(g) || 'ohne Namen')
      return `${seite.kategorie ?? 'Ohne Kategorie'}: ${namen.join(', ')}`
    })
    .join('\n') || null

const inListe = (zeile: Frage, formular: AntragFormular): Gelesenes[] => [
  { pfad: zeile.pfad, frage: zeile.frage, antwort: gegenstaende(formular) },
  ...elementeVon(zeile, formular).flatMap(({ kennung, wert, zeilen }) => {
    const { stelle = '', name } = zeile.elemente ?? {}
    const wessen = name?.(wert as never) // each list knows its elements
    return zeilen.map((eine) => ({
      pfad: elementStelle(stelle, kennung, eine.pfad),
      frage: wessen ? `${eine.frage} (${wessen})` : eine.frage,
      antwort: worte(eine, wert),
    }))
  }),
]

const gehoertDazu = ({ gehoertZu }: Frage, formular: AntragFormular): boolean =>
  gehoertZu?.(formular as never) !== false // a row of this form is handed the form

/** A check asks sixteen times for the same form. */
const bekannte = new WeakMap<AntragFormular, readonly Gelesenes[]>()

/** Every place of a form in the order of the questions, what is computed included. */
const alles = (formular: AntragFormular): readonly Gelesenes[] => {
  const gelesen = bekannte.get(formular) ?? lesen(formular)
  bekannte.set(formular, gelesen)
  return gelesen
}

const lesen = (formular: AntragFormular): readonly Gelesenes[] =>
  Object.values(TAFEL)
    .flatMap((zeilen): readonly Frage[] => zeilen)
    .filter((zeile) => gehoertDazu(zeile, formular))
    .flatMap((zeile) =>
      zeile.elemente === undefined
        ? [{ pfad: zeile.pfad, frage: zeile.frage, antwort: worte(zeile, formular) }]
        : inListe(zeile, formular),
    )

/** The places of a form that a point reads, with their answers; files apart. */
export const gelesenesIn = ({ stellen }: Gelesen, formular: AntragFormular): Gelesenes[] =>
  alles(formular).filter(({ pfad }) => stellen.some((muster) => istGemeint(pfad, muster)))

/** Whether a form has a place. */
export const istStelle = (formular: AntragFormular, stelle: Stellenpfad): boolean =>
  alles(formular).some(({ pfad }) => pfad === stelle)
