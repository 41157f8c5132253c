/**
 * S1-05: why this user may not create a company now, as a sentence for him; undefined when he may.
 * `nutzer` is undefined for who has not registered.
 */
export const anlegenVerweigert = (
  nutzer: { readonly agiertFuerMehrereUnternehmen: boolean } | undefined,
  anzahlUnternehmen: number,
): string | undefined => {
  if (nutzer === undefined) return 'Registrieren Sie zuerst Ihre persönlichen Daten.'
  if (anzahlUnternehmen > 0 && !nutzer.agiertFuerMehrereUnternehmen)
    return 'Laut Ihren persönlichen Daten handeln Sie nur für ein Unternehmen. Ändern Sie dort diese Angabe, bevor Sie ein weiteres anlegen.'
  return undefined
}
