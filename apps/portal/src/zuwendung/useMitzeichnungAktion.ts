import { mitzeichnungAbfrage } from '@foerderportal/client/mitzeichnung'
import { isProblem } from '@foerderportal/client/problem'
import type { AntragStand } from '@foerderportal/client/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Does something with a request: shows that it works, keeps a refusal, and tells every screen how it then stands. */
export const useMitzeichnungAktion = (guid: string) => {
  const queryClient = useQueryClient()
  const [laeuft, setLaeuft] = useState(false)
  const [absage, setAbsage] = useState<Problem>()

  const tun = async (arbeit: () => Promise<AntragStand | undefined>): Promise<boolean> => {
    const { queryKey } = mitzeichnungAbfrage(guid)
    setAbsage(undefined)
    setLaeuft(true)
    try {
      await queryClient.cancelQueries({ queryKey })
      const stand = await arbeit()
      if (stand !== undefined) queryClient.setQueryData(queryKey, stand)
      await queryClient.invalidateQueries({ queryKey: ['zuwendung', 'uebersicht'] })
      return stand !== undefined
    } catch (fehler) {
      if (!isProblem(fehler)) throw fehler
      setAbsage(fehler.problem)
      await queryClient.invalidateQueries({ queryKey })
      return false
    } finally {
      setLaeuft(false)
    }
  }
  return { tun, laeuft, absage }
}
