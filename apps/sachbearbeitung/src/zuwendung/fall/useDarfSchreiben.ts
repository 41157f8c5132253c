import { fallAbfrage } from '@foerderportal/client/zuwendung/fall'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useSuspenseQuery } from '@tanstack/react-query'

/** Whether this person writes on the case: not of a company for which he acts himself, nor once it is withdrawn (S9-01). */
export const useDarfSchreiben = (geschaeft: string): boolean => {
  const { zeile } = useSuspenseQuery(fallAbfrage(geschaeft)).data
  return useDarf(['SACHBEARBEITUNG', 'SCHREIBEN']) && !zeile.eigenes && zeile.stand !== 'ZURUECKGEZOGEN'
}
