import { BANK, type Rechteteil } from '../../platform/testing/rechteteile.ts'

export const rechte: Rechteteil = {
  bank: {
    aenderungenLesen: BANK.lesen,
    anhoeren: BANK.pruefen,
    anhoerungenLesen: BANK.lesen,
    bankDateiHerunterladen: BANK.lesen,
    nachfordern: BANK.pruefen,
    nachforderungenLesen: BANK.lesen,
    nachforderungVerlaengern: BANK.pruefen,
    nachforderungZuruecknehmen: BANK.pruefen,
    protokollLesen: BANK.nachpruefen,
    notizAnheften: BANK.pruefen,
    notizSchreiben: BANK.pruefen,
    pruefungBeginnen: BANK.pruefen,
    verlaufLesen: BANK.lesen,
    vorhabenbeginnZulassen: BANK.pruefen,
    wiedervorlageAnlegen: BANK.pruefen,
    wiedervorlageErledigen: BANK.pruefen,
  },
}
