import type { Stand } from '@foerderportal/client/stand'
import { einwilligungAbfrage, einwilligungAendern } from '@foerderportal/client/unternehmen/bekanntgabe'
import type {
  Bescheidweg,
  EinwilligungBekanntgabe,
} from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { WEG_STAND } from './bescheidwegWorte.ts'

/** Keeps the choice. Whatever comes of it, what the server has stands there afterwards. */
export const useFesthalten = (companyId: string, { wert, version }: Stand<EinwilligungBekanntgabe>) => {
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = einwilligungAbfrage(companyId)
  const senden = async (weg: Bescheidweg) => {
    const eingabe = { erteilt: weg === 'PORTAL', fassung: wert.text.fassung }
    queryClient.setQueryData(queryKey, await einwilligungAendern(companyId, eingabe, version))
    ansagen(`Festgehalten. ${WEG_STAND[weg]}`)
  }
  const festhalten = (weg: Bescheidweg) =>
    versuchen(
      () => senden(weg),
      async ({ problem }) => {
        await queryClient.invalidateQueries({ queryKey })
        return problem
      },
    )
  return { festhalten, laeuft, absage }
}
