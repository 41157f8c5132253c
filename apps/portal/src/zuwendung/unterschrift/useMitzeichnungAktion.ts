import { ANTRAEGE_KEY } from '@foerderportal/client/zuwendung/antraege'
import { mitzeichnungAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung'
import type { ProblemError } from '@foerderportal/client/problem'
import type { AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useQueryClient } from '@tanstack/react-query'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'

/** Does something with a request: shows that it works, keeps a refusal, and tells every screen how it then stands. */
export const useMitzeichnungAktion = (guid: string) => {
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = mitzeichnungAbfrage(guid)

  const neuerStand = async ({ problem }: ProblemError): Promise<Problem> => {
    await queryClient.invalidateQueries({ queryKey })
    return problem
  }
  /** False where it was refused, or where `arbeit` itself had a reason to end without a state. */
  const tun = async (arbeit: () => Promise<AntragStand | undefined>): Promise<boolean> => {
    let gelungen = false
    await versuchen(async () => {
      await queryClient.cancelQueries({ queryKey })
      const stand = await arbeit()
      if (stand !== undefined) queryClient.setQueryData(queryKey, stand)
      await queryClient.invalidateQueries({ queryKey: ANTRAEGE_KEY })
      gelungen = stand !== undefined
    }, neuerStand)
    return gelungen
  }
  return { tun, laeuft, absage }
}
