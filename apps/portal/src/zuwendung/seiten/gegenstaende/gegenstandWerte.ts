import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type {
  Foerdergegenstand,
  FoerdergegenstandKlasse,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'
import { oderNull } from '@foerderportal/contract/shared/text'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { BETRAG, GANZZAHL, lesefehler, TAG, textVon, wertVon } from '../../seite/werte.ts'

export type MaschineWerte = {
  type: 'Maschine'
  kennung: string
  hersteller: string
  typBezeichnung: string
  beschreibung: string
  anbieter: string
  anzahl: string
  anschaffungskostenNettoEinzeln: string
  anschaffungsZeitpunkt: string
  dokumentAngebot: DateiAngabe[]
  dokumentHerstellerBestaetigung: DateiAngabe[]
}
export type BeratungWerte = {
  type: 'Beratungsdienstleistung'
  kennung: string
  bezeichnung: string
  kosten: string
}
export type GegenstandWerte = MaschineWerte | BeratungWerte

/** One class with its items, as it stands on the screen. */
export type SeiteWerte = {
  kategorie: string
  foerdergegenstandKlasse: string
  foerdergegenstaende: GegenstandWerte[]
}
export type GegenstaendeWerte = { foerdergegenstandSeiten: SeiteWerte[] }

/** A new item of a class. It has its id from the start, so that repeated saves speak of the same one. */
export const neuerGegenstand = ({ foerdergegenstandTyp }: FoerdergegenstandKlasse): GegenstandWerte => {
  const kennung = crypto.randomUUID()
  return foerdergegenstandTyp === 'MASCHINE'
    ? {
        type: 'Maschine',
        kennung,
        hersteller: '',
        typBezeichnung: '',
        beschreibung: '',
        anbieter: '',
        anzahl: '1',
        anschaffungskostenNettoEinzeln: '',
        anschaffungsZeitpunkt: '',
        dokumentAngebot: [],
        dokumentHerstellerBestaetigung: [],
      }
    : { type: 'Beratungsdienstleistung', kennung, bezeichnung: '', kosten: '' }
}

/** What an item is called where many stand together. */
export const gegenstandName = (w: GegenstandWerte): string => {
  const name = w.type === 'Maschine' ? `${w.hersteller} ${w.typBezeichnung}` : w.bezeichnung
  return name.trim() || 'Noch ohne Namen'
}

/** A further item like this one; its papers are its own. */
export const alsVorlage = (w: GegenstandWerte): GegenstandWerte => {
  const kennung = crypto.randomUUID()
  return w.type === 'Maschine'
    ? { ...w, kennung, dokumentAngebot: [], dokumentHerstellerBestaetigung: [] }
    : { ...w, kennung }
}

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

export const kennungen = (seiten: readonly SeiteWerte[]): ReadonlySet<string> =>
  new Set(seiten.flatMap((s) => s.foerdergegenstaende.map(({ kennung }) => kennung)))

/** A file and the field that it belongs to: '<id of the item>.<name of the field>'. */
type Angekommen = { readonly feld: string; readonly datei: DateiAngabe }

/** Adds files to the items that they were uploaded for. */
export const mitDateien = (seiten: readonly SeiteWerte[], neue: readonly Angekommen[]): SeiteWerte[] => {
  const fuer = (kennung: string, feld: string) =>
    neue.filter((n) => n.feld === `${kennung}.${feld}`).map(({ datei }) => datei)
  const ergaenzt = (w: GegenstandWerte): GegenstandWerte =>
    w.type === 'Maschine'
      ? {
          ...w,
          dokumentAngebot: [...w.dokumentAngebot, ...fuer(w.kennung, 'dokumentAngebot')],
          dokumentHerstellerBestaetigung: [
            ...w.dokumentHerstellerBestaetigung,
            ...fuer(w.kennung, 'dokumentHerstellerBestaetigung'),
          ],
        }
      : w
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

const gegenstandLesen = (g: Foerdergegenstand): GegenstandWerte => {
  const kennung = g.id ?? crypto.randomUUID()
  if (g.type === 'Beratungsdienstleistung')
    return { type: g.type, kennung, bezeichnung: g.bezeichnung ?? '', kosten: textVon(BETRAG, g.kosten) }
  return {
    type: g.type,
    kennung,
    hersteller: g.hersteller ?? '',
    typBezeichnung: g.typBezeichnung ?? '',
    beschreibung: g.beschreibung ?? '',
    anbieter: g.anbieter ?? '',
    anzahl: textVon(GANZZAHL, g.anzahl),
    anschaffungskostenNettoEinzeln: textVon(BETRAG, g.anschaffungskostenNettoEinzeln),
    anschaffungsZeitpunkt: textVon(TAG, g.anschaffungsZeitpunkt),
    dokumentAngebot: [...(g.dokumentAngebot ?? [])],
    dokumentHerstellerBestaetigung: [...(g.dokumentHerstellerBestaetigung ?? [])],
  }
}

const gegenstandSchreiben = (w: GegenstandWerte): Foerdergegenstand => {
  if (w.type === 'Beratungsdienstleistung')
    return {
      type: w.type,
      id: w.kennung,
      bezeichnung: oderNull(w.bezeichnung),
      kosten: wertVon(BETRAG, w.kosten),
    }
  return {
    type: w.type,
    id: w.kennung,
    hersteller: oderNull(w.hersteller),
    typBezeichnung: oderNull(w.typBezeichnung),
    beschreibung: oderNull(w.beschreibung),
    anbieter: oderNull(w.anbieter),
    anzahl: wertVon(GANZZAHL, w.anzahl),
    anschaffungskostenNettoEinzeln: wertVon(BETRAG, w.anschaffungskostenNettoEinzeln),
    anschaffungsZeitpunkt: wertVon(TAG, w.anschaffungsZeitpunkt),
    dokumentAngebot: w.dokumentAngebot,
    dokumentHerstellerBestaetigung: w.dokumentHerstellerBestaetigung,
  }
}

export const seitenLesen = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): SeiteWerte[] =>
  (seiten ?? []).map((s) => ({
    kategorie: s.kategorie ?? '',
    foerdergegenstandKlasse: s.foerdergegenstandKlasse ?? '',
    foerdergegenstaende: (s.foerdergegenstaende ?? []).map(gegenstandLesen),
  }))

export const seitenSchreiben = (seiten: readonly SeiteWerte[]): FoerdergegenstandSeite[] =>
  seiten.map((s) => ({ ...s, foerdergegenstaende: s.foerdergegenstaende.map(gegenstandSchreiben) }))

const gegenstandLesefehler = (w: GegenstandWerte, pfad: string): Feldfehler[] =>
  w.type === 'Beratungsdienstleistung'
    ? lesefehler([`${pfad}.kosten`, w.kosten, BETRAG])
    : lesefehler(
        [`${pfad}.anzahl`, w.anzahl, GANZZAHL],
        [`${pfad}.anschaffungskostenNettoEinzeln`, w.anschaffungskostenNettoEinzeln, BETRAG],
        [`${pfad}.anschaffungsZeitpunkt`, w.anschaffungsZeitpunkt, TAG],
      )

export const seitenLesefehler = (seiten: readonly SeiteWerte[]): Feldfehler[] =>
  seiten.flatMap((s, i) =>
    s.foerdergegenstaende.flatMap((g, j) =>
      gegenstandLesefehler(g, `foerdergegenstandSeiten.${i}.foerdergegenstaende.${j}`),
    ),
  )
