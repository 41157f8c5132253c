import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { useEffect, useEffectEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { UnternehmenWerte } from './formularwerte.ts'

type Pfad = `kontoInformationen.${number}`
type Bekannt = IbanAuskunft['okay']['extendedValidation']

const useBankFelder = (control: Control<UnternehmenWerte>, pfad: Pfad) => {
  const { field: bank } = useController({ control, name: `${pfad}.kontofuehrendesInstitut` })
  const { field: bic } = useController({ control, name: `${pfad}.bic` })
  return { bank, bic }
}

/** The head office has the code of eight characters, and that with XXX. */
const kurz = (bic: string): string => bicFormatieren(bic).replace(/XXX$/, '')

/** Another BIC is another bank; a name written otherwise is not. */
const istAnders = (bekannt: Bekannt, bank: string, bic: string): boolean =>
  (bekannt.bic !== null && kurz(bekannt.bic) !== kurz(bic)) || (bekannt.bank !== null && bank === '')

/**
 * Fills in bank and BIC of an IBAN that was typed just now, where both fields are empty. Where those of another bank
 * stand there, nothing is overwritten: then it gives the function that does it when the user wants it.
 */
export const useBankVorschlag = (
  control: Control<UnternehmenWerte>,
  pfad: Pfad,
  auskunft: IbanAuskunft | undefined,
): (() => void) | undefined => {
  const { fieldState: iban } = useController({ control, name: `${pfad}.iban` })
  const { bank, bic } = useBankFelder(control, pfad)
  const bekannt = auskunft?.okay.extendedValidation
  const uebernehmen = () => {
    bank.onChange(bekannt?.bank ?? '')
    bic.onChange(bekannt?.bic ?? '')
  }
  const ausfuellen = useEffectEvent(() => {
    if (iban.isDirty && bank.value === '' && bic.value === '') uebernehmen()
  })
  // Once for each answer: who empties the fields again means it.
  useEffect(() => {
    if (auskunft !== undefined) ausfuellen()
  }, [auskunft])
  return bekannt && istAnders(bekannt, bank.value, bic.value) ? uebernehmen : undefined
}
