import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { ANGABEN } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { mitBeispielen } from '@foerderportal/contract/zuwendung/testing/beispiele'
import { KONTEXT } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { LENA, type Habe } from '../../platform/testing/portalBasis.ts'

const DATEN: AntragFormular['produktgruppenDaten'] = {
  ...ANGABEN,
  groessenErklaerung: 'Erst in einem Jahr',
  groessenrechnung: {
    eigene: { anzahlMitarbeiter: 2, umsatz: 280_000, bilanzsumme: 500_000 },
    weitere: [
      {
        id: 'd1000000-0000-4000-8000-000000000002',
        name: 'Biogas Nord GmbH',
        beziehung: 'PARTNER',
        anteil: 50,
        anzahlMitarbeiter: 3,
        umsatz: 400_000,
        bilanzsumme: 800_000,
      },
    ],
  },
  moorflaeche: 2.5,
  nutzflaeche: 80,
}

/** Every field of a form filled, so that each can be spoiled. */
export const vollesFormular = ({ formular, datei }: Habe): AntragFormular => {
  const person = {
    subjectId: LENA.sub,
    vorname: 'Lena',
    nachname: 'Lindenau',
    email: 'lena@hof.example',
    telefon: '04626 180 120',
  }
  const voll: AntragFormular = {
    ...formular,
    fertig: false,
    alleineZeichnungsberechtigt: true,
    ansprechpartner: person,
    zeichnungsberechtigter: person,
    produktgruppenDaten: DATEN,
    foerdergegenstandSeiten: [
      {
        kategorie: 'B.1',
        foerdergegenstandKlasse: 'mulchpflanzmaschine',
        foerdergegenstaende: [
          {
            id: 'd1000000-0000-4000-8000-000000000001',
            type: 'Maschine',
            zuwendungsBetrag: 1,
            anbieter: 'Landtechnik Nord',
            hersteller: 'Beispielwerk',
            typBezeichnung: 'MP 300',
            beschreibung: 'mit Zwischenreihe',
            anzahl: 2,
            anschaffungskostenNettoEinzeln: 10_000.99,
            anschaffungsZeitpunkt: '2027-05-01',
            dokumentAngebot: [datei],
            dokumentHerstellerBestaetigung: [],
          },
          { type: 'Beratungsdienstleistung', bezeichnung: 'Einsatz von Mulch', kosten: 2_400 },
        ],
      },
    ],
    dokumente: { type: 'AnkNabo', gesellschaftsvertrag: [datei] },
  }
  return mitBeispielen({ formular: voll, kontext: KONTEXT })
}
