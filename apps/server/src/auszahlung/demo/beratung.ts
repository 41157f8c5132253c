import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { dateiAblegen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { demoUnterlage } from '../../zuwendung/public.ts'

/** The consultancy of Lena's approved case: what it cost, gross and without what is not funded (the VAT). */
export const DEMO_BERATUNG = {
  klasse: 'bodenberatung',
  nummer: 'RE-2044',
  steller: 'Bodenberatung Nord',
  rechnungCent: 285_600,
  steuerCent: 45_600,
} as const

export type Gegenstand = { readonly guid: string; readonly bewilligt_cent: number }

const unterlage = async (services: Services, tx: Tx, unternehmenGuid: string, titel: string) => {
  const datei = {
    name: `${titel}.pdf`,
    mimeType: 'application/pdf',
    inhalt: demoUnterlage(titel),
    unternehmenGuid,
  }
  // In the transaction from the first word: a start with a single connection must not wait for a second one.
  const ablegen = await dateiAblegen({ ...services, db: tx }, datei)
  const { sha256: _sha256, ...angabe } = await ablegen(tx)
  return angabe
}

/** The proof of use (section 3.3) for it, with its two documents. */
export const demoVerwendungsnachweis = async (
  services: Services,
  tx: Tx,
  { unternehmenGuid, bewilligtAm }: { readonly unternehmenGuid: string; readonly bewilligtAm: Date },
  gegenstand: Gegenstand,
) => ({
  foerdergegenstandId: gegenstand.guid,
  beantragteAuszahlung: inEuro(gegenstand.bewilligt_cent),
  nichtFoerderfaehigeKosten: inEuro(DEMO_BERATUNG.steuerCent),
  rechnungsBetrag: inEuro(DEMO_BERATUNG.rechnungCent),
  rechnungsDatum: tagNach(bewilligtAm, 40),
  rechnungsNummer: DEMO_BERATUNG.nummer,
  rechnungsSteller: DEMO_BERATUNG.steller,
  zahlungsDatum: tagNach(bewilligtAm, 50),
  sachbericht: 'Die Beratung zum Mulchen auf leichten Böden hat an zwei Tagen auf dem Hof stattgefunden.',
  rechnungen: [await unterlage(services, tx, unternehmenGuid, `Rechnung ${DEMO_BERATUNG.nummer}`)],
  zahlungsnachweise: [await unterlage(services, tx, unternehmenGuid, `Kontoauszug ${DEMO_BERATUNG.nummer}`)],
})
