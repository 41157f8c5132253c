import * as z from 'zod/mini'
import { lesen } from '../shared/bauer.ts'
import { mitProduktgruppe } from '../shared/produktgruppe.ts'
import { ZUWENDUNGEN } from '../shared/route.ts'
import { AuszahlbaresGeschaeft, AuszahlungUebersicht } from './schema.ts'

export const AUSZAHLUNG = `${ZUWENDUNGEN}/api/public/auszahlung` as const

/** R7.2-02. Only cases that are ANLEGBAR. Leaves ZUKLB out; `?produktgruppe=ZUKLB` answers it alone (S11-06). */
export const auszahlbareGeschaefteLesen = lesen(
  `${AUSZAHLUNG}/auszahlbare-geschaefte/:unternehmenGuid`,
  'KUNDE_LIEST',
  {
    summary: 'Geschäfte eines Unternehmens, für die eine Auszahlung beantragt werden kann',
    query: mitProduktgruppe,
    antwort: z.array(AuszahlbaresGeschaeft),
  },
)

/** R7.2-10. Every approved case with its payout requests; ZUKLB as above. */
export const auszahlungUebersichtLesen = lesen(`${AUSZAHLUNG}/:unternehmenGuid`, 'KUNDE_LIEST', {
  summary: 'Übersicht der Auszahlungen eines Unternehmens',
  query: mitProduktgruppe,
  antwort: z.array(AuszahlungUebersicht),
})
