import type { Control } from 'react-hook-form'

export const FINANZAMT = 'produktgruppenDaten.finanzamt'

export type AntragstellerWerte = {
  produktgruppenDaten: { antragstellerArt: string; haupttaetigkeit: string; finanzamt: string }
}
export type FinanzamtProps = {
  readonly control: Control<AntragstellerWerte>
  readonly name: typeof FINANZAMT
  readonly etikett: string
  readonly hinweis: string
}
