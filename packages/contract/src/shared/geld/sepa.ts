/**
 * Countries that take part in SEPA with their own IBANs: EPC409-09, 'EPC List of SEPA Scheme Countries', as it stands
 * since Serbia joined on 22.05.2025: 41 countries, and Gibraltar, which has IBANs of its own. When the EPC takes in
 * another one, it is added here; ibantools keeps a list too, which lacks those of 2024 and 2025.
 */
const MIT_EIGENEN_IBAN: ReadonlySet<string> = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS ' +
    'IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'
  ).split(' '),
)

/** Territories with a country code of their own in a BIC, by the country whose IBANs they use (same list). */
const IBAN_VON: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GG: 'GB',
  GP: 'FR',
  IM: 'GB',
  JE: 'GB',
  MF: 'FR',
  MQ: 'FR',
  PM: 'FR',
  RE: 'FR',
  YT: 'FR',
}

/** Whether a country or territory ('DE', 'RE') takes part in SEPA. */
export const istSepaLand = (land: string): boolean =>
  MIT_EIGENEN_IBAN.has(land) || Object.hasOwn(IBAN_VON, land)

/** S6-08. Why no SEPA payment reaches the account of this IBAN, as its field says it; whether the IBAN holds is not asked. */
export const sepaFehler = (iban: string): string | undefined => {
  const land = iban.slice(0, 2).toUpperCase()
  if (MIT_EIGENEN_IBAN.has(land)) return undefined
  const von = IBAN_VON[land]
  return von === undefined
    ? `Mit ${land} beginnen IBANs außerhalb des SEPA-Raums, und dorthin überweisen wir nicht. Geben Sie ein anderes Konto an.`
    : `Konten von dort haben eine IBAN, die mit ${von} beginnt. Prüfen Sie die IBAN.`
}

/** S6-08. What to do about a BIC of another country than the account's; whether either holds is not asked. */
export const bicLandFehler = (iban: string, bic: string): string | undefined => {
  const konto = iban.slice(0, 2).toUpperCase()
  const bank = bic.slice(4, 6).toUpperCase()
  return (IBAN_VON[bank] ?? bank) === konto
    ? undefined
    : `Prüfen Sie IBAN und BIC: Die IBAN beginnt mit ${konto}, der BIC nennt eine Bank in ${bank}.`
}
