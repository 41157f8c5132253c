import type { DateiAngabe } from '../../formular/dateien.ts'
import { tagNach } from '../../shared/zeit/datum.ts'
import type { AntragFormular, ProduktgruppenDatenAnkNabo } from '../kern/antragsformular/formular.ts'
import { mitBeispielen } from './beispiele.ts'
import { KONTEXT } from './testFormular.ts'

const MASCHINE = '30000000-0000-4000-8000-000000000001'

/** Of a small farm: 20,001.98 € net at 40 % are 8,000.79 € (rounded down), so that 12,001.19 € remain (S4-02, S4-05). */
export const ANGABEN: ProduktgruppenDatenAnkNabo = {
  type: 'AnkNabo',
  antragstellerArt: 'PRIMAERPRODUZENT',
  haupttaetigkeit: 'Ackerbau',
  finanzamt: 'Flensburg',
  anzahlMitarbeiter: 3.5,
  umsatz: 480_000,
  bilanzsumme: 900_000,
  muBestaetigt: true,
  kuBestaetigt: true,
  kmuBestaetigt: true,
  darlehen: 12_000,
  eigenmittel: 1.19,
  moorflaeche: null,
  nutzflaeche: null,
}

/** The form with everything that a sole proprietor needs to submit. */
export const ausgefuellt = (formular: AntragFormular, { uuid }: Pick<DateiAngabe, 'uuid'>): AntragFormular =>
  mitBeispielen({
    kontext: KONTEXT,
    formular: {
      ...formular,
      alleineZeichnungsberechtigt: true,
      produktgruppenDaten: ANGABEN,
      foerdergegenstandSeiten: [
        {
          kategorie: 'B.1',
          foerdergegenstandKlasse: 'mulchpflanzmaschine',
          foerdergegenstaende: [
            {
              id: MASCHINE,
              type: 'Maschine',
              anbieter: 'Landtechnik Nord',
              hersteller: 'Beispiel & Söhne',
              typBezeichnung: 'MP 300',
              anzahl: 2,
              anschaffungskostenNettoEinzeln: 10_000.99,
              anschaffungsZeitpunkt: tagNach(new Date(), 365),
              dokumentAngebot: [{ uuid }],
              dokumentHerstellerBestaetigung: [{ uuid }],
            },
          ],
        },
      ],
      dokumente: {
        type: 'AnkNabo',
        selbsterklaerungVergaberechtlicheVorgaben: [{ uuid }],
        beitragsBescheideSvlfg: [{ uuid }],
      },
    },
  })
