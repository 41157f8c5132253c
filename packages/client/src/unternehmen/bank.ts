import {
  bankdatenAenderungenLesen,
  bankUnternehmenLesen,
  offeneBankdatenLesen,
  verwaltungAendern as aendern,
} from '@foerderportal/contract/unternehmen/bank/routes'
import type {
  BankdatenAenderung,
  BankUnternehmen,
  OffeneBankdaten,
} from '@foerderportal/contract/unternehmen/bank/schema'
import type { VerwaltungEingabe } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Everything that the desk knows of companies: read anew when something of them was changed there. */
export const BANK_UNTERNEHMEN = ['sachbearbeitung', 'unternehmen'] as const

/** A company as the bank's people see it. */
export const bankUnternehmenAbfrage = (guid: string) =>
  queryOptions({
    queryKey: [...BANK_UNTERNEHMEN, guid],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BankUnternehmen> =>
      (await call(bankUnternehmenLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })

/** Its changed bank data: what nobody has looked at first. */
export const bankdatenAbfrage = (guid: string) =>
  queryOptions({
    queryKey: [...BANK_UNTERNEHMEN, guid, 'bankdaten'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<BankdatenAenderung[]> =>
      (await call(bankdatenAenderungenLesen, { params: { guid }, signal, ignore: 'alle' })).body,
  })

/** Of all companies what nobody has looked at. */
export const offeneBankdatenAbfrage = () =>
  queryOptions({
    queryKey: [...BANK_UNTERNEHMEN, 'bankdaten'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OffeneBankdaten[]> =>
      (await call(offeneBankdatenLesen, { signal, ignore: 'alle' })).body,
  })

/** Gives somebody the management of a company, or takes it. */
export const verwaltungAendern = async (guid: string, body: VerwaltungEingabe): Promise<void> => {
  await call(aendern, { params: { guid }, body, ignore: 'alle' })
}
