import { BANK, OHNE_FALL, type Rechteteil } from '../../platform/testing/rechteteile.ts'

export const rechte: Rechteteil = {
  bank: {
    bankKonversationLesen: BANK.lesen,
    bankMitteilungSenden: BANK.pruefen,
    fallKonversationLesen: BANK.lesen,
    konversationErledigen: BANK.pruefen,
    mitteilungDateiHerunterladen: BANK.lesen,
    mitteilungDateiHochladen: BANK.pruefen,
    posteingangLesen: BANK.lesen,
    serieLesen: BANK.lesen,
    serienLesen: BANK.lesen,
    serieSenden: BANK.pruefen,
    serieVorschauLesen: BANK.lesen,
    serieWiederholen: BANK.pruefen,
    terminSetzen: BANK.pruefen,
  },
  befangen: {
    mitteilungDateiHochladen: OHNE_FALL,
    posteingangLesen: { zeilen: [], anzahl: 0 },
    serienLesen: [],
    serieVorschauLesen: { faelle: [], fehlen: 1, bausteine: [] },
  },
}
