import { BANK, OHNE_FALL, type Rechteteil } from '../../platform/testing/rechteteile.ts'

export const rechte: Rechteteil = {
  bank: {
    auszahlungDateiOeffnen: BANK.lesen,
    auszahlungFreigeben: BANK.freigeben,
    auszahlungPruefen: BANK.pruefen,
    auszahlungVorlegen: BANK.pruefen,
    auszahlungVorschau: BANK.lesen,
    auszahlungZurueckgeben: BANK.freigeben,
    auszahlungenLesen: BANK.lesen,
    bankRechnungAuslesen: BANK.lesen,
    bankpruefungLesen: BANK.lesen,
    einreichungVermerken: BANK.pruefen,
    // Its good request says that it was paid.
    ergebnisVermerken: BANK.pruefen,
    postenAusnehmen: BANK.pruefen,
    zahllaeufeLesen: BANK.lesen,
    zahllaufAnlegen: BANK.pruefen,
    zahllaufFreigeben: BANK.freigeben,
    zahllaufHerunterladen: [200, 200, 403, 403, 403],
    zahllaufLesen: BANK.lesen,
    zahllaufVerfallVorlegen: BANK.pruefen,
    zahllaufVerfallZurueckgeben: BANK.freigeben,
    zahllaufVerfallen: BANK.freigeben,
    zahllaufVerwerfen: BANK.pruefen,
    zahllaufVorlegen: BANK.pruefen,
    zahllaufZurueckgeben: BANK.freigeben,
  },
  befangen: {
    auszahlungenLesen: { zeilen: [], anzahl: 0 },
    zahllaeufeLesen: { zeilen: [], anzahl: 0, wartende: [] },
    zahllaufAnlegen: OHNE_FALL,
  },
}
