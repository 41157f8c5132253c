import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/routes'
import { MINUTE_MS } from '@foerderportal/values/time'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Who chooses a company can do so without it: its failure opens no dialog. */
const STILL = { background: true, ignore: 'alle' } as const

/** What waits in a company that is not the current one: the lists of its dashboard, and how many messages are unread. */
export const wartendesAbfrage = (unternehmenGuid: string) =>
  queryOptions({
    queryKey: ['wartendes', unternehmenGuid],
    staleTime: MINUTE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const frage = { params: { unternehmenGuid }, signal, ...STILL }
      const [antraege, bekundungen, auszahlungen, ungelesen] = await Promise.all([
        call(antragUebersichtLesen, { ...frage, query: {} }),
        call(bekundungUebersichtLesen, frage),
        call(auszahlungUebersichtLesen, frage),
        call(ungeleseneZaehlen, frage),
      ])
      return {
        listen: { antraege: antraege.body, bekundungen: bekundungen.body, auszahlungen: auszahlungen.body },
        ungelesen: ungelesen.body.amount,
      }
    },
  })
