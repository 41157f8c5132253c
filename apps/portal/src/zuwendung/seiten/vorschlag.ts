import type { Late } from '@foerderportal/shell/late/late'
import type { ComponentType } from 'react'
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
/** The search with its proposals. */
export type Vorschlagsuche = Late<ComponentType<VorschlagProps>>
