import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { bicFehler, ibanFehler } from '../../shared/geld/iban.ts'
import { bicLandFehler, sepaFehler } from '../../shared/geld/sepa.ts'
import { SEPA_ZEICHEN, deutscheUmschrift } from '../../shared/geld/sepaZeichen.ts'

/** Where the remittance names what is paid. */
const PLATZHALTER = '{nummer}'
/** Longer than any number of a payout ('AZ-2026-000001'). */
const NUMMER_HOECHSTENS = 20

/** Max70Text and Max140Text of pain.001. */
export const PAIN_LAENGE = { name: 70, verwendungszweck: 140 } as const

/** What the payment file is made of has its characters, its length, and a letter or a digit. */
const inDerDatei = (hoechstens: number, platz = 0) => {
  const ohnePlatzhalter = (text: string) => deutscheUmschrift(text).replaceAll(PLATZHALTER, '')
  const laenge = (text: string) => deutscheUmschrift(text).replaceAll(PLATZHALTER, '#'.repeat(platz)).length
  return [
    z.refine<string>(
      (text) => SEPA_ZEICHEN.test(ohnePlatzhalter(text)),
      "Eine Überweisung nimmt Buchstaben ohne Akzente, Ziffern, Leerzeichen und / - ? : ( ) . , ' + auf; Umlaute, ß und & schreibt das Portal um.",
    ),
    z.refine<string>(
      (text) => laenge(text) <= hoechstens,
      `Das ist zu lang: Eine Überweisung nimmt ${hoechstens} Zeichen auf, und Umlaute werden darin zu zweien.`,
    ),
    z.refine<string>((text) => /[\p{L}\p{N}]/u.test(text), 'Schreiben Sie mindestens einen Buchstaben.'),
  ] as const
}

/** Refuses with the sentence that says what to do. */
const ohneFehler = (fehlerVon: (text: string) => string | undefined) =>
  z.check<string>(({ value, issues }) => {
    const message = fehlerVon(value)
    if (message !== undefined) issues.push({ code: 'custom', input: value, message })
  })

const ibanWieInDerDatei = (iban: string): string | undefined =>
  /^[A-Z0-9]+(?: [A-Z0-9]+)*$/.test(iban)
    ? (ibanFehler(iban) ?? sepaFehler(iban))
    : 'Schreiben Sie die IBAN mit Großbuchstaben und Ziffern, dazwischen höchstens einzelne Leerzeichen.'
const bicWieInDerDatei = (bic: string): string | undefined =>
  /^[A-Z0-9]+$/.test(bic) && bicFehler(bic) === undefined
    ? undefined
    : 'Schreiben Sie den BIC mit 8 oder 11 Zeichen, nur Großbuchstaben und Ziffern.'

/**
 * From which account of the bank the payouts of a programme are made, and with what words, from a day on: a row of table
 * `auszahlungskonto`, never code (rule D-05). Whoever releases the first run with it confirms it. `demo` marks an account
 * that no bank has. What the payment file would not take is refused here (S6-08), not at the release of a run.
 */
export const Auszahlungskonto = z
  .strictObject({
    demo: z.boolean(),
    name: zeile(PAIN_LAENGE.name, 'Geben Sie an, wie der Kontoinhaber heißt.').check(
      ...inDerDatei(PAIN_LAENGE.name),
    ),
    iban: zeile(42, 'Geben Sie die IBAN ein.').check(ohneFehler(ibanWieInDerDatei)),
    bic: zeile(11, 'Geben Sie den BIC ein.').check(ohneFehler(bicWieInDerDatei)),
    verwendungszweck: zeile(PAIN_LAENGE.verwendungszweck, 'Geben Sie den Verwendungszweck an.').check(
      z.refine(
        (text) => text.includes(PLATZHALTER),
        `Der Verwendungszweck nennt die Auszahlung: Schreiben Sie ${PLATZHALTER} dorthin, wo ihre Nummer steht.`,
      ),
      ...inDerDatei(PAIN_LAENGE.verwendungszweck, NUMMER_HOECHSTENS),
    ),
  })
  .check(({ value: { iban, bic }, issues }) => {
    const message = bicLandFehler(iban, bic)
    if (message !== undefined) issues.push({ code: 'custom', input: bic, path: ['bic'], message })
  })
export type Auszahlungskonto = z.infer<typeof Auszahlungskonto>

export const verwendungszweckFuer = ({ verwendungszweck }: Auszahlungskonto, nummer: string): string =>
  verwendungszweck.replaceAll(PLATZHALTER, nummer)
