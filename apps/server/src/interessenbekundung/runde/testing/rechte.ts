import { BANK, OHNE_FALL, type Bankzeile, type Rechteteil } from '../../../platform/testing/rechteteile.ts'

const PFLEGEN: Bankzeile = [403, 403, 200, 403, 403]

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
  rundenaktFreigeben: BANK.freigeben,
  rundenaktZurueckgeben: BANK.freigeben,
  rundenfreigabenLesen: BANK.lesen,
  reihungLesen: BANK.lesen,
  reihungVorbereiten: PFLEGEN,
  reihungFreigeben: BANK.freigeben,
  reihungZurueckgeben: BANK.freigeben,
  staffelVorbereiten: PFLEGEN,
  staffelZurueckgeben: BANK.freigeben,
  staffelFreigeben: BANK.freigeben,
} as const satisfies Record<string, Bankzeile>

/** A round is about no case: companies in its ranking are named without what they could be known by. */
export const rechte: Rechteteil = {
  bank,
  befangen: Object.fromEntries(Object.keys(bank).map((name) => [name, OHNE_FALL])),
}
