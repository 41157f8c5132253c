import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'

export const FINANZAMT = 'produktgruppenDaten.finanzamt'
export const HAUPTTAETIGKEIT = 'produktgruppenDaten.haupttaetigkeit'

export type AntragstellerWerte = {
  produktgruppenDaten: { antragstellerArt: string; haupttaetigkeit: string; finanzamt: string }
}
export type VorschlagProps = {
  readonly control: Control<AntragstellerWerte>
  readonly name: typeof FINANZAMT | typeof HAUPTTAETIGKEIT
  readonly etikett: string
  readonly hinweis: string
}
/** Brings the search with its proposals; the same function from one rendering to the next. */
export type VorschlagLaden = () => Promise<(props: VorschlagProps) => ReactNode>
