import * as z from 'zod/mini'
import { akt, herunterladen, lesen, liste, setzen } from '../../shared/bauer.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { ZAHLLAUF } from './problems.ts'
import {
  AusnehmenEingabe,
  EinreichungEingabe,
  ErgebnisEingabe,
  MitGrund,
  VerfallEingabe,
  VerfallZurueckgebenEingabe,
  ZahllaeufeAntwort,
  Zahllauf,
  ZahllaufAnlegenEingabe,
  ZahllaufFreigebenEingabe,
  ZahllaufStand,
} from './schema.ts'

const LISTE = `${SACHBEARBEITUNG_SERVICE}/api/zahllauf` as const
const EINER = `${LISTE}/:guid` as const
const AENDERN = [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ZAHLLAUF.nichtMoeglich] as const
const gibt = { antwort: Zahllauf, problems: AENDERN } as const

/**
 * S6-07. Runs, the latest first, and what could be paid. With the state VORGELEGT all that lies before a second person: also
 * the end of a run (S6-08).
 */
export const zahllaeufeLesen = liste(LISTE, 'BANK_LIEST', {
  summary: 'Zahlläufe und was zur Zahlung bereitliegt lesen',
  query: z.object({ status: z.optional(ZahllaufStand), nach: z.optional(Kennung) }),
  antwort: ZahllaeufeAntwort,
})

/** S6-07. Puts everything of a programme that can be paid now into a new run. */
export const zahllaufAnlegen = akt(LISTE, 'BANK_SCHREIBT', {
  summary: 'Einen Zahllauf anlegen',
  aufrufschluessel: 'noetig',
  body: ZahllaufAnlegenEingabe,
  ...gibt,
  problems: [ZAHLLAUF.nichtMoeglich],
})

export const zahllaufLesen = lesen(EINER, 'BANK_LIEST', {
  summary: 'Einen Zahllauf mit seinen Posten lesen',
  ...gibt,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S6-07. Takes posts out of a draft; their payouts are free for another run. */
export const postenAusnehmen = setzen(`${EINER}/posten`, 'BANK_SCHREIBT', {
  summary: 'Posten aus einem Zahllauf nehmen',
  body: AusnehmenEingabe,
  ...gibt,
})

/** S6-07. Fixes sum, number and hash, and lays the run before a second person. */
export const zahllaufVorlegen = akt(`${EINER}/vorlegen`, 'BANK_SCHREIBT', {
  summary: 'Einen Zahllauf zur Freigabe vorlegen',
  ...gibt,
})

/** S6-07. Gives what was presented back to who prepares. */
export const zahllaufZurueckgeben = akt(`${EINER}/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Einen vorgelegten Zahllauf zurückgeben',
  body: MitGrund,
  ...gibt,
})

/**
 * S6-07. Right after signing in, by somebody who has no part in it: makes the payment file, once. 409 names the posts
 * whose company's data changed since, and a hash that is not the one that was read.
 */
export const zahllaufFreigeben = akt(`${EINER}/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Einen Zahllauf freigeben',
  body: ZahllaufFreigebenEingabe,
  ...gibt,
  problems: [...AENDERN, ALLGEMEIN.konkurrierend, ALLGEMEIN.neuAnmelden],
})

/** S6-07. Never after the release. */
export const zahllaufVerwerfen = akt(`${EINER}/verwerfen`, 'BANK_SCHREIBT', {
  summary: 'Einen Zahllauf verwerfen',
  body: MitGrund,
  ...gibt,
})

/** S6-07. Always the same bytes; every download is logged. Whoever prepares or releases, not who only reads. */
export const zahllaufHerunterladen = herunterladen(`${EINER}/datei`, 'BANK_LIEST', ['application/xml'], {
  summary: 'Die Zahlungsdatei (pain.001.001.09) eines Zahllaufs herunterladen',
  problems: AENDERN,
})

export const einreichungVermerken = akt(`${EINER}/eingereicht`, 'BANK_SCHREIBT', {
  summary: 'Vermerken, dass die Zahlungsdatei eingereicht ist',
  body: EinreichungEingabe,
  ...gibt,
})

/** S6-08. Its day passed before the file was with the bank: lays the end of the run before a second person. */
export const zahllaufVerfallVorlegen = akt(`${EINER}/verfall`, 'BANK_SCHREIBT', {
  summary: 'Vorlegen, dass ein Zahllauf verfällt',
  body: MitGrund,
  ...gibt,
})

/** S6-08. Gives it back: the run goes on as it was. */
export const zahllaufVerfallZurueckgeben = akt(`${EINER}/verfall/zurueckgeben`, 'BANK_GIBT_FREI', {
  summary: 'Zurückgeben, dass ein Zahllauf verfällt',
  body: VerfallZurueckgebenEingabe,
  ...gibt,
})

/** S6-08. By somebody who has no part in it: ends the run. Its payouts are free for another one, its file is kept. */
export const zahllaufVerfallen = akt(`${EINER}/verfall/freigeben`, 'BANK_GIBT_FREI', {
  summary: 'Freigeben, dass ein Zahllauf verfällt',
  body: VerfallEingabe,
  ...gibt,
})

/** S6-07. What the bank reports of posts: paid on a day, by whoever prepares; or come back, by whoever releases. */
export const ergebnisVermerken = akt(`${EINER}/ergebnis`, 'BANK_LIEST', {
  summary: 'Vermerken, was aus Posten eines Zahllaufs wurde',
  body: ErgebnisEingabe,
  ...gibt,
})
