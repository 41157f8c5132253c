import * as z from 'zod/mini'
import { mitUnternehmen } from '../shared/nummern/kennung.ts'
import { mitProduktgruppe } from '../shared/produktgruppe.ts'
import { ZUWENDUNGEN, route } from '../shared/route.ts'
import { AuszahlbaresGeschaeft, AuszahlungUebersicht } from './schema.ts'

export const AUSZAHLUNG = `${ZUWENDUNGEN}/api/public/auszahlung`

export const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const

/** R7.2-02. Only cases that are ANLEGBAR. Leaves ZUKLB out; `?produktgruppe=ZUKLB` answers it alone (S11-06). */
export const auszahlbareGeschaefteLesen = route({
  method: 'GET',
  path: `${AUSZAHLUNG}/auszahlbare-geschaefte/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Geschäfte eines Unternehmens, für die eine Auszahlung beantragt werden kann',
  params: mitUnternehmen,
  query: mitProduktgruppe,
  answers: { 200: z.array(AuszahlbaresGeschaeft) },
})

/** R7.2-10. Every approved case with its payout requests; ZUKLB as above. */
export const auszahlungUebersichtLesen = route({
  method: 'GET',
  path: `${AUSZAHLUNG}/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Übersicht der Auszahlungen eines Unternehmens',
  params: mitUnternehmen,
  query: mitProduktgruppe,
  answers: { 200: z.array(AuszahlungUebersicht) },
})
