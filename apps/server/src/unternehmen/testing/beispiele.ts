import type { LandwirtschaftlichesUnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'

let laufend = 0
/** A number that no other example of this test has. */
const naechste = () => String(++laufend).padStart(10, '0')

/** A farm that passes every rule; each has a ZID-Betriebsnummer of its own. */
export const hof = (
  mehr: Partial<LandwirtschaftlichesUnternehmenEingabe> = {},
): LandwirtschaftlichesUnternehmenEingabe => ({
  type: 'LandwirtschaftlichesUnternehmen',
  name: 'Hof Beispiel',
  adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
  ansprechpartner: { ansprechpartnerName: 'Ina Beispiel', email: 'ina@hof.example', telefon: '04626 1234' },
  antragstellerArt: 'PRIMAERPRODUZENT',
  gruendungsDatum: '1998-07-01',
  kontoInformationen: [{ iban: 'DE89370400440532013000', geschaeftsKonto: true, produktgruppe: 'standard' }],
  rechtsform: 'EINZELUNTERNEHMER',
  steuernummer: '15/123/45678',
  zidBetriebsnummer: `01${naechste()}`,
  ...mehr,
})
