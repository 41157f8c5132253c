import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import {
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
} from '@foerderportal/contract/auszahlung/routes'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import {
  bekundungMetaLesen,
  bekundungUebersichtLesen,
} from '@foerderportal/contract/interessenbekundung/routes'
import {
  konversationLesen,
  mitteilungenLesen,
} from '@foerderportal/contract/mitteilungen/konversation/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import {
  entwurfSchluesselLesen,
  nutzerLesen,
  nutzerStatusLesen,
  otpListeLesen,
} from '@foerderportal/contract/nutzer/routes'
import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import {
  einwilligungAendern,
  einwilligungLesen,
} from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { einladungenLesen, unternehmensNutzerLesen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import {
  adressePruefen,
  adresseSuchen,
  datenstandLesen,
  finanzaemterLesen,
  gerichtssitzeLesen,
  ibanPruefen,
  orteNachNameFinden,
  orteNachPlzFinden,
} from '@foerderportal/contract/verzeichnis/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { auswahlNutzerLesen } from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { jahresbudgetLesen } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { verzichtLesen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import { POST_GEWAEHLT, nurSelbst, unternehmen, zurAuswahl } from './companies.ts'
import { adressAuskunft, FINANZAEMTER, GERICHTE, ibanAuskunft, ORTE } from './directory.ts'
import { NIE_GESCHRIEBEN, konversation, listen, zeile } from './mitteilungen.ts'
import { antraege, auszahlungen, runde, rundeVorgaben } from './overviews.ts'
import { LINDENAU, nutzerVon, statusVon, type Person } from './people.ts'
import { verzichtbar } from './verzichte.ts'

/** The key of a user's drafts: his own, and always the same. */
const schluessel = ({ sub }: Person) => sub.padEnd(43, 'A')

const person = (server: FakeServer, wer: Person): void => {
  server.otherwise(nutzerStatusLesen, 200, statusVon(wer))
  server.otherwise(nutzerLesen, 200, nutzerVon(wer))
  server.otherwise(identifizierungLesen, 200, { stand: 'ERFOLGREICH', seit: null, identifizierungsUrl: null })
  server.otherwise(entwurfSchluesselLesen, 200, { schluessel: schluessel(wer) })
  server.otherwise(otpListeLesen, 200, [])
}

const firmen = (server: FakeServer, wer: Person): void => {
  const firma = (id: string) => wer.firmen.find((eine) => eine.id === id) ?? LINDENAU
  server.otherwise(unternehmenLesen, 200, ({ params }) => unternehmen(firma(params.companyId)))
  server.otherwise(unternehmensNutzerLesen, 200, ({ params }) => nurSelbst(wer, firma(params.companyId)))
  server.otherwise(auswahlNutzerLesen, 200, [zurAuswahl(wer, { selbst: true })])
  server.otherwise(einladungenLesen, 200, [])
  server.otherwise(einwilligungLesen, 200, POST_GEWAEHLT, { version: 1 })
  server.otherwise(einwilligungAendern, 200, ({ body: { erteilt } }) => ({ ...POST_GEWAEHLT, erteilt }), {
    version: 1,
  })
}

const vorgaenge = (server: FakeServer): void => {
  server.otherwise(ungeleseneZaehlen, 200, { amount: 0 })
  server.otherwise(
    mitteilungenLesen,
    200,
    listen({ BEGONNEN: [zeile()], UNBEGONNEN: [zeile(NIE_GESCHRIEBEN)] }),
  )
  server.otherwise(konversationLesen, 200, konversation())
  server.otherwise(antragUebersichtLesen, 200, [antraege()])
  server.otherwise(auszahlungUebersichtLesen, 200, [auszahlungen()])
  server.otherwise(auszahlbareGeschaefteLesen, 200, [])
  server.otherwise(bescheideLesen, 200, [])
  server.otherwise(verzichtLesen, 200, verzichtbar())
  server.otherwise(bekundungUebersichtLesen, 200, [runde()])
  server.otherwise(bekundungMetaLesen, 200, rundeVorgaben())
}

/** It knows few places, and every address. */
const verzeichnis = (server: FakeServer): void => {
  server.otherwise(ibanPruefen, 200, ({ query }) => ibanAuskunft(query.iban))
  server.otherwise(finanzaemterLesen, 200, FINANZAEMTER)
  server.otherwise(gerichtssitzeLesen, 200, GERICHTE)
  server.otherwise(adresseSuchen, 200, ({ body }) => adressAuskunft(body, []))
  server.otherwise(adressePruefen, 200, ({ body: { correlation } }) => ({
    correlation,
    count: 1,
    runtimeInMs: 1,
  }))
  server.otherwise(orteNachPlzFinden, 200, ({ body }) => ORTE.filter(({ plz }) => plz.startsWith(body.plz)))
  server.otherwise(orteNachNameFinden, 200, ({ body }) =>
    ORTE.filter(({ ort }) => ort.toLowerCase().startsWith(body.ort.toLowerCase())),
  )
}

/** What the pages ask for by themselves: somebody identified, alone in his companies, with one case of each kind. */
export const usualAnswers = (server: FakeServer, wer: Person | undefined): void => {
  server.otherwise(konfigurationLesen, 200, KONFIGURATION)
  server.otherwise(datenstandLesen, 200, [])
  server.otherwise(jahresbudgetLesen, 200, { jahresbudget: null })
  verzeichnis(server)
  if (wer === undefined) return
  person(server, wer)
  firmen(server, wer)
  vorgaenge(server)
}
