import { deMinimisKontoAbfrage } from '@foerderportal/client/unternehmen/deMinimis'
import type { DeMinimisKonto } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoSchema'
import { useQueryClient } from '@tanstack/react-query'

/** Each change of an account answers the whole of it: what it answers is shown at once. */
export const useKontoSetzen = (unternehmen: string) => {
  const klient = useQueryClient()
  return (konto: DeMinimisKonto): void => {
    klient.setQueryData(deMinimisKontoAbfrage(unternehmen).queryKey, konto)
  }
}
