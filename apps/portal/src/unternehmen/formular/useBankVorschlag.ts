import { bicFormatieren } from '@foerderportal/contract/shared/geld/iban'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { useEffect, useEffectEvent, useRef } from 'react'
import { get, useController, useFormState, type Control } from 'react-hook-form'
import type { KontoWerte, UnternehmenWerte } from './formularwerte.ts'

type Pfad = `kontoInformationen.${number}`
type Bekannt = IbanAuskunft['okay']['extendedValidation']

const useBankFelder = (control: Control<UnternehmenWerte>, pfad: Pfad) => {
  const { field: bank } = useController({ control, name: `${pfad}.kontofuehrendesInstitut` })
  const { field: bic } = useController({ control, name: `${pfad}.bic` })
  return { bank, bic }
}

/** The head office has the code of eight characters, and that with XXX. */
const kurz = (bic: string): string => bicFormatieren(bic).replace(/XXX$/, '')

/** Its country and the first eight characters of the account number: wherever SEPA reaches they hold the bank's code. */
const bankTeil = (iban: string | undefined): string | undefined =>
  iban && iban.slice(0, 2) + iban.slice(4, 12)

/** What was saved of an account: with its IBAN comes back what stood beside it. */
const useGespeichertes = (control: Control<UnternehmenWerte>, pfad: Pfad) => {
  const { defaultValues } = useFormState({ control })
  const konto: Partial<KontoWerte> | undefined = get(defaultValues, pfad)
  return (teil: string) => (bankTeil(konto?.iban?.replaceAll(' ', '')) === teil ? konto : undefined)
}

/**
 * With an IBAN of another bank go name and BIC of the old one: they are of the account that is no more. What somebody
 * types himself, before or after the IBAN, is his.
 */
const useAlteBankLeeren = (
  control: Control<UnternehmenWerte>,
  pfad: Pfad,
  iban: string | undefined,
): void => {
  const { bank, bic } = useBankFelder(control, pfad)
  const gespeichertes = useGespeichertes(control, pfad)
  const davor = useRef<{ teil: string; bank: string; bic: string }>(undefined)
  useEffect(() => {
    const teil = bankTeil(iban)
    if (teil === undefined) return
    const alt = davor.current
    davor.current = { teil, bank: bank.value, bic: bic.value }
    if (alt === undefined || alt.teil === teil || alt.bank !== bank.value || alt.bic !== bic.value) return
    bank.onChange(gespeichertes(teil)?.kontofuehrendesInstitut ?? '')
    bic.onChange(gespeichertes(teil)?.bic ?? '')
  })
}

/** Another BIC is another bank; a name written otherwise is not. */
const istAnders = (bekannt: Bekannt, bank: string, bic: string): boolean =>
  (bekannt.bic !== null && kurz(bekannt.bic) !== kurz(bic)) || (bekannt.bank !== null && bank === '')

/**
 * Fills in bank and BIC of an IBAN that was typed just now (`vollstaendig` once it is whole), where both fields are empty.
 * Where others stand there that somebody typed, nothing is overwritten: then it gives the function that does it when the
 * user wants it.
 */
export const useBankVorschlag = (
  control: Control<UnternehmenWerte>,
  pfad: Pfad,
  vollstaendig: string | undefined,
  auskunft: IbanAuskunft | undefined,
): (() => void) | undefined => {
  const { fieldState: iban } = useController({ control, name: `${pfad}.iban` })
  const { bank, bic } = useBankFelder(control, pfad)
  useAlteBankLeeren(control, pfad, vollstaendig)
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
