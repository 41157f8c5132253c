import type { StatusAnzeige } from '../../../shared/lauf/lauf.ts'
import type { GeschaeftStatus } from '../../kern/staende.ts'

/** What a case is called in the bank's lists: its status, and what has been begun in it. */
export const STAENDE = [
  'EINGEGANGEN',
  'IN_PRUEFUNG',
  'ZURUECKGEGEBEN',
  'NACHFORDERUNG',
  'ANHOERUNG',
  'VORGELEGT',
  'BEWILLIGT',
  'ABGELEHNT',
  'ZURUECKGEZOGEN',
] as const
export type Stand = (typeof STAENDE)[number]

/** Word and tone (rule G-02); whose turn it is stands beside it. */
export const STAND_ANZEIGE: Record<Stand, Pick<StatusAnzeige, 'wort' | 'ton'>> = {
  EINGEGANGEN: { wort: 'Eingegangen', ton: 'info' },
  IN_PRUEFUNG: { wort: 'In Prüfung', ton: 'info' },
  ZURUECKGEGEBEN: { wort: 'Zurückgegeben', ton: 'warnung' },
  NACHFORDERUNG: { wort: 'Nachforderung', ton: 'warnung' },
  ANHOERUNG: { wort: 'Anhörung', ton: 'warnung' },
  VORGELEGT: { wort: 'Vorgelegt', ton: 'info' },
  BEWILLIGT: { wort: 'Bewilligt', ton: 'erfolg' },
  ABGELEHNT: { wort: 'Abgelehnt', ton: 'neutral' },
  ZURUECKGEZOGEN: { wort: 'Zurückgezogen', ton: 'neutral' },
}

export const AM_ZUG = ['BANK', 'FREIGABE', 'ANTRAGSTELLER', 'NIEMAND'] as const
export type AmZug = (typeof AM_ZUG)[number]

export const AM_ZUG_TEXT: Record<AmZug, string> = {
  BANK: 'Bank',
  FREIGABE: 'Freigabe',
  ANTRAGSTELLER: 'Antragsteller',
  NIEMAND: 'niemand',
}

/** What waits until a deadline: still running, or over without having been done. */
export const WARTEN = ['LAEUFT', 'ABGELAUFEN'] as const
type Warten = (typeof WARTEN)[number] | null

/** From what state and turn follow; null: there is none. */
export type Fallfakten = {
  readonly zurueckgezogen: boolean
  readonly status: GeschaeftStatus
  readonly nachforderung: Warten
  readonly anhoerung: Warten
  readonly entscheidung: 'ENTWURF' | 'ZURUECKGEGEBEN' | 'VORGELEGT' | null
  /** Of the last notice: may be retrieved, or its ten days are over. */
  readonly bekanntgabe: Warten
  /** The company has declared a waiver that no decision has taken up. */
  readonly verzicht: boolean
}

type Bedingung = { readonly [F in keyof Fallfakten]?: readonly Fallfakten[F][] }

/** One row of the table; of these facts one of the values each, whatever the others are. */
export type Standregel = { readonly stand: Stand; readonly amZug: AmZug; readonly wenn: Bedingung }

const LEBT = { zurueckgezogen: [false] } as const
const PRUEFUNG = { ...LEBT, status: ['IN_PRUEFUNG'] } as const
const NICHT_VORGELEGT = [null, 'ENTWURF'] as const

/** Of a case that is decided; `ruht`: when nobody at the bank has anything to work on. */
const entschieden = (
  status: 'BEWILLIGT' | 'ABGELEHNT',
  ruht: Pick<Bedingung, 'entscheidung' | 'verzicht'>,
): Standregel[] => {
  const wenn = { ...LEBT, status: [status] } as const
  return [
    // An act after the decision goes the same way.
    { stand: 'VORGELEGT', amZug: 'FREIGABE', wenn: { ...wenn, entscheidung: ['VORGELEGT'] } },
    { stand: 'ZURUECKGEGEBEN', amZug: 'BANK', wenn: { ...wenn, entscheidung: ['ZURUECKGEGEBEN'] } },
    { stand: status, amZug: 'NIEMAND', wenn: { ...wenn, ...ruht, bekanntgabe: [null] } },
    { stand: status, amZug: 'ANTRAGSTELLER', wenn: { ...wenn, ...ruht, bekanntgabe: ['LAEUFT'] } },
    // Not made known in time: another way is the bank's to choose (S9-10).
    { stand: status, amZug: 'BANK', wenn: { ...wenn, ...ruht, bekanntgabe: ['ABGELAUFEN'] } },
  ]
}

/**
 * State and turn of every case that was sent once. Exactly one row fits each combination of the facts; the server's query
 * is made from these rows, so the list, its filters and its counts say the same.
 */
export const STANDREGELN: readonly Standregel[] = [
  { stand: 'ZURUECKGEZOGEN', amZug: 'NIEMAND', wenn: { zurueckgezogen: [true] } },
  { stand: 'EINGEGANGEN', amZug: 'BANK', wenn: { ...LEBT, status: ['NEUANTRAG_ABGESENDET'] } },
  {
    stand: 'NACHFORDERUNG',
    amZug: 'ANTRAGSTELLER',
    wenn: { ...LEBT, status: ['NEUANTRAG_IN_BEARBEITUNG'], nachforderung: [null, 'LAEUFT'] },
  },
  // The bank goes on with what was sent last (S4-10).
  {
    stand: 'NACHFORDERUNG',
    amZug: 'BANK',
    wenn: { ...LEBT, status: ['NEUANTRAG_IN_BEARBEITUNG'], nachforderung: ['ABGELAUFEN'] },
  },
  {
    stand: 'IN_PRUEFUNG',
    amZug: 'BANK',
    wenn: { ...PRUEFUNG, entscheidung: NICHT_VORGELEGT, anhoerung: [null, 'ABGELAUFEN'] },
  },
  {
    stand: 'ANHOERUNG',
    amZug: 'ANTRAGSTELLER',
    wenn: { ...PRUEFUNG, entscheidung: NICHT_VORGELEGT, anhoerung: ['LAEUFT'] },
  },
  { stand: 'VORGELEGT', amZug: 'FREIGABE', wenn: { ...PRUEFUNG, entscheidung: ['VORGELEGT'] } },
  { stand: 'ZURUECKGEGEBEN', amZug: 'BANK', wenn: { ...PRUEFUNG, entscheidung: ['ZURUECKGEGEBEN'] } },
  // An act after the approval: who is burdened is heard before.
  {
    stand: 'ANHOERUNG',
    amZug: 'ANTRAGSTELLER',
    wenn: { ...LEBT, status: ['BEWILLIGT'], entscheidung: ['ENTWURF'], anhoerung: ['LAEUFT'] },
  },
  {
    stand: 'BEWILLIGT',
    amZug: 'BANK',
    wenn: { ...LEBT, status: ['BEWILLIGT'], entscheidung: ['ENTWURF'], anhoerung: [null, 'ABGELAUFEN'] },
  },
  // The company waives: the bank takes it up with a decision.
  {
    stand: 'BEWILLIGT',
    amZug: 'BANK',
    wenn: { ...LEBT, status: ['BEWILLIGT'], entscheidung: [null], verzicht: [true] },
  },
  ...entschieden('BEWILLIGT', { entscheidung: [null], verzicht: [false] }),
  ...entschieden('ABGELEHNT', { entscheidung: NICHT_VORGELEGT }),
]

const passt = <F extends keyof Fallfakten>(wenn: Bedingung, fakten: Fallfakten, fakt: F): boolean => {
  const werte: readonly Fallfakten[F][] | undefined = wenn[fakt]
  return werte === undefined || werte.includes(fakten[fakt])
}

const FAKTEN = [
  'zurueckgezogen',
  'status',
  'nachforderung',
  'anhoerung',
  'entscheidung',
  'bekanntgabe',
  'verzicht',
] as const satisfies readonly (keyof Fallfakten)[]

/** The row that fits. */
export const regelFuer = (fakten: Fallfakten, regeln = STANDREGELN): Standregel | undefined =>
  regeln.find(({ wenn }) => FAKTEN.every((fakt) => passt(wenn, fakten, fakt)))

/** Deadlines of a case; the next one stands in the list. */
export const FRIST_ARTEN = [
  'ENTSCHEIDUNG',
  'NACHREICHEN',
  'ANHOERUNG',
  'ABRUF',
  // A notice that goes by post, since it was issued: nobody can retrieve it.
  'VERSAND',
  'JAHRESFRIST',
  'WIEDERVORLAGE',
] as const
export type FristArt = (typeof FRIST_ARTEN)[number]

export const FRIST_TEXT: Record<FristArt, string> = {
  ENTSCHEIDUNG: 'Entscheidung',
  NACHREICHEN: 'Nachreichen',
  ANHOERUNG: 'Anhörung',
  ABRUF: 'Abruf',
  VERSAND: 'Versand',
  JAHRESFRIST: 'Jahresfrist',
  WIEDERVORLAGE: 'Wiedervorlage',
}

/** What somebody should know before opening a case. */
export const HINWEISE = [
  'KORREKTUR',
  'FRIST_ABGELAUFEN',
  'VON_FREIGABE_ZURUECK',
  'BANKDATEN_NEU',
  'DATEI_GESPERRT',
  'BESCHEID_NICHT_ABGERUFEN',
  'BESCHEID_ANDERER_WEG',
  'VERZICHT_ERKLAERT',
  'MITTEILUNG_UNBEANTWORTET',
] as const
export type Hinweis = (typeof HINWEISE)[number]

export const HINWEIS_TEXT: Record<Hinweis, string> = {
  KORREKTUR: 'Korrektur eingegangen',
  FRIST_ABGELAUFEN: 'Frist abgelaufen',
  VON_FREIGABE_ZURUECK: 'Von Freigabe zurück',
  BANKDATEN_NEU: 'Bankdaten neu',
  DATEI_GESPERRT: 'Datei gesperrt',
  BESCHEID_NICHT_ABGERUFEN: 'Bescheid nicht abgerufen',
  BESCHEID_ANDERER_WEG: 'Bescheid noch bekannt zu geben',
  VERZICHT_ERKLAERT: 'Verzicht erklärt',
  MITTEILUNG_UNBEANTWORTET: 'Mitteilung unbeantwortet',
}
