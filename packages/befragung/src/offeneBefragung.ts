import type { Befragung } from '@foerderportal/client/fragebogen/fragebogen'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'

/** A questionnaire that is being answered: by an applicant, or by somebody of the bank who tries it out. */
export type OffeneBefragung = {
  readonly definition: Definition
  readonly entwurf: Entwurf<Befragung>
  /** The question where one is; it travels with the next save. */
  readonly hier: () => string | null
  readonly gehenZu: (frage: string) => void
  readonly abschliessen: () => Promise<void>
}

/** How one comes from page to page: each has an address. */
export type Blaettern = {
  readonly adresse: (blatt: string) => string
  readonly gehen: (blatt: string) => Promise<void>
}
