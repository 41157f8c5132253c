import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import { bekundungenAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { zuletztMerken } from '../../shared/zuletztGewaehlt.ts'

const ABFRAGEN = [
  bekundungenAbfrage,
  antraegeAbfrage,
  auszahlungenAbfrage,
  auszahlbareGeschaefteAbfrage,
  ungelesenAbfrage,
] as const

/**
 * R4-16: lists and counter are loaded anew whenever the current company changes. What was known of the company that is
 * left counts as out of date from then on, so that coming back asks again. The choice of a company begins with this one.
 */
export const useFirmenwechsel = (unternehmenGuid: string | undefined): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (unternehmenGuid === undefined) return undefined
    zuletztMerken(unternehmenGuid)
    return () => {
      for (const abfrage of ABFRAGEN) {
        const { queryKey } = abfrage(unternehmenGuid)
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      }
    }
  }, [queryClient, unternehmenGuid])
}
