import { late, together, type Late } from '@foerderportal/shell/late/late'
import { FELD } from './dateien/UploadFeld.tsx'
import type { Formularart, Vorgang } from './formularart.ts'

export const ZUSAMMENFASSUNG = late(
  async () => (await import('./zusammenfassung/Zusammenfassung.tsx')).Zusammenfassung,
)
const ANGABEN = late(() => import('./zusammenfassung/Angaben.tsx'))

/**
 * All steps of a form: without a network, too, each is found once they have come. Small pieces, so that none weighs on
 * what the user does himself: what two steps share comes before them.
 */
export const teileVon = <V extends Vorgang, K>({ seiten }: Formularart<V, K>): readonly Late<unknown>[] => [
  ...Object.values(seiten).map(({ bau }) => bau),
  FELD,
  ...Object.values(seiten).flatMap(({ teile }) => teile?.inhalt ?? []),
  ANGABEN,
  ZUSAMMENFASSUNG,
]

/** What the step at an address is drawn from; nothing where no step is, for that leads on to another one. */
export const teilAn = <V extends Vorgang, K>(
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
