import type { Stellenpfad } from '../../../formular/tafel.ts'
import { gegenstandStelle, stelleInWorten } from '../../antrag/angaben/stellen.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { gegenstaendeIn, UNTERLAGEN_JE_MASCHINE } from '../../kern/antragsformular/gegenstaende.ts'
import type { AntragDaten } from '../../antrag/schema.ts'
import { dokumentListe } from '../../antrag/unterlagen/dokumentliste.ts'
import type { Gelesen } from './lesen.ts'

/** A place of papers that a point reads. */
type Nachweis = { readonly pfad: Stellenpfad; readonly frage: string; readonly dateien: string[] }

type Papier = Nachweis & { readonly art: string; readonly verlangt: boolean }

type JeMaschine = (typeof UNTERLAGEN_JE_MASCHINE)[number]
const istJeMaschine = (art: string): art is JeMaschine => UNTERLAGEN_JE_MASCHINE.some((eine) => eine === art)

const uuids = (dateien: readonly { readonly uuid: string }[] | null | undefined): string[] =>
  (dateien ?? []).map(({ uuid }) => uuid)

/** The papers of a kind, machine by machine. */
const jeMaschine = (art: JeMaschine, formular: AntragFormular): Papier[] =>
  gegenstaendeIn(formular.foerdergegenstandSeiten).flatMap((g) => {
    const pfad = gegenstandStelle(g.id, art)
    return g.type === 'Maschine'
      ? [{ art, pfad, frage: stelleInWorten(formular, pfad), verlangt: true, dateien: uuids(g[art]) }]
      : []
  })

const desAntrags = (art: string, { formular, kontext }: AntragDaten): Papier[] =>
  dokumentListe(formular, kontext.unterlagen)
    .filter((zeile) => zeile.art === art)
    .map(({ titel, erforderlich, dateien }) => ({
      art,
      pfad: `dokumente.${art}`,
      frage: titel,
      verlangt: erforderlich,
      dateien: uuids(dateien),
    }))

const istDa = ({ verlangt, dateien }: Papier): boolean => verlangt || dateien.length > 0

/** Where papers of its kinds lie or may lie: what lies there or must comes before what may be added. */
export const papiereZu = ({ dokumente }: Gelesen, daten: AntragDaten): Papier[] => {
  const alle = dokumente.flatMap((art) =>
    istJeMaschine(art) ? jeMaschine(art, daten.formular) : desAntrags(art, daten),
  )
  return [...alle.filter(istDa), ...alle.filter((papier) => !istDa(papier))]
}

/** The papers of a point in the order of its catalogue, so that what proves it comes first; also those that are missing. */
export const nachweiseZu = (liest: Gelesen, daten: AntragDaten): Nachweis[] =>
  papiereZu(liest, daten)
    .filter(istDa)
    .map(({ pfad, frage, dateien }) => ({ pfad, frage, dateien }))
