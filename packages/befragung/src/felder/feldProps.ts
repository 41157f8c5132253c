import type { Fragedefinition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { Control } from 'react-hook-form'
import type { Seitenwerte } from '../frageWerte.ts'

/** What the fields of a question take. */
export type FeldProps<F extends Fragedefinition = Fragedefinition> = {
  frage: F
  control: Control<Seitenwerte>
  /** What the field is called: the first text of the question. */
  etikett: string
}
