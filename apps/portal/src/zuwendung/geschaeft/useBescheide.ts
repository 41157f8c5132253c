import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { useQuery } from '@tanstack/react-query'
import { useFirma } from '../../umgebungFirma.ts'

const KEINE: readonly BescheidAnsicht[] = []

/** The notices of the company; asked for where the bank has decided a case. `kommen`: they are not there yet. */
export const useBescheide = (entschieden: boolean) => {
  const { id } = useFirma()
  const { data, isLoading } = useQuery({ ...bescheideAbfrage(id), enabled: entschieden })
  return { bescheide: (entschieden && data) || KEINE, kommen: isLoading }
}
