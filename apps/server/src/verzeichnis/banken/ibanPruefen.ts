import { randomUUID } from 'node:crypto'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ibanFehler } from '@foerderportal/contract/shared/geld/iban'
import type * as vertrag from '@foerderportal/contract/verzeichnis/routes'
import { ibanAusTeilen, ibanLesen } from '@foerderportal/contract/verzeichnis/rules'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { absagen } from '../../platform/http/refusal.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { bankenLesen } from './banken.ts'

type Pruefung = IbanAuskunft['okay']['extendedValidation']

/** There is a directory of German banks only; of all others nothing is said. */
const bankPruefen = async (services: Services, land: string, bankId: string | null): Promise<Pruefung> => {
  if (land !== 'DE' || bankId === null) return { bank: null, bic: null, okay: null }
  const bank = (await bankenLesen(services))(bankId)
  return { bank: bank?.name ?? null, bic: bank?.bic ?? null, okay: bank !== undefined }
}

/** Country, bank and form of an IBAN that holds; the detail of the refusal says what is wrong with any other. */
export const ibanPruefen = async (services: Services, iban: string): Promise<IbanAuskunft> => {
  const gelesen = ibanLesen(iban)
  if (gelesen === undefined) throw absagen(ALLGEMEIN.ungueltig, ibanFehler(iban))
  const { meta, okay } = gelesen
  const extendedValidation = await bankPruefen(services, meta.countryCode, okay.bankId)
  return { correlation: randomUUID(), meta, okay: { ...okay, extendedValidation } }
}

/** The IBAN of an account with what the check says of it; parts that make none are refused alike. */
export const ibanBilden = async (
  services: Services,
  { query: teile }: Aufruf<typeof vertrag.ibanBilden>,
): Promise<IbanAuskunft> => {
  const { iban, fehler } = ibanAusTeilen(teile)
  if (iban === undefined) throw absagen(ALLGEMEIN.ungueltig, fehler)
  return ibanPruefen(services, iban)
}
