import { BANK, type Rechteteil } from '../../../platform/testing/rechteteile.ts'

/** A case and its check. */
export const rechte: Rechteteil = {
  bank: {
    fallLesen: BANK.lesen,
    fallUnterlagenLesen: BANK.lesen,
    pruefpunkteLesen: BANK.lesen,
    vermerkSchreiben: BANK.pruefen,
    vermerkStreichen: BANK.pruefen,
  },
}
