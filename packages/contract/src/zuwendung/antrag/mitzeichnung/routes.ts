import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../../../shared/route.ts'
import { UnternehmenParams } from '../../../unternehmen/schema.ts'
import {
  Ablehnung,
  AuswahlNutzerListe,
  MitzeichnungAnforderung,
  Unterschrift,
} from '../../../formular/mitzeichnung.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { AntragAntwort } from '../schema.ts'

const MITZEICHNUNG = `${ZUWENDUNGEN}/api/public/zuschussantrag/formular/:guid/mitzeichnung` as const

const LESEN = ['ZUWENDUNGEN', 'LESEN'] as const
const SCHREIBEN = ['ZUWENDUNGEN', 'SCHREIBEN'] as const

/** R7.2-26. */
export const auswahlNutzerLesen = route({
  method: 'GET',
  path: `${ZUWENDUNGEN}/api/public/shared/unternehmen/:companyId/nutzer`,
  permission: LESEN,
  summary: 'Nutzer eines Unternehmens für Auswahlfelder',
  params: UnternehmenParams,
  answers: { 200: AuswahlNutzerListe },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S4-07. The latest request for a second signature with the application as it would be sent now: they come together, so
 * that nobody signs what he did not see.
 */
export const mitzeichnungLesen = route({
  method: 'GET',
  path: MITZEICHNUNG,
  permission: LESEN,
  summary: 'Zweite Unterschrift lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt],
})

/**
 * S4-07. Asks a person for the second signature; while another one is asked, it is given to this one instead. Repeating
 * it asks nobody twice. Names him in the form, so the answer's ETag is the version to go on with.
 */
export const mitzeichnungAnfordern = route({
  method: 'PUT',
  path: MITZEICHNUNG,
  permission: SCHREIBEN,
  summary: 'Um die zweite Unterschrift bitten',
  params: mitGuid,
  body: MitzeichnungAnforderung,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** S4-07. Takes the request or the signature back, so that the application can be changed. */
export const mitzeichnungZurueckrufen = route({
  method: 'DELETE',
  path: MITZEICHNUNG,
  permission: SCHREIBEN,
  summary: 'Bitte um die zweite Unterschrift zurückrufen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt],
})

/** S4-07. At most once a day. */
export const mitzeichnungErinnern = route({
  method: 'POST',
  path: `${MITZEICHNUNG}/erinnerung`,
  permission: SCHREIBEN,
  summary: 'An die zweite Unterschrift erinnern',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S4-07. The signature of the one who is asked, under what `sha256` names: 409 when that is not what would be sent. */
export const mitzeichnen = route({
  method: 'POST',
  path: `${MITZEICHNUNG}/unterschrift`,
  permission: SCHREIBEN,
  summary: 'Antrag mitzeichnen',
  params: mitGuid,
  body: Unterschrift,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ZUWENDUNG.antragFehlt,
    ZUWENDUNG.nichtMoeglich,
    ALLGEMEIN.konkurrierend,
  ],
})

/** S4-07. The one who is asked says no, and why. */
export const mitzeichnungAblehnen = route({
  method: 'POST',
  path: `${MITZEICHNUNG}/ablehnung`,
  permission: SCHREIBEN,
  summary: 'Zweite Unterschrift ablehnen',
  params: mitGuid,
  body: Ablehnung,
  etag: 'version',
  answers: { 200: AntragAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})
