import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { unternehmenAbfrage, unternehmenAendern } from '@foerderportal/client/unternehmen/unternehmen'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useAendern, type Gespeichert } from '@foerderportal/shell/aendern/useAendern'
import { useFirma } from '../umgebungFirma.ts'
import {
  unternehmenAusWerten,
  unternehmenWertePruefen,
  type UnternehmenWerte,
} from './formular/formularwerte.ts'
import { mergeUnternehmen } from './mergeUnternehmen.ts'
import { unternehmenWerte } from './formular/unternehmenWerte.ts'

const umbenannt = (status: NutzerStatus, id: string, name: string): NutzerStatus => ({
  ...status,
  unternehmenStatus: status.unternehmenStatus.map((u) => (u.id === id ? { ...u, name } : u)),
})

/** The new name stands in the head and in the menus at once, and pages that show the company read it anew. */
const useBekanntgeben = (id: string) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (neu: UnternehmenHuelle): Promise<void> => {
    queryClient.setQueryData(unternehmenAbfrage(id).queryKey, neu)
    queryClient.setQueryData(
      nutzerStatusAbfrage().queryKey,
      (status) => status && umbenannt(status, id, neu.value.name),
    )
    // Drafts of applications show the company as it is now.
    await queryClient.invalidateQueries({ queryKey: ['zuwendung'], refetchType: 'none' })
    await router.invalidate()
  }
}

/** The form of the current company's data. `benachrichtigen` is asked when it is sent. */
export const useUnternehmenAendern = (
  anfang: UnternehmenHuelle,
  benachrichtigen: () => boolean,
  fertig: (gespeichert: Gespeichert<UnternehmenHuelle>) => void,
) => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const bekanntgeben = useBekanntgeben(id)
  return useAendern<UnternehmenHuelle, UnternehmenWerte>(
    anfang,
    {
      name: `unternehmen-aendern/unternehmen/${id}`,
      werte: ({ value }) => unternehmenWerte(value),
      pruefen: unternehmenWertePruefen,
      merge: mergeUnternehmen,
      laden: () => queryClient.fetchQuery({ ...unternehmenAbfrage(id), staleTime: 0 }),
      senden: ({ guid }, werte) =>
        unternehmenAendern({
          companyId: id,
          guid,
          unternehmen: unternehmenAusWerten(werte),
          benachrichtigen: benachrichtigen(),
        }),
      bekanntgeben,
    },
    fertig,
  )
}
