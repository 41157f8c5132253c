import type { ProduktgruppenDaten } from '../antragsformular/formular.ts'

/**
 * What a programme's application can do: the capability flags of section 3.2, and below them what tells the programmes
 * apart besides. A programme is asked for what it can do, never for its name.
 */
export const FAEHIGKEITEN = {
  AnkNabo: {
    MitAntragstellerArt: true,
    MitFinanzierungsplan: true,
    MitMoorflaeche: true,
    /** Who applies was invited (S4-01); else it is open to all. */
    MitEinladung: true,
    /** Buys machines, each with its own papers. */
    MitMaschinen: true,
    /** The grant counts towards the ceiling of small aid of the applicant and the companies linked with it. */
    MitDeMinimis: false,
    /** A small sum: the rules of the check propose what a larger one has to be read for. */
    MitKurzerPruefung: false,
  },
  ZUKLB: {
    MitAntragstellerArt: true,
    MitFinanzierungsplan: false,
    MitMoorflaeche: false,
    MitEinladung: false,
    MitMaschinen: false,
    MitDeMinimis: true,
    MitKurzerPruefung: true,
  },
} as const satisfies Record<ProduktgruppenDaten['type'], Record<string, boolean>>

type Programm = keyof typeof FAEHIGKEITEN
export type Faehigkeit = keyof (typeof FAEHIGKEITEN)[Programm]

/** The programmes that have a capability. */
type Programme<F extends Faehigkeit> = {
  [P in Programm]: (typeof FAEHIGKEITEN)[P][F] extends true ? P : never
}[Programm]

/** Whether the programme of these data can do it; they then have the fields that go with it. */
export const kann = <F extends Faehigkeit>(
  daten: ProduktgruppenDaten,
  faehigkeit: F,
): daten is Extract<ProduktgruppenDaten, { type: Programme<F> }> => FAEHIGKEITEN[daten.type][faehigkeit]
