import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { FieldValues } from 'react-hook-form'
import type { SeitenBau } from '../seite/bau.ts'

/** A page whose texts nobody but itself reads. */
export type Bau = SeitenBau<FieldValues>

/** The page's own texts come back to it alone, so that it may be kept beside pages of other texts. */
const allgemein = <W extends FieldValues>(bau: SeitenBau<W>): Bau => bau as unknown as Bau

const LADEN: Record<Exclude<AntragSeitenName, 'zusammenfassung'>, () => Promise<Bau>> = {
  unternehmen: async () => allgemein((await import('../seiten/UnternehmenSeite.tsx')).unternehmenSeite),
  antragsteller: async () => allgemein((await import('../seiten/AntragstellerSeite.tsx')).antragstellerSeite),
  groesse: async () => allgemein((await import('../seiten/GroesseSeite.tsx')).groesseSeite),
  foerdergegenstaende: async () =>
    allgemein((await import('../seiten/gegenstaende/FoerdergegenstaendeSeite.tsx')).foerdergegenstaendeSeite),
  moorflaechen: async () => allgemein((await import('../seiten/MoorflaechenSeite.tsx')).moorflaechenSeite),
  finanzierung: async () => allgemein((await import('../seiten/FinanzierungSeite.tsx')).finanzierungSeite),
  dokumente: async () => allgemein((await import('../seiten/DokumenteSeite.tsx')).dokumenteSeite),
  zeichnung: async () => allgemein((await import('../seiten/ZeichnungSeite.tsx')).zeichnungSeite),
}
export type BauName = keyof typeof LADEN

export const istBauName = (name: string): name is BauName => Object.hasOwn(LADEN, name)
export const BAU_NAMEN = Object.keys(LADEN).filter(istBauName)

const geladen = new Map<BauName, Bau>()

/** A page as far as it has come; each is a file of its own, because all of them are too heavy for the first picture. */
export const bauVon = (name: BauName): Bau | undefined => geladen.get(name)

/** Brings a page. */
export const bauLaden = async (name: BauName): Promise<Bau> => {
  const bau = geladen.get(name) ?? (await LADEN[name]())
  geladen.set(name, bau)
  return bau
}
