import type { dateiSenden } from '@foerderportal/client/datei'
import type { DateiAngabe, VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import type { Datei } from '@foerderportal/contract/shared/datei'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

type Abfrage<T> = UseQueryOptions<T[], Error, T[], string[]>

/** Files that were uploaded before, to be named once more instead of being uploaded again. */
export type Vorhandene = {
  readonly abfrage: Abfrage<VorhandeneDatei>
  /** By what one of them is found. */
  readonly suche: string
  /** Nothing was uploaded before. */
  readonly keine: string
}

/** What a kind of form says of its files. */
export type Formulardateien = {
  /** How many a field takes. */
  readonly jeFeld: number
  /** What the server knows now of the files that the saved form names; a form that is not saved has none to ask about. */
  readonly genannte?: Abfrage<Datei>
  readonly vorhandene?: Vorhandene
  /** Where they go; otherwise to the files of the company. */
  readonly senden?: typeof dateiSenden
  /** Under which name they lie on this device until they have arrived: another one for each draft of a form. */
  readonly kopie: string
  /** Where the addresses of the form's own pages begin: to go from one to another is no leaving. */
  readonly bereich: string
  /** What is left while files are on their way, and the button that does it: 'den Antrag', 'Antrag verlassen'. */
  readonly verlassen: { readonly was: string; readonly knopf: string }
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
  readonly vorhandene: Vorhandene
  readonly schliessen: () => void
  /** What the field names already. */
  readonly genannte: readonly DateiAngabe[]
  /** How many more it takes. */
  readonly frei: number
  readonly uebernehmen: (neue: readonly DateiAngabe[]) => void
}
