import { randomUUID } from 'node:crypto'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { antragAnlegen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/routes'
import type { Angemeldet } from '../api.ts'
import { hof } from '../portal/daten.ts'

/** The smallest file that is a PDF by its content. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** Registers a farm and returns its guid. */
export const hofAnlegen = async (wer: Angemeldet, nr: number): Promise<string> => {
  const huelle = await wer.rufen(unternehmenAnlegen, { body: hof(nr) })
  if (huelle.status !== 200)
    throw new Error(`Unternehmen ${nr}: ${huelle.status} ${JSON.stringify(huelle.body)}`)
  const { body } = await wer.rufen(nutzerStatusLesen)
  const guid = body.unternehmenStatus.find((u) => u.name === `Hof Prüfstein ${nr}`)?.id
  if (guid === undefined) throw new Error(`Unternehmen ${nr} fehlt im Status`)
  return guid
}

/** A new draft in the open round. */
export const entwurfAnlegen = async (wer: Angemeldet, unternehmenGuid: string): Promise<AntragFormular> => {
  const { body } = await wer.rufen(antragUebersichtLesen, { params: { unternehmenGuid }, query: {} })
  const metaGuid = body[0]?.guid ?? ''
  const neu = await wer.rufen(antragAnlegen, { params: { metaGuid, unternehmenGuid } })
  if (neu.status !== 200) throw new Error(`Antrag: ${neu.status} ${JSON.stringify(neu.body)}`)
  return neu.body.formular
}

const inEinemJahr = () => tagNach(new Date(), 365)

/**
 * Everything that a sole proprietor needs to submit. 20,001.98 € net at 40 %: 8,000.79 € grant, so that 12,001.19 €
 * remain to be financed (S4-02, S4-05).
 */
export const ausgefuellt = (formular: AntragFormular, datei: Datei): AntragFormular => ({
  ...formular,
  alleineZeichnungsberechtigt: true,
  produktgruppenDaten: {
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
  },
  foerdergegenstandSeiten: [
    {
      kategorie: 'B.1',
      foerdergegenstandKlasse: 'mulchpflanzmaschine',
      foerdergegenstaende: [
        {
          id: randomUUID(),
          type: 'Maschine',
          anbieter: 'Landtechnik Nord',
          hersteller: 'Beispiel & Söhne',
          typBezeichnung: 'MP 300',
          anzahl: 2,
          anschaffungskostenNettoEinzeln: 10_000.99,
          anschaffungsZeitpunkt: inEinemJahr(),
          dokumentAngebot: [{ uuid: datei.uuid }],
          dokumentHerstellerBestaetigung: [{ uuid: datei.uuid }],
        },
      ],
    },
  ],
  dokumente: {
    type: 'AnkNabo',
    selbsterklaerungVergaberechtlicheVorgaben: [{ uuid: datei.uuid }],
    beitragsBescheideSvlfg: [{ uuid: datei.uuid }],
  },
})
