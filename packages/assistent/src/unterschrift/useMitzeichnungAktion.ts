import type { ProblemError } from '@foerderportal/client/problem'
import type { Stand } from '@foerderportal/client/stand'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useQueryClient } from '@tanstack/react-query'
import type { Formularantwort } from '../formularart.ts'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'

/** Does something with a request: shows that it works, keeps a refusal, and tells every screen how it then stands. */
export const useMitzeichnungAktion = <V extends Formularantwort>(
  dienst: Unterschriftdienst<V>,
  guid: string,
) => {
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = dienst.abfrage(guid)

  const neuerStand = async ({ problem }: ProblemError): Promise<Problem> => {
    await queryClient.invalidateQueries({ queryKey })
    return problem
  }
  /** False where it was refused, or where `arbeit` itself had a reason to end without a state. */
  const tun = async (arbeit: () => Promise<Stand<V> | undefined>): Promise<boolean> => {
    let gelungen = false
    await versuchen(async () => {
      await queryClient.cancelQueries({ queryKey })
      const stand = await arbeit()
      if (stand !== undefined) queryClient.setQueryData(queryKey, stand)
      await queryClient.invalidateQueries({ queryKey: dienst.uebersichten })
      gelungen = stand !== undefined
    }, neuerStand)
    return gelungen
  }
  return { tun, laeuft, absage }
}
