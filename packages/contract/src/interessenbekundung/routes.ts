import * as z from 'zod/mini'
import { mitUnternehmen } from '../shared/nummern/kennung.ts'
import { ZUWENDUNGEN, route } from '../shared/route.ts'
import { BEKUNDUNG } from './problems.ts'
import { BekundungMeta, BekundungUebersicht, mitIbkMeta } from './schema.ts'

const IBK = `${ZUWENDUNGEN}/api/public/ibk`

const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const

/** R7.2-20. A round belongs to nobody: whoever may read grants may read what can be declared in it. */
export const bekundungMetaLesen = route({
  method: 'GET',
  path: `${IBK}/:ibkMetaGuid/meta`,
  permission: LESEN,
  summary: 'Vorgaben einer Runde der Interessenbekundung',
  params: mitIbkMeta,
  answers: { 200: BekundungMeta },
  problems: [BEKUNDUNG.bekundungFehlt],
})

/** R7.2-21. What is listed of the rounds for this company (R4-08). */
export const bekundungUebersichtLesen = route({
  method: 'GET',
  path: `${IBK}/:unternehmenGuid`,
  permission: LESEN,
  summary: 'Übersicht der Interessenbekundungen eines Unternehmens',
  params: mitUnternehmen,
  answers: { 200: z.array(BekundungUebersicht) },
})
