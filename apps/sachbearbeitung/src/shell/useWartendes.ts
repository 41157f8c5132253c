import { WARTENDES, wartendesAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import type { Wartendes } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { queryClient } from '@foerderportal/shell/rahmen/queryClient'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery, type QueryCacheNotifyEvent } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/** So long nothing more is done: a draft that saves itself does not count at each pause. */
const RUHE_MS = 1_000

const istZaehler = ([was]: readonly unknown[]): boolean => was === WARTENDES[0]

/** Every act makes something stale, or writes its answer where the page looks for it; what only polls does neither. */
const istHandlung = (ereignis: QueryCacheNotifyEvent): boolean =>
  ereignis.type === 'updated' &&
  (ereignis.action.type === 'invalidate' ||
    (ereignis.action.type === 'success' && ereignis.action.manual === true)) &&
  !istZaehler(ereignis.query.queryKey)

/** Calls once something was done, wherever on the page. */
const useNachHandlungen = (tun: () => void): void => {
  const danach = useEffectEvent(tun)
  useEffect(() => {
    let uhr: ReturnType<typeof setTimeout> | undefined
    const abbestellen = queryClient.getQueryCache().subscribe((ereignis) => {
      if (!istHandlung(ereignis)) return
      clearTimeout(uhr)
      uhr = setTimeout(() => danach(), RUHE_MS)
    })
    return () => {
      clearTimeout(uhr)
      abbestellen()
    }
  }, [])
}

/** The counters of the bar; asked for again after each act, and with each page. */
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
  useNachHandlungen(() => {
    if (data !== undefined) void refetch()
  })
  return data
}
