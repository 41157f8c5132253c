import {
  BANK,
  OHNE_FALL,
  VERWEIGERT,
  type Bankzeile,
  type Rechteteil,
} from '../../../platform/testing/rechteteile.ts'

const PFLEGEN: Bankzeile = [403, 403, 200, 403, 403]
const VERWERFEN: Bankzeile = [403, 403, 204, 403, 403]

/** In the order in which they can follow one another: each is done by whoever may. */
const bank = {
  rundenLesen: BANK.lesen,
  rundeLesen: BANK.lesen,
  rundeVorschlagLesen: PFLEGEN,
  rundeAnlegen: PFLEGEN,
  rundeAendern: PFLEGEN,
  rundeVeroeffentlichen: PFLEGEN,
  fristVerlaengern: PFLEGEN,
  mittelErhoehen: PFLEGEN,
  rundeAnnullieren: PFLEGEN,
  bekundungEntfallen: PFLEGEN,
  einladungVerlaengern: BANK.pruefen,
  // by whoever presented it
  rundenaktZurueckholen: PFLEGEN,
  rundenaktFreigeben: BANK.freigeben,
  rundenaktZurueckgeben: BANK.freigeben,
  reihungLesen: BANK.lesen,
  reihungVorbereiten: PFLEGEN,
  reihungOeffnen: BANK.freigeben,
  reihungFreigeben: BANK.freigeben,
  reihungZurueckgeben: BANK.freigeben,
  staffelVorbereiten: PFLEGEN,
  staffelZurueckgeben: BANK.freigeben,
  staffelFreigeben: BANK.freigeben,
  rundeVerwerfen: VERWERFEN,
} as const satisfies Record<string, Bankzeile>

/** Of a round in which companies have declared: each act moves all of them. */
const BEWEGT_ALLE = [
  'bekundungEntfallen',
  'einladungVerlaengern',
  'reihungVorbereiten',
  'reihungOeffnen',
  'reihungFreigeben',
  'reihungZurueckgeben',
  'staffelVorbereiten',
  'staffelZurueckgeben',
  'staffelFreigeben',
] as const satisfies readonly (keyof typeof bank)[]

/** A round is about no case: its ranking is read without names by who has a conflict of interest on one of them. */
export const rechte: Rechteteil = {
  bank,
  befangen: Object.fromEntries(Object.keys(bank).map((name) => [name, OHNE_FALL])),
  befangenAmUnternehmen: Object.fromEntries(BEWEGT_ALLE.map((name) => [name, VERWEIGERT])),
}
