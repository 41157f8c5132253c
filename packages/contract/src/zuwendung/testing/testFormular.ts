import type { DateiAngabe } from '../../formular/dateien.ts'
import type { Foerderprogramm, Maschine } from '../kern/antragsformular/foerdergegenstand.ts'
import type { AntragFormular, ProduktgruppenDatenAnkNabo } from '../kern/antragsformular/formular.ts'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN } from '../../unternehmen/werte/enums.ts'
import type { AntragKontext } from '../antrag/schema.ts'
import { mitBeispielen } from './beispiele.ts'

/** A form of a farm that can be sent, for tests: each changes what it is about. */

const DATEI: DateiAngabe = { uuid: '10000000-0000-4000-8000-000000000001', dateiname: 'Angebot.pdf' }

const klasse = (
  id: string,
  foerdergegenstandTyp: 'MASCHINE' | 'BERATUNGSDIENSTLEISTUNG',
  kombination = false,
) => ({
  id,
  titel: `Klasse ${id}`,
  foerdergegenstandTyp,
  kombination,
  technischeKriterien: [],
})

const KATEGORIEN: Foerderprogramm[] = [
  {
    id: 'A.1',
    titel: 'Moor',
    foerderquoten: { raupe: 65 },
    foerdergegenstandKlassen: [klasse('raupe', 'MASCHINE')],
  },
  {
    id: 'B.1',
    titel: 'Mulch',
    foerderquoten: { mulch: 40, beratung: 50 },
    foerdergegenstandKlassen: [
      klasse('mulch', 'MASCHINE'),
      klasse('beratung', 'BERATUNGSDIENSTLEISTUNG', true),
    ],
  },
]

export const KONTEXT: AntragKontext = {
  heute: '2026-11-20',
  kategorien: KATEGORIEN,
  erlaubteKategorien: ['A.1', 'B.1'],
  moeglicheAntragstellerArten: [...ANTRAGSTELLER_ARTEN],
  moeglicheRechtsformen: [...RECHTSFORMEN],
  vorhabenbeginn: { bearbeitungstage: 21, vorzeitigErlaubt: false, zustimmungAb: null },
  unterlagen: {},
}
export const QUOTEN = { raupe: 65, mulch: 40, beratung: 50 }
export const GRENZEN = { jeGegenstand: 200_000, jeAntrag: 500_000 }

export const maschine = (angaben: Partial<Maschine> = {}): Maschine => ({
  type: 'Maschine',
  anbieter: 'Landtechnik Nord',
  hersteller: 'Beispielwerk',
  typBezeichnung: 'MP 300',
  anzahl: 1,
  anschaffungskostenNettoEinzeln: 10_000,
  anschaffungsZeitpunkt: '2027-04-01',
  dokumentAngebot: [DATEI],
  dokumentHerstellerBestaetigung: [DATEI],
  zuwendungsBetrag: 4_000,
  ...angaben,
})

const VORGABE: AntragFormular = {
  guid: '20000000-0000-4000-8000-000000000001',
  classVersion: 1,
  alleineZeichnungsberechtigt: true,
  unternehmen: {
    unternehmenName: 'Hof',
    unternehmenAdresse: { strasse: 'Weg', hausnummer: '1', plz: '24837', ort: 'Schuby' },
    rechtsform: 'EINZELUNTERNEHMER',
    gruendungsDatum: '2001-04-01',
    ansprechpartner: 'Lena Lindenau',
    zidBetriebnummer: '010540030012',
    steuernummer: '15/287/04512',
    kontoInformationen: [{ iban: 'DE56 2176 3542 0000 1000 15' }],
  },
  produktgruppenDaten: {
    type: 'AnkNabo',
    antragstellerArt: 'PRIMAERPRODUZENT',
    haupttaetigkeit: 'Ackerbau',
    finanzamt: 'Flensburg',
    anzahlMitarbeiter: 3,
    umsatz: 100_000,
    bilanzsumme: 200_000,
    muBestaetigt: true,
    kuBestaetigt: true,
    kmuBestaetigt: true,
    darlehen: 6_000,
    eigenmittel: 0,
  },
  foerdergegenstandSeiten: [
    { kategorie: 'B.1', foerdergegenstandKlasse: 'mulch', foerdergegenstaende: [maschine()] },
  ],
  dokumente: {
    type: 'AnkNabo',
    selbsterklaerungVergaberechtlicheVorgaben: [DATEI],
    beitragsBescheideSvlfg: [DATEI],
  },
}
const GRUND = mitBeispielen({ formular: VORGABE, kontext: KONTEXT })

export const daten = (angaben: Partial<ProduktgruppenDatenAnkNabo> = {}): ProduktgruppenDatenAnkNabo => ({
  ...(GRUND.produktgruppenDaten as ProduktgruppenDatenAnkNabo), // that of VORGABE
  ...angaben,
})

export const formular = (angaben: Partial<AntragFormular> = {}): AntragFormular => ({
  ...GRUND,
  ...angaben,
})

export const moorSeite = {
  kategorie: 'A.1',
  foerdergegenstandKlasse: 'raupe',
  foerdergegenstaende: [maschine()],
}
export const DATEIEN = [DATEI]
