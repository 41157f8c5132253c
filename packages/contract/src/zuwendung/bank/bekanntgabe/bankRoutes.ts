import * as z from 'zod/mini'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { BankBescheid, MitBescheid, RueckbriefEingabe, VersandEingabe } from './schema.ts'

const FALL = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const BEKANNTGABE = `${FALL}/bescheid/:bescheidGuid` as const

const PROBLEME = [
  ALLGEMEIN.keineBerechtigung,
  ZUWENDUNG.antragFehlt,
  ZUWENDUNG.nichtMoeglich,
  ALLGEMEIN.nichtGefunden,
] as const

/** S9-10. The notices of a case, each with all that was done to make it known. */
export const bekanntgabeLesen = route({
  method: 'GET',
  path: `${FALL}/bekanntgabe`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Bekanntgabe der Bescheide eines Falls',
  params: mitGuid,
  answers: { 200: z.array(BankBescheid) },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-10. The letter was posted on that day; what lay in the portal is withdrawn. */
export const bescheidVersenden = route({
  method: 'POST',
  path: `${BEKANNTGABE}/post`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Festhalten, dass ein Bescheid zur Post gegeben wurde',
  params: MitBescheid,
  body: VersandEingabe,
  answers: { 200: BankBescheid },
  problems: PROBLEME,
})

/** S9-10. Once more in the portal, with ten days anew. */
export const bescheidErneutBereitstellen = route({
  method: 'POST',
  path: `${BEKANNTGABE}/bereitstellung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Einen Bescheid noch einmal im Portal bereitstellen',
  params: MitBescheid,
  answers: { 200: BankBescheid },
  problems: PROBLEME,
})

/** S9-10. The letter came back: the notice was not given. */
export const briefZurueckmelden = route({
  method: 'POST',
  path: `${BEKANNTGABE}/rueckbrief`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Festhalten, dass der Brief mit einem Bescheid zurückkam',
  params: MitBescheid,
  body: RueckbriefEingabe,
  answers: { 200: BankBescheid },
  problems: PROBLEME,
})
