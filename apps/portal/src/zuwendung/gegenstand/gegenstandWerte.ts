import type { Zeile } from '@foerderportal/contract/formular/antwort'
import type {
  FoerdergegenstandKlasse,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { werteLesen } from '@foerderportal/contract/formular/werte'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/antrag/schema'
import { FRAGEN_JE_TYP } from '@foerderportal/contract/zuwendung/antrag/tafel/gegenstaende'
import { zeileZu, type Seitenwerte } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { dazu } from '@foerderportal/assistent/dateien/dazu'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Angekommen } from '@foerderportal/assistent/bau/useListenuploads'
import type { Fields } from '@foerderportal/values/object'

const LISTE = 'foerdergegenstandSeiten'

// The rows read and write these values, and name their members.

/** One class with its items, as it stands on the screen. */
export type SeiteWerte = Seitenwerte<'foerdergegenstaende'>[typeof LISTE][number]
export type GegenstandWerte = SeiteWerte['foerdergegenstaende'][number]

/** What the items of a class are. */
export const typZu = ({ foerdergegenstandTyp }: FoerdergegenstandKlasse): GegenstandWerte['type'] =>
  foerdergegenstandTyp === 'MASCHINE' ? 'Maschine' : 'Beratungsdienstleistung'

/** The questions of an item. */
export const zeilenZu = (type: GegenstandWerte['type']): readonly Zeile<AntragDaten>[] => FRAGEN_JE_TYP[type]

/** The names of the fields of an item that take files. */
const dateifelder = ({ type }: GegenstandWerte): string[] =>
  zeilenZu(type)
    .filter(({ art }) => art.art === 'dateien')
    .map(({ pfad }) => pfad)

/** A new item of a class. It has its id from the start, so that repeated saves speak of the same one. */
export const neuerGegenstand = (klasse: FoerdergegenstandKlasse): GegenstandWerte => {
  const type = typZu(klasse)
  // The rows name the fields of both.
  return {
    type,
    kennung: crypto.randomUUID(),
    ...werteLesen(zeilenZu(type), type === 'Maschine' ? { anzahl: 1 } : {}),
  } as GegenstandWerte
}

/** The name of an item; '' as long as nobody has given it one. */
export const eigenerName = (w: GegenstandWerte): string =>
  (w.type === 'Maschine' ? `${w.hersteller} ${w.typBezeichnung}` : w.bezeichnung).trim()

/** What an item is called where many stand together. */
export const gegenstandName = (w: GegenstandWerte): string => eigenerName(w) || 'Noch ohne Namen'

/** A further item like this one; its papers are its own. */
export const alsVorlage = (w: GegenstandWerte): GegenstandWerte => ({
  ...w,
  kennung: crypto.randomUUID(),
  ...Object.fromEntries(dateifelder(w).map((feld) => [feld, []])),
})

/** Puts items into their classes, behind those that are there; a class that is new comes last. */
export const hinzufuegen = (seiten: readonly SeiteWerte[], neue: readonly SeiteWerte[]): SeiteWerte[] =>
  neue.reduce<SeiteWerte[]>(
    (liste, neu) => {
      const istIhre = (s: SeiteWerte) =>
        s.kategorie === neu.kategorie && s.foerdergegenstandKlasse === neu.foerdergegenstandKlasse
      return liste.some(istIhre)
        ? liste.map((s) =>
            istIhre(s)
              ? { ...s, foerdergegenstaende: [...s.foerdergegenstaende, ...neu.foerdergegenstaende] }
              : s,
          )
        : [...liste, neu]
    },
    [...seiten],
  )

export const gegenstaendeIn = (seiten: readonly SeiteWerte[]): GegenstandWerte[] =>
  seiten.flatMap(({ foerdergegenstaende }) => foerdergegenstaende)

export const kennungen = (seiten: readonly SeiteWerte[]): ReadonlySet<string> =>
  new Set(gegenstaendeIn(seiten).map(({ kennung }) => kennung))

/** The rows name the fields of files, and those hold nothing else. */
const alsListe = (wert: unknown) => (Array.isArray(wert) ? (wert as readonly DateiAngabe[]) : [])

/** Adds files to the items that they were uploaded for. */
export const mitDateien = (seiten: readonly SeiteWerte[], neue: readonly Angekommen[]): SeiteWerte[] => {
  const fuer = (kennung: string, feld: string) =>
    neue.filter((n) => n.feld === `${kennung}.${feld}`).map(({ datei }) => datei)
  const ergaenzt = (w: GegenstandWerte): GegenstandWerte => {
    const bisher: Fields = w
    const mehr = dateifelder(w).map((feld): [string, unknown] => [
      feld,
      dazu(alsListe(bisher[feld]), fuer(w.kennung, feld)),
    ])
    return { ...w, ...Object.fromEntries(mehr) }
  }
  return seiten.map((s) => ({ ...s, foerdergegenstaende: s.foerdergegenstaende.map(ergaenzt) }))
}

/** Takes items out by their ids; a class without any falls away. */
export const entfernen = (seiten: readonly SeiteWerte[], kennungen: ReadonlySet<string>): SeiteWerte[] =>
  seiten
    .map((s) => ({
      ...s,
      foerdergegenstaende: s.foerdergegenstaende.filter((g) => !kennungen.has(g.kennung)),
    }))
    .filter((s, i) => s.foerdergegenstaende.length > 0 || seiten[i]?.foerdergegenstaende.length === 0)

const { art: ART } = zeileZu(LISTE)

/** The items as their fields show them; the rows read and write them. */
export const seitenLesen = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): SeiteWerte[] =>
  ART.schreiben(seiten) as SeiteWerte[]

export const seitenSchreiben = (seiten: readonly SeiteWerte[]): FoerdergegenstandSeite[] =>
  ART.lesen(seiten) as FoerdergegenstandSeite[]

export const seitenLesefehler = (seiten: readonly SeiteWerte[]): Feldfehler[] => ART.unlesbar(seiten, LISTE)
