import { BANK, OHNE_FALL, type Rechteteil } from '../../platform/testing/rechteteile.ts'

/** Whoever maintains programmes (S9-05). */
const PFLEGEN = [403, 403, 200, 403, 403] as const

const bank = {
  umfragenLesen: BANK.lesen,
  umfrageLesen: BANK.lesen,
  umfrageAnlegen: PFLEGEN,
  fassungAnlegen: PFLEGEN,
  fassungLesen: BANK.lesen,
  fassungSpeichern: PFLEGEN,
  fassungPruefen: BANK.lesen,
  fassungVeroeffentlichen: PFLEGEN,
  fassungVerwerfen: PFLEGEN,
  fassungenVergleichen: BANK.lesen,
  fassungAuswerten: BANK.lesen,
}

/** None of them is about a case but the evaluation: it counts what is answered with applications. */
export const rechte: Rechteteil = {
  bank,
  befangen: {
    ...Object.fromEntries(Object.keys(bank).map((name) => [name, OHNE_FALL])),
    fassungAuswerten: { abgeschlossen: 0 },
  },
}
