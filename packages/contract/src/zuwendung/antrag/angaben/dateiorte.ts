import { dokumentTitel, istDokumentArt } from '../../kern/antragsformular/dokumentArten.ts'
import type { DateiAngabe } from '../../../formular/dateien.ts'
import type { Foerdergegenstand } from '../../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import {
  gegenstandName,
  UNTERLAGEN_JE_MASCHINE,
  unterlagenVon,
} from '../../kern/antragsformular/gegenstaende.ts'
import { MASCHINE } from '../tafel/gegenstaende.ts'

/** A file where a form names it: the path of its field, and what it is for in the words of the screen. */
export type DateiOrt = { readonly pfad: string; readonly wozu: string; readonly datei: DateiAngabe }

/** The parts of a form that name files. */
export type MitDateien = Pick<AntragFormular, 'dokumente' | 'foerdergegenstandSeiten'>

const orte = (pfad: string, wozu: string, dateien: readonly DateiAngabe[] | null | undefined): DateiOrt[] =>
  (dateien ?? []).map((datei) => ({ pfad, wozu, datei }))

const derDokumente = ({ dokumente }: MitDateien): DateiOrt[] =>
  Object.entries(dokumente ?? {}).flatMap(([art, wert]) =>
    Array.isArray(wert) ? orte(`dokumente.${art}`, istDokumentArt(art) ? dokumentTitel(art) : art, wert) : [],
  )

const frageZu = (feld: string): string => MASCHINE.find(({ pfad }) => pfad === feld)?.frage ?? 'Datei'

const desGegenstands = (pfad: string, g: Foerdergegenstand): DateiOrt[] =>
  g.type === 'Maschine'
    ? UNTERLAGEN_JE_MASCHINE.flatMap((feld) =>
        orte(`${pfad}.${feld}`, `${frageZu(feld)} ${gegenstandName(g)}`.trim(), g[feld]),
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

/** The files alone, in the same order: every save looks through its form, and words for places that nobody reads took longer. */
export const alleDateien = ({ dokumente, foerdergegenstandSeiten }: MitDateien): DateiAngabe[] => [
  ...Object.values(dokumente ?? {}).flatMap((wert) => (Array.isArray(wert) ? wert : [])),
  ...(foerdergegenstandSeiten ?? []).flatMap(({ foerdergegenstaende }) =>
    (foerdergegenstaende ?? []).flatMap(unterlagenVon),
  ),
]
