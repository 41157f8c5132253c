import type { Late } from '@foerderportal/shell/late/late'
import type { ComponentType } from 'react'
import type { Control } from 'react-hook-form'
import type { Werte } from '../bau/antragSeite.ts'

export const FINANZAMT = 'produktgruppenDaten.finanzamt'
export const HAUPTTAETIGKEIT = 'produktgruppenDaten.haupttaetigkeit'

export type VorschlagProps = {
  readonly control: Control<Werte<'antragsteller'>>
  readonly name: typeof FINANZAMT | typeof HAUPTTAETIGKEIT
  readonly etikett: string
  readonly hinweis: string
}
/** The search with its proposals. */
export type Vorschlagsuche = Late<ComponentType<VorschlagProps>>
