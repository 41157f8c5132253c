import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import { bekundungenAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { termineAbfrage } from '@foerderportal/client/mitteilungen/konversationen'
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
  termineAbfrage,
] as const

/**
 * R4-16: lists and counter are loaded anew whenever the current company changes. What was known of the company that is
 * left counts as out of date from then on, so that coming back asks again; what the choice knew of the one that is
 * entered is shown while it is asked for. The choice of a company begins with this one.
 */
export const useFirmenwechsel = (unternehmenGuid: string | undefined): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (unternehmenGuid === undefined) return undefined
    const veralten = (refetchType: 'active' | 'none') => {
      for (const abfrage of ABFRAGEN) {
        const { queryKey } = abfrage(unternehmenGuid)
        void queryClient.invalidateQueries({ queryKey, refetchType }, { cancelRefetch: false })
      }
    }
    zuletztMerken(unternehmenGuid)
    veralten('active')
    return () => veralten('none')
  }, [queryClient, unternehmenGuid])
}
