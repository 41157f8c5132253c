import { serverJetzt } from '@foerderportal/client/serverzeit'
import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import {
  kuenftigeAuszahlungen,
  type KuenftigeAuszahlung,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/auszahlungAb'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { useQuery } from '@tanstack/react-query'
import { useUebersichten } from '../useUebersichten.ts'

const KEINE: readonly BescheidAnsicht[] = []

/** Approved cases of this portal that no payout list shows yet, and from which day on it will. */
export const useKuenftigeAuszahlungen = (unternehmenGuid: string | undefined): KuenftigeAuszahlung[] => {
  const { antraege, auszahlungen } = useUebersichten(unternehmenGuid)
  const gelistet = new Set(auszahlungen.data?.map(({ geschaeftNr }) => geschaeftNr))
  const ungelistet = new Set(
    (antraege.data ?? [])
      .flatMap(({ details }) => details)
      .filter(({ geNr, geschaeftStatus }) => geschaeftStatus === 'BEWILLIGT' && !gelistet.has(geNr))
      .map(({ geNr }) => geNr),
  )
  const enabled = unternehmenGuid !== undefined && auszahlungen.data !== undefined && ungelistet.size > 0
  const { data = KEINE } = useQuery({ ...bescheideAbfrage(unternehmenGuid ?? ''), enabled })
  if (!enabled) return []
  const ihre = data.filter(({ geNr, auszahlung }) => auszahlung === null && ungelistet.has(geNr))
  return kuenftigeAuszahlungen(ihre, tagInBerlin(serverJetzt()))
}
