import { isProblem } from '@foerderportal/client/problem'
import { unternehmensNutzerAbfrage } from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { useQuery } from '@tanstack/react-query'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useFirma } from '../../umgebungFirma.ts'

export type Verwaltung =
  | { readonly art: 'unklar' | 'nein' }
  | { readonly art: 'gescheitert'; readonly laeuft: boolean; readonly nochmal: () => void }
  | { readonly art: 'ja'; readonly verwaltende: readonly NutzerInfo[] }

/**
 * Whether the user manages the current company, and who else does. The role says only that he manages some company
 * (S1-01); the list of the company's people knows more.
 */
export const useVerwaltung = (): Verwaltung => {
  const { id } = useFirma()
  const darf = useDarf(['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'])
  const { data, error, isFetching, refetch } = useQuery({ ...unternehmensNutzerAbfrage(id), enabled: darf })
  if (!darf || data?.aenderbar === false || isProblem(error, 403)) return { art: 'nein' }
  if (data) return { art: 'ja', verwaltende: data.nutzerInfos.filter(({ isAdmin }) => isAdmin) }
  return error === null
    ? { art: 'unklar' }
    : { art: 'gescheitert', laeuft: isFetching, nochmal: () => void refetch() }
}
