import { akt, lesen, loeschen, speichern } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN } from '../../../shared/route.ts'
import {
  Ablehnung,
  AuswahlNutzerListe,
  MitzeichnungAnforderung,
  Unterschrift,
} from '../../../formular/mitzeichnung.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { AntragAntwort } from '../schema.ts'

const MITZEICHNUNG = `${ZUWENDUNGEN}/api/public/zuschussantrag/formular/:guid/mitzeichnung` as const
const gibt = { antwort: AntragAntwort, etag: 'version', problems: [ZUWENDUNG.antragFehlt] } as const

/** R7.2-26. */
export const auswahlNutzerLesen = lesen(
  `${ZUWENDUNGEN}/api/public/shared/unternehmen/:companyId/nutzer`,
  'KUNDE_LIEST',
  {
    summary: 'Nutzer eines Unternehmens für Auswahlfelder',
    antwort: AuswahlNutzerListe,
    problems: [ALLGEMEIN.keineBerechtigung],
  },
)

/**
 * S4-07. The latest request for a second signature with the application as it would be sent now: they come together, so
 * that nobody signs what he did not see.
 */
export const mitzeichnungLesen = lesen(MITZEICHNUNG, 'KUNDE_LIEST', {
  summary: 'Zweite Unterschrift lesen',
  ...gibt,
})

/**
 * S4-07. Asks a person for the second signature; while another one is asked, it is given to this one instead. Repeating
 * it asks nobody twice. Names him in the form, so the answer's ETag is the version to go on with.
 */
export const mitzeichnungAnfordern = speichern(MITZEICHNUNG, 'KUNDE_SCHREIBT', {
  summary: 'Um die zweite Unterschrift bitten',
  body: MitzeichnungAnforderung,
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S4-07. Takes the request or the signature back, so that the application can be changed. */
export const mitzeichnungZurueckrufen = loeschen(MITZEICHNUNG, 'KUNDE_SCHREIBT', {
  summary: 'Bitte um die zweite Unterschrift zurückrufen',
  ...gibt,
})

/** S4-07. At most once a day. */
export const mitzeichnungErinnern = akt(`${MITZEICHNUNG}/erinnerung`, 'KUNDE_SCHREIBT', {
  summary: 'An die zweite Unterschrift erinnern',
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S4-07. The signature of the one who is asked, under what `sha256` names: 409 when that is not what would be sent. */
export const mitzeichnen = akt(`${MITZEICHNUNG}/unterschrift`, 'KUNDE_SCHREIBT', {
  summary: 'Antrag mitzeichnen',
  body: Unterschrift,
  ...gibt,
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ZUWENDUNG.antragFehlt,
    ZUWENDUNG.nichtMoeglich,
    ALLGEMEIN.konkurrierend,
  ],
})

/** S4-07. The one who is asked says no, and why. */
export const mitzeichnungAblehnen = akt(`${MITZEICHNUNG}/ablehnung`, 'KUNDE_SCHREIBT', {
  summary: 'Zweite Unterschrift ablehnen',
  body: Ablehnung,
  ...gibt,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})
