import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

export type UploadFeldProps<W extends FieldValues> = {
  control: Control<W>
  name: FieldPath<W>
  /** Names the field for uploads that outlive the page; where places in a list move, not by place. */
  schluessel?: string
  etikett: ReactNode
  hinweis?: ReactNode
  freiwillig?: boolean
}
