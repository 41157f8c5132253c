import type { DateiAngabe, VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

type Abfrage<T> = UseQueryOptions<T[], Error, T[], string[]>

/** What a kind of form says of its files. */
export type Formulardateien = {
  /** How many a field takes. */
  readonly jeFeld: number
  /** What the server knows now of the files that the saved form names. */
  readonly genannte: Abfrage<Datei>
  /** What was uploaded before, to be named once more instead of being uploaded again. */
  readonly vorhandene: Abfrage<VorhandeneDatei>
  /** Where the addresses of the form's own pages begin: to go from one to another is no leaving. */
  readonly bereich: string
  readonly worte: Dateiworte
}

export type Dateiworte = {
  /** Files on their way are lost with the form. */
  readonly verlassen: { readonly text: string; readonly knopf: string }
  /** By what a file that was uploaded before is found. */
  readonly suche: string
  /** Nothing was uploaded before. */
  readonly keine: string
}

export type UploadFeldProps<W extends FieldValues> = {
  control: Control<W>
  name: FieldPath<W>
  /** Names the field for uploads that outlive the page; where places in a list move, not by place. */
  schluessel?: string
  etikett: ReactNode
  hinweis?: ReactNode
  freiwillig?: boolean
}

/** The list of what was uploaded before, over a field. */
export type VorhandeneProps = {
  readonly schliessen: () => void
  /** What the field names already. */
  readonly genannte: readonly DateiAngabe[]
  /** How many more it takes. */
  readonly frei: number
  readonly uebernehmen: (neue: readonly DateiAngabe[]) => void
}
