import { serverJetzt } from '@foerderportal/client/serverzeit'
import { istBeendet, type Erfassung } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lebenslauf'
import { antwortfrist, gesendetAnzeige } from '@foerderportal/contract/zuwendung/geschaeft/anzeige'
import { istEntwurf, type GeschaeftStatus } from '@foerderportal/contract/zuwendung/lifecycle'
import { mitzeichnungAnzeige, wartetAuf } from '../../shared/vorgaenge/mitzeichnungAnzeige.ts'
import { verzichtAnzeige } from '../../shared/vorgaenge/verzichtAnzeige.ts'
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
type Fall = Pick<
  GeschaeftDetail,
  'geschaeftStatus' | 'mitzeichnung' | 'nachforderung' | 'anhoerung' | 'verzicht'
>

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

const entwurf = (fall: Fall, zeitraum: Erfassung, jetzt: Date): GeschaeftStand => {
  const { geschaeftStatus: status, mitzeichnung } = fall
  const stand = { ...statusAnzeige(status), ...ZUG[status] }
  if (!istBeendet(zeitraum, jetzt)) return mitUnterschrift(stand, mitzeichnung)
  const weiter = 'Die Frist ist abgelaufen. Diesen Entwurf können Sie nur noch ansehen.'
  return { ...stand, ton: 'neutral', weiter, amZug: null, rang: RANG.erledigt }
}

const inToenen = ({ ton, ...anzeige }: StatusAnzeige) => ({ ...anzeige, ton: TOENE[ton] })

/** Given back with questions: open until the deadline, then the bank goes on without. */
const nachgefordert = (fall: Fall, { frist }: { readonly frist: string }, jetzt: Date): GeschaeftStand => {
  const stand = { ...inToenen(gesendetAnzeige(fall, jetzt)), frist }
  return antwortfrist(fall, jetzt) === undefined
    ? { ...stand, amZug: null, rang: RANG.erledigt }
    : mitUnterschrift({ ...stand, amZug: SIE, rang: RANG.dringend }, fall.mitzeichnung)
}

/** What a waiver that waits for its second signature changes in how an approved case stands (S4-07). */
const mitVerzicht = (stand: GeschaeftStand, verzicht: Fall['verzicht']): GeschaeftStand => {
  if (verzicht === undefined) return stand
  const { ton, ...anzeige } = verzichtAnzeige(verzicht)
  return {
    ...stand,
    ...anzeige,
    ...(ton && { ton: TOENE[ton] }),
    ...(verzicht.fuerMich ? { amZug: SIE, rang: RANG.dringend } : { amZug: 'eine andere Person' }),
  }
}

/** Nothing is open in the application; whoever is heard may answer before the bank decides (S9-03). */
const gesendet = (fall: Fall, jetzt: Date): GeschaeftStand => {
  const stand = { ...inToenen(gesendetAnzeige(fall, jetzt)), ...ZUG[fall.geschaeftStatus] }
  const frist = antwortfrist(fall, jetzt)
  return frist === undefined
    ? mitVerzicht(stand, fall.verzicht)
    : { ...stand, amZug: SIE, rang: RANG.dringend, frist }
}

/** The one place that knows: overview, receipt and whatever else shows a case ask it. */
export const geschaeftStand = (fall: Fall, zeitraum: Erfassung, jetzt: Date): GeschaeftStand => {
  if (fall.nachforderung !== null) return nachgefordert(fall, fall.nachforderung, jetzt)
  return istEntwurf(fall.geschaeftStatus) ? entwurf(fall, zeitraum, jetzt) : gesendet(fall, jetzt)
}

/** How a case that was just read stands at this moment. */
export const standJetzt = (fall: Fall & { readonly erfassungsZeitraum: Erfassung }): GeschaeftStand =>
  geschaeftStand(fall, fall.erfassungsZeitraum, serverJetzt())
