import type { Config } from '../config.ts'

/** Who writes: the names and addresses that a mail about an account needs. */
export type Betreiber = Pick<
  Config,
  'portalName' | 'bankName' | 'bankTelefon' | 'bankEmail' | 'portalUrl' | 'demo'
>

/** Paragraphs of a mail, with the sender below. */
export const brief = ({ bankName }: Betreiber, absaetze: readonly string[]): string =>
  [...absaetze, bankName].join('\n\n') + '\n'
