import type { FakeServer } from '@foerderportal/client/testing/fakeServer'
import { bankpersonAnmelden } from '@foerderportal/contract/nutzer/sachbearbeitung/routes'
import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { bankpersonVon, type Person } from './people.ts'

/** What the pages ask for by themselves. */
export const usualAnswers = (server: FakeServer, wer: Person | undefined): void => {
  server.otherwise(konfigurationLesen, 200, KONFIGURATION)
  if (wer === undefined) return
  server.otherwise(bankpersonAnmelden, 200, bankpersonVon(wer))
}
