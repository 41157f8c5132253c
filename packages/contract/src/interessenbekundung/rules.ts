import { istBeendet, istOffen } from '../shared/zeit/zeitraum.ts'
import { istErfassung } from './bekundungStatus.ts'
import type { BekundungUebersicht } from './schema.ts'

type Eintrag = Pick<BekundungUebersicht, 'bekundungStatus' | 'erfassungsZeitraum'> & {
  readonly detail: unknown
}

/** R4-08: in status ERFASSUNG while now lies within the capture period, or once a detail exists. */
export const istGelistet = ({ bekundungStatus, erfassungsZeitraum, detail }: Eintrag, jetzt: Date): boolean =>
  detail !== null || (istErfassung(bekundungStatus) && istOffen(erfassungsZeitraum, jetzt))

/** A company can begin a declaration in this round now: what the banner 'Interessenbekundung starten' asks (section 2.3). */
export const istStartbar = (eintrag: Eintrag & { readonly aenderbar: boolean }, jetzt: Date): boolean =>
  eintrag.aenderbar && eintrag.detail === null && istOffen(eintrag.erfassungsZeitraum, jetzt)

/**
 * A round as it is at a moment, of what was read of it before: at its end nothing can be declared any more, and the ranking
 * comes next (S3-02). A list is kept for minutes, and a deadline falls in between.
 */
export const rundeUm = <
  R extends Pick<BekundungUebersicht, 'aenderbar' | 'bekundungStatus' | 'erfassungsZeitraum'>,
>(
  runde: R,
  jetzt: Date,
): R =>
  istErfassung(runde.bekundungStatus) && istBeendet(runde.erfassungsZeitraum, jetzt)
    ? { ...runde, aenderbar: false, bekundungStatus: 'VOR_REIHUNG' }
    : runde
