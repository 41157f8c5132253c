import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { useEffect, useEffectEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { UnternehmenWerte } from './formular.ts'

type Pfad = `kontoInformationen.${number}`

const useBankFelder = (control: Control<UnternehmenWerte>, pfad: Pfad) => {
  const { field: bank } = useController({ control, name: `${pfad}.kontofuehrendesInstitut` })
  const { field: bic } = useController({ control, name: `${pfad}.bic` })
  return { bank, bic }
}

/**
 * Fills in bank and BIC of an IBAN that was typed just now, where both fields are empty. Where something else stands
 * there, nothing is overwritten: then it gives the function that does it when the user wants it.
 */
export const useBankVorschlag = (
  control: Control<UnternehmenWerte>,
  pfad: Pfad,
  auskunft: IbanAuskunft | undefined,
): (() => void) | undefined => {
  const { fieldState: iban } = useController({ control, name: `${pfad}.iban` })
  const { bank, bic } = useBankFelder(control, pfad)
  const bekannt = auskunft?.okay.extendedValidation
  const neu = { bank: bekannt?.bank ?? bank.value, bic: bekannt?.bic ?? bic.value }
  const uebernehmen = () => {
    bank.onChange(neu.bank)
    bic.onChange(neu.bic)
  }
  const ausfuellen = useEffectEvent(() => {
    if (iban.isDirty && bank.value === '' && bic.value === '') uebernehmen()
  })
  // Once for each answer: who empties the fields again means it.
  useEffect(() => {
    if (auskunft !== undefined) ausfuellen()
  }, [auskunft])
  return neu.bank === bank.value && neu.bic === bic.value ? undefined : uebernehmen
}
