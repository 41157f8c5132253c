import type { Foerdergegenstand } from '../../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import type { ProgrammDaten } from '../../kern/programm/programm.ts'
import type { AntragDaten, AntragKontext } from '../schema.ts'

export type ChecklisteQuelle = {
  /** A form as it would be when it is begun: what is known is filled in. */
  readonly formular: AntragFormular
  readonly programm: ProgrammDaten
  /** What it would be judged against; its categories are those that can be applied for. */
  readonly kontext: AntragKontext
}

type Kategorie = ProgrammDaten['kategorien'][number]
type Klasse = Kategorie['klassen'][number]
/** The form with one item of each class of a category, and nothing said of it: what is asked and needed then. */
export type Fall = { readonly kategorie: Kategorie; readonly daten: AntragDaten }

const LEER = {
  MASCHINE: { type: 'Maschine' },
  BERATUNGSDIENSTLEISTUNG: { type: 'Beratungsdienstleistung' },
} as const satisfies Record<string, Foerdergegenstand>

const seiteVon = (kategorie: Kategorie, klasse: Klasse) => ({
  kategorie: kategorie.id,
  foerdergegenstandKlasse: klasse.id,
  foerdergegenstaende: [LEER[klasse.foerdergegenstandTyp]],
})

const KEINE_KATEGORIE: Kategorie = { id: '', titel: '', klassen: [] }

/** The categories that can be applied for. */
export const kategorienVon = ({ programm, kontext }: ChecklisteQuelle): Kategorie[] =>
  programm.kategorien.filter(({ id }) => kontext.erlaubteKategorien.includes(id))

/** One case for each category; at least one, so that there is always a form to ask of. */
export const faelleVon = (quelle: ChecklisteQuelle): readonly [Fall, ...Fall[]] => {
  const { formular, kontext } = quelle
  const [erste = KEINE_KATEGORIE, ...weitere] = kategorienVon(quelle)
  const fall = (kategorie: Kategorie): Fall => {
    const foerdergegenstandSeiten = kategorie.klassen.map((klasse) => seiteVon(kategorie, klasse))
    return { kategorie, daten: { formular: { ...formular, foerdergegenstandSeiten }, kontext } }
  }
  return [fall(erste), ...weitere.map(fall)]
}

/** Titles of the categories for which something holds; null where it holds for all. */
export const nurBei = (faelle: readonly Fall[], gilt: (fall: Fall) => boolean): string[] | null => {
  const welche = faelle.filter(gilt)
  return welche.length === faelle.length ? null : welche.map(({ kategorie }) => kategorie.titel)
}

/** Whether a category has classes of a type. */
export const hatTyp =
  (typ: Klasse['foerdergegenstandTyp']) =>
  ({ kategorie }: Fall): boolean =>
    kategorie.klassen.some(({ foerdergegenstandTyp }) => foerdergegenstandTyp === typ)
