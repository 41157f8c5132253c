import { FORMATIERUNG } from '@foerderportal/contract/fragebogen/antwort/formatter'
import { FORMATTER } from '@foerderportal/contract/fragebogen/arten'

/** The forms of a text, to choose from. */
export const FORMEN = FORMATTER.map((eine) => [eine, FORMATIERUNG[eine].name] as const)
