import { PUNKT_ANZEIGE, type Ergebnis, type Punktstand, type Vorschlag } from './ergebnis.ts'

/** What of a Vermerk decides where its point stands. */
export type Vermerklage = {
  /** null: looked at, and open again. */
  readonly ergebnis: Ergebnis | null
  readonly text: string
  readonly gestrichen: boolean
  /** Something that the point reads says something else in what was sent last. */
  readonly ueberholt: boolean
}

export type Punktlage = {
  /** Answers that need words. */
  readonly vermerkBei: readonly Ergebnis[]
  readonly vorschlag: Vorschlag | null
  /** In the order in which they were written. */
  readonly vermerke: readonly Vermerklage[]
}

/** The Vermerk that counts: the latest that nobody has struck through. */
export const geltender = <V extends Pick<Vermerklage, 'gestrichen'>>(vermerke: readonly V[]): V | undefined =>
  vermerke.findLast(({ gestrichen }) => !gestrichen)

/** What is still missing of an answer, as a sentence; null where it is whole. */
export const fehltNoch = (
  vermerkBei: readonly Ergebnis[],
  { ergebnis, text }: Pick<Vermerklage, 'ergebnis' | 'text'>,
): string | null =>
  ergebnis !== null && vermerkBei.includes(ergebnis) && text.trim() === ''
    ? `Zu „${PUNKT_ANZEIGE[ergebnis].wort}“ gehört ein Vermerk: Schreiben Sie, warum.`
    : null

/**
 * Where a point stands. A rule never answers (§ 35a VwVfG): what it proposes waits for a person. An answer that lacks
 * its words is none yet, and one that speaks of something else than what was sent last has to be given again.
 */
export const standVon = ({ vermerkBei, vorschlag, vermerke }: Punktlage): Punktstand => {
  const vermerk = geltender(vermerke)
  if (vermerk === undefined) return (vorschlag?.ergebnis ?? null) === null ? 'OFFEN' : 'VORGESCHLAGEN'
  if (vermerk.ergebnis === null || fehltNoch(vermerkBei, vermerk) !== null) return 'OFFEN'
  return vermerk.ueberholt ? 'ERNEUT_PRUEFEN' : vermerk.ergebnis
}

const BEANTWORTET: ReadonlySet<Punktstand> = new Set(['ERFUELLT', 'NICHT_ERFUELLT', 'NICHT_ANWENDBAR'])

/** Somebody has answered it for what was sent last. */
export const istBeantwortet = (stand: Punktstand): boolean => BEANTWORTET.has(stand)
