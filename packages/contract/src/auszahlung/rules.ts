import { anteilCent, inCent } from '../shared/geld/betrag.ts'
import type { Verwendungsnachweis } from './formular.ts'
import { NICHTS_MEHR_BEWILLIGT } from './staende.ts'

/** Whether a payout can be requested for an approved case, and why not (section 4). */
export const ANLEGBARKEITEN = [
  'ANLEGBAR',
  'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE',
  'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT',
] as const
export type Anlegbarkeit = (typeof ANLEGBARKEITEN)[number]

/** Why of a case, or of one of its items, nothing is left: reduced to nothing, nothing of it was claimed either. */
export const aufgebrauchtText = (bewilligterBetrag: number): string =>
  bewilligterBetrag === 0 ? NICHTS_MEHR_BEWILLIGT : 'Der ganze Betrag ist ausgezahlt oder beantragt.'

const TEXTE: Record<Anlegbarkeit, (bewilligterBetrag: number) => string> = {
  ANLEGBAR: () => 'Davon können Sie noch Auszahlungen beantragen.',
  NICHT_ANLEGBAR_KEINE_RESTBETRAEGE: aufgebrauchtText,
  NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT: () =>
    'Die höchste Anzahl von Auszahlungsanträgen ist erreicht. Abgelehnte zählen nicht mit.',
}

/** The same as a sentence: what can be requested of what is approved now, or why nothing can. */
export const anlegbarkeitText = (anlegbarkeit: Anlegbarkeit, bewilligterBetrag: number): string =>
  TEXTE[anlegbarkeit](bewilligterBetrag)

type Stand = {
  /** What is left of the approval: requests that are not rejected hold their amount (S6-02). */
  readonly restCent: number
  /** Requests so far; a rejected one paid nothing and does not count. */
  readonly anzahl: number
  /** Of the programme, as the approval fixed it. */
  readonly maxAnzahl: number
}

/** S6-01. That nothing is left is for good and therefore said first. */
export const anlegbarkeit = ({ restCent, anzahl, maxAnzahl }: Stand): Anlegbarkeit => {
  if (restCent <= 0) return 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE'
  return anzahl < maxAnzahl ? 'ANLEGBAR' : 'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT'
}

const cent = (euro: number | null | undefined): number | null =>
  typeof euro === 'number' ? inCent(euro) : null

/** What is claimed of an invoice as eligible, in cents; null while it is not said, or more is cut than there is. */
export const foerderfaehigCent = (
  n: Pick<Verwendungsnachweis, 'rechnungsBetrag' | 'nichtFoerderfaehigeKosten'>,
): number | null => {
  const brutto = cent(n.rechnungsBetrag)
  const nicht = cent(n.nichtFoerderfaehigeKosten)
  return brutto === null || nicht === null || nicht > brutto ? null : brutto - nicht
}

/** What the rate gives for it, in cents, rounded down (S6-02); null as above. */
export const zuschussCent = (n: Verwendungsnachweis, foerderquote: number): number | null => {
  const foerderfaehig = foerderfaehigCent(n)
  return foerderfaehig === null ? null : anteilCent(foerderfaehig, foerderquote)
}

/** What a proof claims, in cents. */
export const beantragtCent = ({ beantragteAuszahlung }: Verwendungsnachweis): number =>
  cent(beantragteAuszahlung) ?? 0

/** What was really paid; without a word of less it is what was charged. */
const gezahltCent = ({ wenigerGezahlt, gezahlterBetrag }: Verwendungsnachweis, brutto: number): number =>
  Math.min(wenigerGezahlt === true ? (cent(gezahlterBetrag) ?? brutto) : brutto, brutto)

/**
 * Proposal for `nichtFoerderfaehigeKosten`, in cents: value added tax, what is on the invoice besides the item, and what
 * was not paid after all. A discount lowers each of them alike: 23.800,00 with 3.800,00 tax, paid 23.324,00, leave
 * 19.600,00 and cut 4.200,00 (`sachbearbeitung.md` 5.2). null before the invoice has an amount and its tax.
 */
export const nichtFoerderfaehigVorschlagCent = (n: Verwendungsnachweis): number | null => {
  const brutto = cent(n.rechnungsBetrag)
  const steuer = cent(n.umsatzsteuer)
  if (brutto === null || brutto === 0 || steuer === null) return null
  const netto = Math.max(0, brutto - steuer - (cent(n.anderesNetto) ?? 0))
  // The product can exceed 2^53.
  const foerderfaehig = (BigInt(netto) * BigInt(gezahltCent(n, brutto))) / BigInt(brutto)
  return brutto - Number(foerderfaehig)
}

/** What of an item is left for one proof, when those before it have taken theirs. */
export const hoechstensCent = (
  n: Verwendungsnachweis,
  foerderquote: number,
  restCent: number,
): number | null => {
  const zuschuss = zuschussCent(n, foerderquote)
  return zuschuss === null ? null : Math.max(0, Math.min(zuschuss, restCent))
}

/** The first day on which an invoice may be written and paid (S6-03): that of the approval, or of the bank's consent before it (S4-09). */
export const fruehesterTag = (bewilligtAm: string, zustimmungAb: string | null): string =>
  zustimmungAb !== null && zustimmungAb < bewilligtAm ? zustimmungAb : bewilligtAm

type Nachweise = { readonly verwendungsnachweise?: readonly Verwendungsnachweis[] | null | undefined }

/** What a form claims in all, in cents. */
export const beantragtSummeCent = ({ verwendungsnachweise }: Nachweise): number =>
  (verwendungsnachweise ?? []).reduce((summe, n) => summe + beantragtCent(n), 0)

/** What is left of the items of a case, in cents. */
export const restSummeCent = (gegenstaende: readonly { readonly restBetrag: number }[]): number =>
  gegenstaende.reduce((summe, { restBetrag }) => summe + inCent(restBetrag), 0)

type LetzterAntrag = {
  readonly formular: Nachweise
  readonly gegenstaende: readonly { readonly restBetrag: number }[]
  readonly weitereAntraege: number
}

/** What can never be claimed any more once this request is sent, in cents: it is the last one that is possible. */
export const verlorenCent = ({ formular, gegenstaende, weitereAntraege }: LetzterAntrag): number =>
  weitereAntraege > 0 ? 0 : Math.max(0, restSummeCent(gegenstaende) - beantragtSummeCent(formular))
