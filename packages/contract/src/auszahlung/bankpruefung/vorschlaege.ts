import type { Auszahlungspunkt, Auszahlungsregel } from '../../zuwendung/bank/pruefpunkte/auszahlungspunkt.ts'
import type { Auszahlungsgrundlage, Auszahlungsurteil } from './regel.ts'
import {
  deMinimisEingehalten,
  evaluierungLiegtVor,
  klimabilanzLiegtVor,
  klimabilanzNichtZuAlt,
} from './regelnKlimabilanz.ts'
import {
  bescheidWirksam,
  keineDublette,
  kontoDesUnternehmens,
  kostenHerausgerechnet,
  tageImZeitraum,
} from './regelnRechnung.ts'
import type { Bankpruefung } from './schema.ts'

const URTEILE: Readonly<Record<Auszahlungsregel, Auszahlungsurteil>> = {
  tageImZeitraum,
  kostenHerausgerechnet,
  keineDublette,
  kontoDesUnternehmens,
  bescheidWirksam,
  klimabilanzLiegtVor,
  klimabilanzNichtZuAlt,
  evaluierungLiegtVor,
  deMinimisEingehalten,
}

/** What the rules propose of a request (S9-07), by the code of the point; a person confirms each. */
export const vorschlaegeVon = (
  katalog: readonly Auszahlungspunkt[],
  grundlage: Auszahlungsgrundlage,
): Bankpruefung['vorschlaege'] =>
  katalog.flatMap((punkt) => {
    const vorschlag = punkt.regel && URTEILE[punkt.regel](grundlage, punkt)
    return vorschlag ? [{ code: punkt.code, ...vorschlag }] : []
  })
