import type { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'

const ADRESSE = { strasse: 'Dorfstraße', hausnummer: '12 a', plz: '24939', ort: 'Flensburg' }

/** A farm that may register; `nr` makes name and ZID-Betriebsnummer its own. */
export const hof = (nr: number): UnternehmenEingabe => ({
  type: 'LandwirtschaftlichesUnternehmen',
  name: `Hof Prüfstein ${nr}`,
  adresseBetriebssitz: ADRESSE,
  ansprechpartner: {
    ansprechpartnerName: 'Kim Muster',
    email: 'kim.muster@demo.example',
    telefon: '0461 123456',
  },
  antragstellerArt: 'PRIMAERPRODUZENT',
  gruendungsDatum: '2001-04-01',
  kontoInformationen: [
    {
      iban: 'DE02 1203 0000 0000 2020 51',
      bic: 'BYLADEM1001',
      kontofuehrendesInstitut: 'Deutsche Kreditbank Berlin',
      abweichenderKontoinhaber: null,
      geschaeftsKonto: true,
      produktgruppe: 'standard',
    },
  ],
  korrespondenzadresse: null,
  rechtsform: 'EINZELUNTERNEHMER',
  registerArt: null,
  registerGericht: null,
  registerNummer: null,
  steuernummer: '12/345/67890',
  zidBetriebsnummer: `01${String(nr).padStart(10, '0')}`,
  wirtschaftsIdentifikationsnummer: null,
})
