import type {
  Ergebnis,
  Punktstand,
  Vorschlag,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'

/** What can be chosen; OFFEN is an answer that was taken back. */
export type Antwort = Ergebnis | 'OFFEN'

/** What somebody is writing of a point. '' is an answer that he has not touched. */
export type Eingabe = {
  readonly ergebnis: Antwort | ''
  readonly text: string
  readonly belege: readonly Beleg[]
}

/** Neither an answer nor words nor evidence. */
export const sagtNichts = ({ ergebnis, text, belege }: Eingabe): boolean =>
  (ergebnis === '' || ergebnis === 'OFFEN') && text.trim() === '' && belege.length === 0

type Lage = { readonly stand: Punktstand; readonly vorschlag: Vorschlag | null }

/** What a rule proposes as the answer of whoever confirms it; undefined where he has one, or there is nothing to confirm. */
export const vorschlagBestaetigt = (eingabe: Eingabe, { stand, vorschlag }: Lage): Eingabe | undefined =>
  eingabe.ergebnis !== '' || stand !== 'VORGESCHLAGEN' || !vorschlag?.ergebnis
    ? undefined
    : { ...eingabe, ergebnis: vorschlag.ergebnis, text: eingabe.text || vorschlag.text }
