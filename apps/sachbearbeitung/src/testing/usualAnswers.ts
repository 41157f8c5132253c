import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import { zahllaeufeLesen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import {
  bankEntwurfSchluesselLesen,
  bankpersonAnmelden,
  bankpersonenLesen,
} from '@foerderportal/contract/nutzer/bank/routes'
import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import {
  betriebslageLesen,
  vorratAuswahlLesen,
  vorratLesen,
  vorratZaehlerLesen,
  wartendesLesen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import {
  anwesenheitMelden,
  bearbeitendeLesen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { freigabenseite } from './freigaben.ts'
import { bankpersonVon, FRANK, SABINE, type Person } from './people.ts'

/** What the pages ask for by themselves: a bank without any case. */
export const usualAnswers = (server: FakeServer, wer: Person | undefined): void => {
  server.otherwise(konfigurationLesen, 200, KONFIGURATION)
  if (wer === undefined) return
  server.otherwise(bankpersonAnmelden, 200, bankpersonVon(wer))
  server.otherwise(bankEntwurfSchluesselLesen, 200, { schluessel: wer.sub.padEnd(43, 'A') })
  server.otherwise(bankpersonenLesen, 200, [FRANK, SABINE].map(bankpersonVon))
  server.otherwise(vorratLesen, 200, { zeilen: [], weiter: null, gesamt: { anzahl: 0, betrag: 0 } })
  server.otherwise(
    bearbeitendeLesen,
    200,
    [FRANK, SABINE].map(bankpersonVon).map(({ sub, name }) => ({ sub, name })),
  )
  server.otherwise(anwesenheitMelden, 200, { anwesend: [] })
  server.otherwise(freigabenLesen, 200, freigabenseite([]))
  server.otherwise(zahllaeufeLesen, 200, { zeilen: [], anzahl: 0, nach: null, bereit: [], wartende: [] })
  server.otherwise(betriebslageLesen, 200, { virenpruefung: true })
  server.otherwise(wartendesLesen, 200, { vorrat: 0, freigaben: 0, mitteilungen: 0, auszahlungen: 0 })
  server.otherwise(vorratAuswahlLesen, 200, { runden: [], kategorien: [] })
  server.otherwise(vorratZaehlerLesen, 200, {
    ansichten: ANSICHTEN.map(({ id }) => ({ id, anzahl: 0 })),
    eigene: [],
  })
}
