import { wartendesAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import type { Wartendes } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { queryClient } from '@foerderportal/shell/rahmen/queryClient'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** The counters of the bar; asked for again with each page, for what was done on the last one. */
export const useWartendes = (pathname: string): Wartendes | undefined => {
  const vonDerBank = useDarf(['SACHBEARBEITUNG', 'LESEN'])
  const { data, isStale, refetch } = useQuery(
    { ...wartendesAbfrage(), enabled: vonDerBank },
    // The bar stands around the pages, and what provides it to them with it.
    queryClient,
  )
  const nachfragen = useEffectEvent(() => {
    if (data !== undefined && isStale) void refetch()
  })
  useEffect(() => nachfragen(), [pathname])
  return data
}
