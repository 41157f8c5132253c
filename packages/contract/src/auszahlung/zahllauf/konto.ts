import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { bicFehler, ibanFehler } from '../../shared/geld/iban.ts'

/** Where the remittance names what is paid. */
const PLATZHALTER = '{nummer}'

/**
 * From which account of the bank the payouts of a programme are made, and with what words, from a day on: a row of table
 * `auszahlungskonto`, never code (rule D-05). Whoever releases the first run with it confirms it. `demo` marks an account
 * that no bank has.
 */
export const Auszahlungskonto = z.strictObject({
  demo: z.boolean(),
  name: zeile(70, 'Geben Sie an, wie der Kontoinhaber heißt.'),
  iban: zeile(42, 'Geben Sie die IBAN ein.').check(
    z.refine((iban) => ibanFehler(iban) === undefined, 'Prüfen Sie die IBAN: So gibt es sie nicht.'),
  ),
  bic: zeile(11, 'Geben Sie den BIC ein.').check(
    z.refine((bic) => bicFehler(bic) === undefined, 'Geben Sie den BIC mit 8 oder 11 Zeichen an.'),
  ),
  verwendungszweck: zeile(100, 'Geben Sie den Verwendungszweck an.').check(
    z.refine(
      (text) => text.includes(PLATZHALTER),
      `Der Verwendungszweck nennt die Auszahlung: Schreiben Sie ${PLATZHALTER} dorthin, wo ihre Nummer steht.`,
    ),
  ),
})
export type Auszahlungskonto = z.infer<typeof Auszahlungskonto>

export const verwendungszweckFuer = ({ verwendungszweck }: Auszahlungskonto, nummer: string): string =>
  verwendungszweck.replaceAll(PLATZHALTER, nummer)
