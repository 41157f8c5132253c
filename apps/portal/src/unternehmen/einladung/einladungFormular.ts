import { EinladungEmail } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'

export type EinladungWerte = { email: string }

/** What is sent of what was typed. */
export const einladungAusWerten = ({ email }: EinladungWerte): EinladungWerte => ({ email: email.trim() })

/** What is still wrong, in the words of the contract. */
export const einladungWertePruefen = (werte: EinladungWerte): Feldfehler[] =>
  schemaFehler(EinladungEmail, einladungAusWerten(werte))
