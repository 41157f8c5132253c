import { DOKUMENTE_ANKNABO, DOKUMENTE_ZUKLB } from './dokumentArten.ts'
import type { DateiAngabe } from './dokumente.ts'
import type { Foerdergegenstand } from './foerdergegenstand.ts'
import type { AntragFormular } from './formular.ts'

/** A file where a form names it: the path of its field, and what it is for in the words of the screen. */
export type DateiOrt = { readonly pfad: string; readonly wozu: string; readonly datei: DateiAngabe }

/** The parts of a form that name files. */
export type MitDateien = Pick<AntragFormular, 'dokumente' | 'foerdergegenstandSeiten'>

const TITEL: Readonly<Record<string, string>> = { ...DOKUMENTE_ZUKLB, ...DOKUMENTE_ANKNABO }
/** Papers of a machine. */
const UNTERLAGEN = {
  dokumentAngebot: 'Angebot',
  dokumentHerstellerBestaetigung: 'Bestätigung des Herstellers',
} as const
type Unterlage = keyof typeof UNTERLAGEN

const orte = (pfad: string, wozu: string, dateien: readonly DateiAngabe[] | null | undefined): DateiOrt[] =>
  (dateien ?? []).map((datei) => ({ pfad, wozu, datei }))

const derDokumente = ({ dokumente }: MitDateien): DateiOrt[] =>
  Object.entries(dokumente ?? {}).flatMap(([art, wert]) =>
    Array.isArray(wert) ? orte(`dokumente.${art}`, TITEL[art] ?? art, wert) : [],
  )

const desGegenstands = (pfad: string, g: Foerdergegenstand): DateiOrt[] =>
  g.type === 'Maschine'
    ? // The keys of the table are exactly those of a machine's papers.
      (Object.keys(UNTERLAGEN) as Unterlage[]).flatMap((feld) =>
        orte(
          `${pfad}.${feld}`,
          [UNTERLAGEN[feld], g.hersteller, g.typBezeichnung].filter(Boolean).join(' '),
          g[feld],
        ),
      )
    : []

/** Every file that the form names, with its place: machines' offers and confirmations included. */
export const dateiOrte = (formular: MitDateien): DateiOrt[] => [
  ...derDokumente(formular),
  ...(formular.foerdergegenstandSeiten ?? []).flatMap((seite, i) =>
    (seite.foerdergegenstaende ?? []).flatMap((g, j) =>
      desGegenstands(`foerdergegenstandSeiten.${i}.foerdergegenstaende.${j}`, g),
    ),
  ),
]
