import { serverJetzt } from '@foerderportal/client/serverzeit'
import { istBeendet, type Erfassung } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { StatusAnzeige } from '@foerderportal/contract/shared/lauf/lauf'
import { antwortfrist, gesendetAnzeige } from '@foerderportal/contract/zuwendung/geschaeft/anzeige'
import { istEntwurf, type GeschaeftStatus } from '@foerderportal/contract/zuwendung/kern/staende'
import { mitzeichnungAnzeige, wartetAuf } from '../../shared/vorgaenge/mitzeichnungAnzeige.ts'
import type { Auszahlungsstand } from '../../shared/vorgaenge/auszahlungsstand.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'
import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { BANK, RANG, SIE, type GeschaeftStand } from './stand.ts'
import { statusAnzeige } from './statusAnzeige.ts'
import { verzichtAnzeige } from '../../shared/vorgaenge/verzichtAnzeige.ts'

type Fall = Pick<
  GeschaeftDetail,
  'geschaeftStatus' | 'mitzeichnung' | 'nachforderung' | 'anhoerung' | 'verzicht'
> & {
  /** Where nothing more of it can be claimed. */
  readonly auszahlung?: Auszahlungsstand | undefined
  readonly inBefragung?: boolean | undefined
}

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

/** Nothing is open in the application; whoever is heard may answer before the bank decides (S9-03). */
const gesendet = (fall: Fall, jetzt: Date): GeschaeftStand => {
  const stand = { ...inToenen(gesendetAnzeige(fall, jetzt)), ...ZUG[fall.geschaeftStatus] }
  const frist = antwortfrist(fall, jetzt)
  return frist === undefined
    ? mitVerzicht(mitAuszahlung(stand, fall.auszahlung), fall.verzicht)
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

/** While something can be claimed it is the company's turn; then its payouts say whose. */
const AUSZAHLUNGSZUG = {
  SIE: { amZug: SIE, rang: RANG.bewilligt },
  BANK: { amZug: BANK, rang: RANG.wartet },
  NIEMAND: { amZug: null, rang: RANG.erledigt },
} as const

/** What its payouts change in how an approved case stands of which nothing more can be claimed. */
const mitAuszahlung = (stand: GeschaeftStand, auszahlung: Auszahlungsstand | undefined): GeschaeftStand =>
  auszahlung === undefined
    ? stand
    : { ...stand, weiter: auszahlung.weiter, ...AUSZAHLUNGSZUG[auszahlung.amZug ?? 'NIEMAND'] }

/** What a waiver that waits for its second signature changes in how an approved case stands (S4-07). */
const mitVerzicht = (stand: GeschaeftStand, verzicht: GeschaeftDetail['verzicht']): GeschaeftStand => {
  if (verzicht === undefined) return stand
  const { ton, ...anzeige } = verzichtAnzeige(verzicht)
  return {
    ...stand,
    ...anzeige,
    ...(ton && { ton: TOENE[ton] }),
    ...(verzicht.fuerMich ? { amZug: SIE, rang: RANG.dringend } : { amZug: 'eine andere Person' }),
  }
}
