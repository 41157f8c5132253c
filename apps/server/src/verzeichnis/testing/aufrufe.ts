import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'

export const aufrufe: Aufrufteil = async () => ({
  beispiele: {
    datenstandLesen: { als: LENA },
    finanzaemterLesen: { als: LENA },
    gerichtssitzeLesen: { als: LENA, query: { registerArt: 'VEREINSREGISTER' } },
    gerichtssitzErlaeutern: { als: LENA, query: { sitz: 'München', registerArt: 'HANDELSREGISTER_A' } },
    ibanBilden: { als: LENA, query: { countryCode: 'DE', bban: '370400440532013000' } },
    ibanLaenderLesen: { als: LENA },
    adressePruefen: {
      als: LENA,
      body: {
        correlation: 'c-1',
        address: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
      },
    },
    adresseSuchen: {
      als: LENA,
      body: {
        correlation: 'c-1',
        session: 's-1',
        mode: 'STR_PLZ_ORT',
        searchWords: ['Moorweg'],
        page: 1,
        pageSize: 10,
      },
    },
    ibanPruefen: { als: LENA, query: { iban: 'DE89 3704 0044 0532 0130 00' } },
    orteNachNameFinden: { als: LENA, body: { ort: 'Flensburg' } },
    orteNachPlzFinden: { als: LENA, body: { plz: '24937' } },
  },
})
