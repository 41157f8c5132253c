import { randomUUID } from 'node:crypto'
import type { Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type { Tx } from '../../platform/database/database.ts'
import { dateiAblegen } from '../../platform/files/public.ts'
import type { Services } from '../../platform/services.ts'
import { demoUnterlage } from '../../zuwendung/public.ts'
import type { DemoFall } from './demoAntrag.ts'

/** An invoice of the demo world with its tax, and what is claimed of it. */
export type DemoRechnung = {
  readonly gegenstand: string
  readonly nummer: string
  readonly steller: string
  readonly bruttoCent: number
  readonly steuerCent: number
  readonly beantragtCent: number
  readonly sachbericht: string
  /** Days after the approval on which it was written, and how many later it was paid; without a word ten. */
  readonly nachTagen: number
  readonly zahltNach?: number
}

/** A paper of the demo world, filed under its title. */
export const demoPapier = async (services: Services, tx: Tx, unternehmenGuid: string, titel: string) => {
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

/** The proof of use (section 3.3) for an invoice, with its two documents. */
export const demoNachweis = async (
  services: Services,
  tx: Tx,
  { unternehmenGuid, bewilligtAm }: Pick<DemoFall, 'unternehmenGuid' | 'bewilligtAm'>,
  r: DemoRechnung,
): Promise<Verwendungsnachweis> => ({
  id: randomUUID(),
  foerdergegenstandId: r.gegenstand,
  beantragteAuszahlung: inEuro(r.beantragtCent),
  nichtFoerderfaehigeKosten: inEuro(r.steuerCent),
  rechnungsBetrag: inEuro(r.bruttoCent),
  rechnungsDatum: tagNach(bewilligtAm, r.nachTagen),
  rechnungsNummer: r.nummer,
  rechnungsSteller: r.steller,
  zahlungsDatum: tagNach(bewilligtAm, r.nachTagen + (r.zahltNach ?? 10)),
  umsatzsteuer: inEuro(r.steuerCent),
  wenigerGezahlt: false,
  sachbericht: r.sachbericht,
  rechnungen: [await demoPapier(services, tx, unternehmenGuid, `Rechnung ${r.nummer}`)],
  zahlungsnachweise: [await demoPapier(services, tx, unternehmenGuid, `Kontoauszug ${r.nummer}`)],
})
