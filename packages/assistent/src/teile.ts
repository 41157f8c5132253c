import type { FieldValues } from 'react-hook-form'
import { late, together, type Late } from '@foerderportal/shell/late/late'
import { FELD } from './dateien/UploadFeld.tsx'
import type { Tafel } from '@foerderportal/contract/formular/antwort'
import {
  fragenseite,
  type Daten,
  type Formularart,
  type Fragenseite,
  type Formularantwort,
} from './formularart.ts'

export const ZUSAMMENFASSUNG = late(
  async () => (await import('./zusammenfassung/Zusammenfassung.tsx')).Zusammenfassung,
)
const ANGABEN = late(() => import('./zusammenfassung/Angaben.tsx'))

/**
 * The pages of a table. One that says nothing of itself is drawn from its rows alone: only those that have something of
 * their own are named.
 */
export const fragenseiten = <V extends Formularantwort, K, S extends string>(
  tafel: Tafel<Daten<V, K>, S>,
  eigene: Partial<Record<S, Fragenseite<V, K>>>,
): Formularart<V, K>['seiten'] => {
  const namen = Object.keys(tafel) as S[] // keys of a Record<S, …> are S
  const ausZeilen = (name: S) =>
    fragenseite<V, K, FieldValues>(async () => (await import('./seite/seiteAus.tsx')).seiteAus(tafel[name]))
  return Object.fromEntries(namen.map((name) => [name, eigene[name] ?? ausZeilen(name)]))
}

/**
 * All steps of a form: without a network, too, each is found once they have come. Small pieces, so that none weighs on
 * what the user does himself: what two steps share comes before them.
 */
export const teileVon = <V extends Formularantwort, K>({
  seiten,
  absendung,
}: Formularart<V, K>): readonly Late<unknown>[] => [
  ...Object.values(seiten).map(({ bau }) => bau),
  FELD,
  ...Object.values(seiten).flatMap(({ teile }) => teile?.inhalt ?? []),
  ANGABEN,
  ZUSAMMENFASSUNG,
  absendung,
]

/** What the step at an address is drawn from; nothing where no step is, for that leads on to another one. */
export const teilAn = <V extends Formularantwort, K>(
  { flow, seiten }: Formularart<V, K>,
  pfad: string,
): Late<unknown> => {
  const name = Object.keys(flow.pages).find((eine) => flow.pages[eine]?.path === pfad)
  if (name !== undefined) return seiten[name]?.bau ?? ZUSAMMENFASSUNG
  const zuTeilen = Object.values(seiten).flatMap(({ bau, teile }) =>
    teile && pfad.startsWith(teile.vorsilbe) ? [bau, teile.inhalt] : [],
  )
  return together(...zuTeilen)
}
