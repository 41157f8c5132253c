import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { foerdergegenstaendePruefen } from '@foerderportal/contract/zuwendung/antrag/pruefung/gegenstandPruefen'
import type {
  FoerdergegenstandKlasse,
  FoerdergegenstandSeite,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import {
  gesamtkostenCent,
  summen,
  zuwendungenBerechnen,
  type Summen,
} from '@foerderportal/contract/zuwendung/antrag/rules'
import type { Obergrenzen } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import {
  gegenstandName,
  seitenLesefehler,
  seitenSchreiben,
  type GegenstandWerte,
  type SeiteWerte,
} from './gegenstandWerte.ts'

/** Why an item gets less than its rate gives. */
export type Kuerzung = 'gegenstand' | 'antrag'

/** An item as its row says it. */
export type GegenstandSicht = {
  readonly kennung: string
  readonly kategorie: string
  readonly klasse: string
  /** Its path in the form. */
  readonly name: `foerdergegenstandSeiten.${number}.foerdergegenstaende.${number}`
  readonly titel: string
  readonly anzahl: string
  readonly kostenCent: number | null
  readonly zuwendungCent: number
  readonly kuerzung: Kuerzung | undefined
  readonly dateien: number
  readonly vollstaendig: boolean
}

export type Sicht = { readonly gegenstaende: readonly GegenstandSicht[]; readonly summen: Summen }

export type SichtDaten = {
  readonly formular: AntragFormular
  readonly kontext: AntragKontext
  readonly antrag: {
    readonly foerderQuoten: Readonly<Record<string, number>>
    readonly obergrenzen: Obergrenzen
  }
}

const UNBEGRENZT = 1e12

const zuwendung = (seiten: readonly FoerdergegenstandSeite[], i: number, j: number): number =>
  seiten[i]?.foerdergegenstaende?.[j]?.zuwendungsBetrag ?? 0

/** Compared with what the same rules give without the caps (S4-02). */
const kuerzungen = (seiten: readonly FoerdergegenstandSeite[], { antrag }: SichtDaten) => {
  const mit = (grenzen: Obergrenzen) => zuwendungenBerechnen(seiten, antrag.foerderQuoten, grenzen)
  const gueltig = mit(antrag.obergrenzen)
  const jeGegenstand = mit({ ...antrag.obergrenzen, jeAntrag: UNBEGRENZT })
  const ungekuerzt = mit({ jeGegenstand: UNBEGRENZT, jeAntrag: UNBEGRENZT })
  const warum = (i: number, j: number): Kuerzung | undefined => {
    if (zuwendung(gueltig, i, j) < zuwendung(jeGegenstand, i, j)) return 'antrag'
    return zuwendung(jeGegenstand, i, j) < zuwendung(ungekuerzt, i, j) ? 'gegenstand' : undefined
  }
  return { gueltig, warum }
}

/** The paths of all that is wrong or missing, unreadable texts too. */
const maengel = (werte: readonly SeiteWerte[], seiten: FoerdergegenstandSeite[], d: SichtDaten): string[] => {
  const formular = { ...d.formular, foerdergegenstandSeiten: seiten }
  return [...seitenLesefehler(werte), ...foerdergegenstaendePruefen({ formular, kontext: d.kontext })].map(
    ({ pfad }) => pfad,
  )
}

const dateienVon = (w: GegenstandWerte): number =>
  w.type === 'Maschine' ? w.dokumentAngebot.length + w.dokumentHerstellerBestaetigung.length : 0

/** What the pages say of all items while they are typed: net, grant by the server's rules, and what is missing. */
export const gegenstaendeSehen = (werte: readonly SeiteWerte[], daten: SichtDaten): Sicht => {
  const seiten = seitenSchreiben(werte)
  const { gueltig, warum } = kuerzungen(seiten, daten)
  const offen = new Set(maengel(werte, seiten, daten).map((pfad) => pfad.split('.').slice(0, 4).join('.')))
  const gegenstaende = werte.flatMap(({ kategorie, foerdergegenstandKlasse, foerdergegenstaende }, i) =>
    foerdergegenstaende.map((w, j): GegenstandSicht => {
      const name = `foerdergegenstandSeiten.${i}.foerdergegenstaende.${j}` as const
      const g = gueltig[i]?.foerdergegenstaende?.[j]
      return {
        kennung: w.kennung,
        kategorie,
        klasse: foerdergegenstandKlasse,
        name,
        titel: gegenstandName(w),
        anzahl: w.type === 'Maschine' ? w.anzahl : '',
        kostenCent: g ? gesamtkostenCent(g) : null,
        zuwendungCent: inCent(g?.zuwendungsBetrag ?? 0),
        kuerzung: warum(i, j),
        dateien: dateienVon(w),
        vollstaendig: !offen.has(name),
      }
    }),
  )
  return { gegenstaende, summen: summen(gueltig) }
}

const dateiText = (anzahl: number): string => {
  if (anzahl === 0) return 'keine Dateien'
  return anzahl === 1 ? '1 Datei' : `${anzahl} Dateien`
}

/** Everything of an item that one wants to know while it is closed. */
export const inKuerze = ({ anzahl, kostenCent, zuwendungCent, kuerzung, dateien }: GegenstandSicht): string =>
  [
    anzahl !== '' && `${anzahl} Stück`,
    kostenCent !== null && `${alsEuro(kostenCent)} netto`,
    kostenCent !== null && `Zuschuss\u00a0${alsEuro(zuwendungCent)}${kuerzung ? ' (gekürzt)' : ''}`,
    anzahl !== '' && dateiText(dateien),
  ]
    .filter(Boolean)
    .join(' · ')

/** The class of the Positivliste with its id. */
export const klasseVon = ({ kategorien }: AntragKontext, id: string): FoerdergegenstandKlasse | undefined =>
  kategorien.flatMap((k) => k.foerdergegenstandKlassen).find((k) => k.id === id)

/** The first question of an item: where one goes when it opens anew. */
export const erstesFeld = ({ type }: Pick<GegenstandWerte, 'type'>): string =>
  type === 'Maschine' ? 'hersteller' : 'bezeichnung'
