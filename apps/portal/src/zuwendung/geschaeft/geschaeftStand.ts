import { serverJetzt } from '@foerderportal/client/serverzeit'
import { istBeendet, type Erfassung } from '@foerderportal/contract/shared/zeit/zeitraum'
import {
  istEntwurf,
  NACHFORDERUNG_ANZEIGE,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/lifecycle'
import { mitzeichnungAnzeige, wartetAuf } from '../../shared/vorgaenge/mitzeichnungAnzeige.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/antragname'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { statusAnzeige } from './statusAnzeige.ts'

/** How a case stands, what happens next and who acts (rule G-02). */
export type GeschaeftStand = ReturnType<typeof statusAnzeige> & {
  /** Whose turn it is: 'Sie', 'die Bank', a name; null: nobody has to do anything any more. */
  readonly amZug: string | null
  /** Place in a list that is sorted by what needs the user: the smaller, the sooner. */
  readonly rang: number
  /** Until when, where this case has a deadline of its own. */
  readonly frist?: string
  /** Its latest notice, and whether the reader has that to retrieve. */
  readonly bescheid?: { readonly guid: string; readonly zuTun: boolean }
  /** What was decided is not made known yet: nothing follows from it (S9-10). */
  readonly unwirksam?: true
}
type Fall = Pick<GeschaeftDetail, 'geschaeftStatus' | 'mitzeichnung' | 'nachforderung' | 'anhoerung'>

/** What others wait for comes before a draft. */
export const RANG = { dringend: 0, entwurf: 1, bewilligt: 2, wartet: 3, erledigt: 4 } as const
export const SIE = 'Sie'
export const BANK = 'die Bank'

const ZUG: Record<GeschaeftStatus, Pick<GeschaeftStand, 'amZug' | 'rang'>> = {
  NEUANTRAG_IN_BEARBEITUNG: { amZug: SIE, rang: RANG.entwurf },
  NEUANTRAG_ABGESENDET: { amZug: BANK, rang: RANG.wartet },
  IN_PRUEFUNG: { amZug: BANK, rang: RANG.wartet },
  BEWILLIGT: { amZug: SIE, rang: RANG.bewilligt },
  ABGELEHNT: { amZug: null, rang: RANG.erledigt },
}

/** What a request for a second signature changes in how a draft stands (S4-07). */
const mitUnterschrift = (stand: GeschaeftStand, m: Fall['mitzeichnung']): GeschaeftStand => {
  const gefragt = m && mitzeichnungAnzeige(m, ANTRAG)
  if (!gefragt) return stand
  const { ton, ...anzeige } = gefragt
  const anderer = wartetAuf(m)
  return {
    ...stand,
    ...anzeige,
    ...(ton && { ton: TOENE[ton] }),
    amZug: anderer ?? stand.amZug,
    rang: anderer === undefined ? RANG.dringend : RANG.wartet,
  }
}

const abgelaufen = (grund: GeschaeftStand, weiter: string): GeschaeftStand => ({
  ...grund,
  ton: 'neutral',
  weiter,
  amZug: null,
  rang: RANG.erledigt,
})

const entwurf = ({ mitzeichnung, nachforderung }: Fall, zeitraum: Erfassung, jetzt: Date): GeschaeftStand => {
  const status = 'NEUANTRAG_IN_BEARBEITUNG'
  if (nachforderung === null) {
    const stand = { ...statusAnzeige(status), ...ZUG[status] }
    return istBeendet(zeitraum, jetzt)
      ? abgelaufen(stand, 'Die Frist ist abgelaufen. Diesen Entwurf können Sie nur noch ansehen.')
      : mitUnterschrift(stand, mitzeichnung)
  }
  const { frist } = nachforderung
  const { ton, ...anzeige } = NACHFORDERUNG_ANZEIGE
  const stand = { ...anzeige, ton: TOENE[ton], amZug: SIE, rang: RANG.dringend, frist }
  return Date.parse(frist) <= jetzt.getTime()
    ? abgelaufen(
        stand,
        'Die Frist ist abgelaufen. Die Bank entscheidet nach dem, was Sie zuletzt eingereicht haben.',
      )
    : mitUnterschrift(stand, mitzeichnung)
}

/** Whoever is heard may answer before the bank decides, though nothing is open in the application (S9-03). */
const mitAnhoerung = (stand: GeschaeftStand, anhoerung: Fall['anhoerung'], jetzt: Date): GeschaeftStand => {
  if (anhoerung?.stand !== 'OFFEN' || Date.parse(anhoerung.frist) <= jetzt.getTime()) return stand
  const weiter = 'Die Bank hört Sie an, bevor sie entscheidet. Sie können Stellung nehmen.'
  return { ...stand, weiter, ton: 'warning', amZug: SIE, rang: RANG.dringend, frist: anhoerung.frist }
}

/** The one place that knows: overview, receipt and whatever else shows a case ask it. */
export const geschaeftStand = (fall: Fall, zeitraum: Erfassung, jetzt: Date): GeschaeftStand => {
  const { geschaeftStatus: status } = fall
  if (istEntwurf(status)) return entwurf(fall, zeitraum, jetzt)
  return mitAnhoerung({ ...statusAnzeige(status), ...ZUG[status] }, fall.anhoerung, jetzt)
}

/** How a case that was just read stands at this moment. */
export const standJetzt = (fall: Fall & { readonly erfassungsZeitraum: Erfassung }): GeschaeftStand =>
  geschaeftStand(fall, fall.erfassungsZeitraum, serverJetzt())
