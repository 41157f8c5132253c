import type { Config } from '../../platform/config.ts'

/** Who writes: the names and addresses that a mail of the identity provider needs. */
export type Betreiber = Pick<
  Config,
  'portalName' | 'bankName' | 'bankTelefon' | 'bankEmail' | 'portalUrl' | 'demo'
>

/** Paragraphs of a mail, with the sender below. */
export const brief = ({ bankName }: Betreiber, absaetze: readonly string[]): string =>
  [...absaetze, bankName].join('\n\n') + '\n'
