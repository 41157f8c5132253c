import { identifizierungAbfrage } from '@foerderportal/client/identifizierung/identifizierung'
import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import { useQuery } from '@tanstack/react-query'

/** Who is identified stays so for a while; of everybody else the page asks anew. */
const FRISCH_MS = 5 * 60_000

/** What the user still has to do about his identification, in words of a link; undefined when it is not his turn. */
const AUFGABE: Record<IdentStand, string | undefined> = {
  NICHT_BEGONNEN: 'Ihre Identität nachweisen',
  IN_ARBEIT: 'Ihre Identifikation zu Ende führen',
  IN_PRUEFUNG: undefined,
  NICHT_ERFOLGREICH: 'Ihre Identität noch einmal nachweisen',
  ERFOLGREICH: undefined,
}

/** Whether the signed-in person still has to be identified. */
export const useIdentifikation = () => {
  const { data, isPending } = useQuery({
    ...identifizierungAbfrage(),
    staleTime: ({ state }) => (state.data?.stand === 'ERFOLGREICH' ? FRISCH_MS : 0),
  })
  return { isPending, stand: data?.stand, aufgabe: data && AUFGABE[data.stand] }
}
