import { istOffen } from '../shared/zeit/zeitraum.ts'
import { istErfassung } from './lifecycle.ts'
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
