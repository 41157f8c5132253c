import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import { ibanFormatieren } from '@foerderportal/contract/shared/geld/ibanForm'
import { same } from '@foerderportal/values/same'
import { useWatch, type Control } from 'react-hook-form'
import type { KontoWerte, UnternehmenWerte } from './formular/formularwerte.ts'

/** The account whatever the way of writing. */
const vergleichbar = (k: KontoWerte) => [
  ibanFormatieren(k.iban),
  bicFormatieren(k.bic),
  k.kontofuehrendesInstitut.trim(),
  k.abweichenderKontoinhaber.trim(),
  k.geschaeftsKonto,
  k.produktgruppe,
]

/** Whether accounts say something else than others do. */
export const kontenAnders = (einige: readonly KontoWerte[], andere: readonly KontoWerte[]): boolean =>
  !same(einige.map(vergleichbar), andere.map(vergleichbar))

/** Whether the accounts on the screen say something else than those that are saved. */
export const useBankdatenGeaendert = (
  control: Control<UnternehmenWerte>,
  gespeicherte: readonly KontoWerte[],
): boolean => kontenAnders(useWatch({ control, name: 'kontoInformationen' }), gespeicherte)
