import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import { late, type Late } from '@foerderportal/shell/late/late'
import type { FieldValues } from 'react-hook-form'
import type { SeitenBau } from '../seite/bau.ts'

/** A page whose texts nobody but itself reads. */
export type Bau = SeitenBau<FieldValues>

/** The page's own texts come back to it alone, so that it may be kept beside pages of other texts. */
const seite = <W extends FieldValues>(bringen: () => Promise<SeitenBau<W>>) =>
  late(async () => (await bringen()) as unknown as Bau)

export type BauName = Exclude<AntragSeitenName, 'zusammenfassung'>

/** Each page is a file of its own, because all of them are too heavy for the first picture. */
export const BAU: Record<BauName, Late<Bau>> = {
  unternehmen: seite(async () => (await import('../seiten/UnternehmenSeite.tsx')).unternehmenSeite),
  antragsteller: seite(async () => (await import('../seiten/AntragstellerSeite.tsx')).antragstellerSeite),
  groesse: seite(async () => (await import('../seiten/GroesseSeite.tsx')).groesseSeite),
  foerdergegenstaende: seite(
    async () =>
      (await import('../seiten/gegenstaende/FoerdergegenstaendeSeite.tsx')).foerdergegenstaendeSeite,
  ),
  moorflaechen: seite(async () => (await import('../seiten/MoorflaechenSeite.tsx')).moorflaechenSeite),
  finanzierung: seite(async () => (await import('../seiten/FinanzierungSeite.tsx')).finanzierungSeite),
  dokumente: seite(async () => (await import('../seiten/DokumenteSeite.tsx')).dokumenteSeite),
  zeichnung: seite(async () => (await import('../seiten/ZeichnungSeite.tsx')).zeichnungSeite),
}

export const istBauName = (name: string): name is BauName => Object.hasOwn(BAU, name)
