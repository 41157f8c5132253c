import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { PruefpunktAntwort, PruefungStand, StreichungEingabe, VermerkEingabe } from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const

/** S9-07. Every point of the catalogue that holds for the case, with what it reads and what was said of it. */
export const pruefpunkteLesen = route({
  method: 'GET',
  path: `${GESCHAEFT}/pruefpunkte`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Prüfpunkte eines Falls lesen',
  params: mitGuid,
  answers: { 200: PruefungStand },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

const SCHREIBEND = [
  ALLGEMEIN.keineBerechtigung,
  ZUWENDUNG.antragFehlt,
  ALLGEMEIN.konkurrierend,
  ZUWENDUNG.nichtMoeglich,
] as const

/**
 * S9-07. Writes a wording of a Vermerk; those before it stay. `If-Match` names the version of the point: whoever wrote
 * in between is not overwritten, the refusal says what he wrote.
 */
export const vermerkSchreiben = route({
  method: 'POST',
  path: `${GESCHAEFT}/vermerk`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Einen Prüfpunkt mit einem Vermerk beantworten',
  params: mitGuid,
  body: VermerkEingabe,
  etag: 'version',
  ifMatch: true,
  answers: { 200: PruefpunktAntwort },
  problems: SCHREIBEND,
})

/** S9-07. Strikes a Vermerk through, with a reason; it stays readable. */
export const vermerkStreichen = route({
  method: 'POST',
  path: `${GESCHAEFT}/vermerk/streichung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Einen Vermerk streichen',
  params: mitGuid,
  body: StreichungEingabe,
  etag: 'version',
  ifMatch: true,
  answers: { 200: PruefpunktAntwort },
  problems: SCHREIBEND,
})
