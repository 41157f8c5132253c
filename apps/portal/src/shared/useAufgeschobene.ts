import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { useQuery } from '@tanstack/react-query'

/** What is left of an invitation that was put off (S1-12), in words of a link; undefined without one. */
export const useAufgeschobene = (): string | undefined => {
  const anzahl = useQuery(nutzerStatusAbfrage()).data?.einladungen.length ?? 0
  if (anzahl === 0) return undefined
  return anzahl === 1 ? 'Einladung beantworten' : `${anzahl} Einladungen beantworten`
}
