import { BANK, type Rechteteil } from '../../../platform/testing/rechteteile.ts'

/** A case and its check. */
export const rechte: Rechteteil = {
  bank: {
    fallAnsichtLesen: BANK.lesen,
    fallLesen: BANK.lesen,
    fallFragebogenPdfLesen: BANK.lesen,
    fallFrageboegenLesen: BANK.lesen,
    fallUnterlagenLesen: BANK.lesen,
    pruefpunkteLesen: BANK.lesen,
    vermerkSchreiben: BANK.pruefen,
    vermerkStreichen: BANK.pruefen,
  },
}
