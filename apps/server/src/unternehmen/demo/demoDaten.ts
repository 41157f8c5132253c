import type {
  LandwirtschaftlichesUnternehmenEingabe,
  UnternehmenEingabe,
} from '@foerderportal/contract/unternehmen/schema'

/** The farms and firms of the demo world: made up, but valid by every rule (W-01). */

type Hof = Omit<LandwirtschaftlichesUnternehmenEingabe, 'type' | 'kontoInformationen'>
const hof = (
  angaben: Hof,
  iban: string,
  bic: string,
  kontofuehrendesInstitut: string,
): LandwirtschaftlichesUnternehmenEingabe => ({
  type: 'LandwirtschaftlichesUnternehmen',
  ...angaben,
  kontoInformationen: [
    { iban, bic, kontofuehrendesInstitut, geschaeftsKonto: true, produktgruppe: 'standard' },
  ],
})

const hofLindenau = hof(
  {
    name: 'Hof Lindenau GbR',
    adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
    ansprechpartner: {
      ansprechpartnerName: 'Lena Lindenau',
      email: 'lena.lindenau@demo.example',
      telefon: '04626 180 120',
    },
    antragstellerArt: 'PRIMAERPRODUZENT',
    gruendungsDatum: '2009-04-01',
    rechtsform: 'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
    steuernummer: '15/287/04512',
    zidBetriebsnummer: '010590790042',
    wirtschaftsIdentifikationsnummer: 'DE301590422-00001',
  },
  'DE56 2176 3542 0000 1000 15',
  'GENODEF1BDS',
  'VR Bank Nord',
)

const hofAltmoor = hof(
  {
    name: 'Hof Altmoor KG',
    adresseBetriebssitz: { strasse: 'Altmoor', hausnummer: '1', plz: '24837', ort: 'Schuby' },
    ansprechpartner: {
      ansprechpartnerName: 'Dr. Max Mehrfach',
      email: 'max.mehrfach@demo.example',
      telefon: '0461 840 220',
    },
    antragstellerArt: 'PRIMAERPRODUZENT',
    gruendungsDatum: '1997-10-15',
    rechtsform: 'KOMMANDITGESELLSCHAFT',
    registerArt: 'HANDELSREGISTER_A',
    registerGericht: 'Flensburg',
    registerNummer: '8123 FL',
    steuernummer: '15/290/11807',
    zidBetriebsnummer: '010590770117',
  },
  'DE06 2175 0000 0000 1000 23',
  'NOLADE21NOS',
  'Nord-Ostsee Sparkasse',
)

const lohnbetriebNord = hof(
  {
    name: 'Lohnbetrieb Nord GmbH',
    adresseBetriebssitz: { strasse: 'Hafenstraße', hausnummer: '33', plz: '23568', ort: 'Lübeck' },
    ansprechpartner: {
      ansprechpartnerName: 'Dr. Max Mehrfach',
      email: 'max.mehrfach@demo.example',
      telefon: '0461 840 220',
    },
    antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
    gruendungsDatum: '2004-02-02',
    rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
    registerArt: 'HANDELSREGISTER_B',
    registerGericht: 'Lübeck',
    registerNummer: '14207 HL',
    steuernummer: '22/294/30561',
  },
  'DE43 2305 0101 0000 1000 31',
  'NOLADE21SPL',
  'Sparkasse zu Lübeck',
)

const maschinenringSued = hof(
  {
    name: 'Maschinenring Süd GmbH',
    adresseBetriebssitz: { strasse: 'Bahnhofstraße', hausnummer: '12 a', plz: '86150', ort: 'Augsburg' },
    korrespondenzadresse: { strasse: 'Speicherlinie', hausnummer: '40', plz: '24937', ort: 'Flensburg' },
    ansprechpartner: {
      ansprechpartnerName: 'Dr. Max Mehrfach',
      email: 'max.mehrfach@demo.example',
      telefon: '0461 840 220',
    },
    antragstellerArt: 'GEWERBLICHER_MASCHINENRING',
    gruendungsDatum: '1992-06-30',
    rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
    registerArt: 'HANDELSREGISTER_B',
    registerGericht: 'Augsburg',
    registerNummer: '9934',
    steuernummer: '103/132/40771',
  },
  'DE35 7205 0000 0000 1000 49',
  'AUGSDE77XXX',
  'Stadtsparkasse Augsburg',
)

const hofUnbekannt = hof(
  {
    name: 'Hof Unbekannt',
    adresseBetriebssitz: { strasse: 'Am Fehn', hausnummer: '7', plz: '49716', ort: 'Meppen' },
    ansprechpartner: {
      ansprechpartnerName: 'Udo Unidentifiziert',
      email: 'udo.unidentifiziert@demo.example',
      telefon: '05931 40 110',
    },
    antragstellerArt: 'PRIMAERPRODUZENT',
    gruendungsDatum: '1991-01-01',
    rechtsform: 'EINZELUNTERNEHMER',
    steuernummer: '61/140/02233',
    zidBetriebsnummer: '034540350009',
  },
  'DE46 2665 0001 0000 1000 56',
  'NOLADE21EMS',
  'Sparkasse Emsland',
)

export const DEMO_DATEN = {
  hofLindenau,
  hofAltmoor,
  lohnbetriebNord,
  maschinenringSued,
  hofUnbekannt,
  raiffeisenbank: { type: 'Kreditinstitut', name: 'Raiffeisenbank Demo eG' },
  agrarTech: { type: 'Startup', name: 'AgrarTech Startup UG' },
} as const satisfies Record<string, UnternehmenEingabe>
export type DemoUnternehmen = keyof typeof DEMO_DATEN
