import type { StatusAnzeige } from '../../../shared/lauf/lauf.ts'

/** What somebody of the bank can say of a point of the check (S9-07). */
export const ERGEBNISSE = ['ERFUELLT', 'NICHT_ERFUELLT', 'NICHT_ANWENDBAR'] as const
export type Ergebnis = (typeof ERGEBNISSE)[number]

/** Where a point stands: derived from its Vermerke, from what the rule says and from what has been sent since. */
export const PUNKTSTAENDE = ['OFFEN', 'VORGESCHLAGEN', ...ERGEBNISSE, 'ERNEUT_PRUEFEN'] as const
export type Punktstand = (typeof PUNKTSTAENDE)[number]

type Anzeige = Pick<StatusAnzeige, 'wort' | 'ton'>

/** The word and the tone of each (rule G-02). */
export const PUNKT_ANZEIGE: Record<Punktstand, Anzeige> = {
  OFFEN: { wort: 'Offen', ton: 'neutral' },
  VORGESCHLAGEN: { wort: 'Vorschlag', ton: 'info' },
  ERFUELLT: { wort: 'Erfüllt', ton: 'erfolg' },
  NICHT_ERFUELLT: { wort: 'Nicht erfüllt', ton: 'warnung' },
  NICHT_ANWENDBAR: { wort: 'Entfällt', ton: 'neutral' },
  ERNEUT_PRUEFEN: { wort: 'Erneut prüfen', ton: 'warnung' },
}

/** What a rule says of what was sent. Without a result it is a hint to whoever reads; a person confirms either. */
export type Vorschlag = { readonly ergebnis: Ergebnis | null; readonly text: string }
