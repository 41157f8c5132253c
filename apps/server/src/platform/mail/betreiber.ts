import type { Config } from '../config.ts'

/** Who writes: the names and addresses that a mail about an account needs. */
export type Betreiber = Pick<
  Config,
  | 'portalName'
  | 'bankName'
  | 'bankNameGenitiv'
  | 'bankAnschrift'
  | 'bankTelefon'
  | 'bankEmail'
  | 'portalUrl'
  | 'demo'
>

/** The first line of a mail to a person. */
export const anrede = ({
  vorname,
  nachname,
}: {
  readonly vorname: string
  readonly nachname: string
}): string => `Guten Tag ${vorname} ${nachname},`

/** Paragraphs of a mail, with the sender below. */
export const brief = ({ bankName }: Pick<Betreiber, 'bankName'>, absaetze: readonly string[]): string =>
  [...absaetze, bankName].join('\n\n') + '\n'
