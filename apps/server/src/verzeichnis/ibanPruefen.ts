import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ibanFehler } from '@foerderportal/contract/shared/iban'
import { ibanLesen } from '@foerderportal/contract/verzeichnis/rules'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { absagen } from '../platform/http/refusal.ts'

/** Country, bank and form of an IBAN that holds; the detail of the refusal says what is wrong with any other. */
export const ibanPruefen = (iban: string): IbanAuskunft => {
  const gelesen = ibanLesen(iban)
  if (gelesen === undefined) throw absagen(ALLGEMEIN.ungueltig, ibanFehler(iban))
  return { correlation: randomUUID(), ...gelesen }
}
