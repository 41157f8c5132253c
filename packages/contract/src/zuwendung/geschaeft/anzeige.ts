import { momentVon, tagInBerlin } from '../../shared/zeit/datum.ts'
import type { StatusAnzeige } from '../../shared/lauf/lauf.ts'
import { auszahlungAbText, kuenftigeAuszahlungen } from '../bank/bekanntgabe/auszahlungAb.ts'
import { bescheidAnzeige, wartenderBescheid, wirkung } from '../bank/bekanntgabe/bescheidWorte.ts'
import type { BescheidAnsicht } from '../bank/bekanntgabe/schema.ts'
import { anzeigeVon, istEntwurf } from '../kern/staende.ts'
import type { GeschaeftDetail } from '../antrag/schema.ts'

/** What decides how an application that was sent stands for its applicant. */
export type Gesendet = Pick<GeschaeftDetail, 'geschaeftStatus' | 'nachforderung' | 'anhoerung'> & {
  /** A questionnaire of it waits; undefined where that is not known yet. */
  readonly inBefragung?: boolean | undefined
}

/** Until when the applicant may answer the bank now; undefined while nothing waits for him. */
export const antwortfrist = (
  { geschaeftStatus, nachforderung, anhoerung }: Gesendet,
  jetzt: Date,
): string | undefined => {
  const gehoert = anhoerung?.stand === 'OFFEN' ? anhoerung.frist : undefined
  const frist = istEntwurf(geschaeftStatus) ? nachforderung?.frist : gehoert
  return frist !== undefined && momentVon(frist) > jetzt ? frist : undefined
}

/**
 * Word, tone and what happens next of an application that was sent (rule G-02), as its applicant reads it: portal and desk
 * say the same.
 */
export const gesendetAnzeige = (fall: Gesendet, jetzt: Date): StatusAnzeige => {
  const anzeige = anzeigeVon(fall.geschaeftStatus, fall.nachforderung !== null, fall.inBefragung)
  const frist = antwortfrist(fall, jetzt)
  if (istEntwurf(fall.geschaeftStatus))
    return frist === undefined ? { ...anzeige, ton: 'neutral', weiter: VORBEI } : anzeige
  return frist === undefined ? anzeige : { ...anzeige, ton: 'warnung', weiter: ANHOERUNG }
}

const VORBEI = 'Die Frist ist abgelaufen. Die Bank entscheidet nach dem, was Sie zuletzt eingereicht haben.'
const ANHOERUNG = 'Die Bank hört Sie an, bevor sie entscheidet. Sie können Stellung nehmen.'

/** The same with its notices: before one of them is given nothing follows from what was decided (S9-10). */
export const anzeigeMitBescheiden = (
  anzeige: StatusAnzeige,
  bescheide: readonly BescheidAnsicht[],
  jetzt: Date,
): StatusAnzeige => {
  const wartend = wartenderBescheid(bescheide)
  const [kuenftige] = kuenftigeAuszahlungen(bescheide, tagInBerlin(jetzt))
  if (wartend === undefined)
    // A hearing that is open keeps its own sentence.
    return kuenftige === undefined || anzeige.weiter === ANHOERUNG
      ? anzeige
      : { ...anzeige, weiter: `${auszahlungAbText(kuenftige.ab)}.` }
  const { bescheid, weiterer } = wartend
  return { ...anzeige, ton: bescheidAnzeige(bescheid).ton, weiter: wirkung(bescheid, weiterer) }
}
