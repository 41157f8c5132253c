import { oderNull } from '../text.ts'
import { bicFehler, bicFormatieren, ibanFehler } from './iban.ts'
import type { KontoInformation } from './konto.ts'
import { bicLandFehler, sepaFehler } from './sepa.ts'

/** Max70Text of pain.001: a longer name is cut, and then the bank compares another one than the account's. */
const INHABER_HOECHSTENS = 70

const inhaberFehler = (inhaber: string): string | undefined => {
  if (inhaber.length > INHABER_HOECHSTENS)
    return `Geben Sie höchstens ${INHABER_HOECHSTENS} Zeichen ein: Mehr nimmt keine Bank in eine Überweisung auf.`
  return /[\p{L}\p{N}]/u.test(inhaber) ? undefined : 'Geben Sie den Namen an, auf den das Konto lautet.'
}

const bicAlleinFehler = (iban: string, bic: string): string | undefined =>
  bicFehler(bic) ??
  ((ibanFehler(iban) ?? sepaFehler(iban)) ? undefined : bicLandFehler(iban, bicFormatieren(bic)))

type Konto = Pick<KontoInformation, 'iban' | 'bic' | 'abweichenderKontoinhaber'>

/** S1-06, S6-08. What the user has to do about an account that is paid to, by its field; empty where nothing. */
export const kontoFehler = ({ iban, bic, abweichenderKontoinhaber }: Konto) => {
  const [angegebenerBic, inhaber] = [oderNull(bic), oderNull(abweichenderKontoinhaber)]
  return {
    iban: ibanFehler(iban) ?? sepaFehler(iban),
    bic: angegebenerBic === null ? undefined : bicAlleinFehler(iban, angegebenerBic),
    abweichenderKontoinhaber: inhaber === null ? undefined : inhaberFehler(inhaber),
  }
}
