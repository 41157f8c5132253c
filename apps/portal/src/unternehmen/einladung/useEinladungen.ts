import { NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzerstatus'
import { einladungBeantworten } from '@foerderportal/client/unternehmen/unternehmen'
import { isProblem } from '@foerderportal/client/problem'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { nachAussen } from '../../profil.ts'
import { antwortMerken, antwortNehmen, type Antwort } from './einladungAntwort.ts'

type Auftrag = Antwort & {
  /** It comes back from a fresh sign-in: a second refusal is not answered by a third one. */
  readonly angemeldet?: boolean
}

const worte = (fehler: unknown): string => {
  if (isProblem(fehler, 404))
    return 'Diese Einladung gilt nicht mehr. Bitten Sie das Unternehmen um eine neue.'
  if (!isProblem(fehler)) return 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'
  return `${fehler.problem.title}. ${fehler.problem.detail ?? 'Bitte versuchen Sie es noch einmal.'}`
}

/** Leads to the provider for a fresh password and comes back to this very page, where the answer is finished. */
const useNeuAnmelden = () => {
  const { sitzung } = useUmgebung()
  const router = useRouter()
  return async (antwort: Antwort): Promise<never> => {
    const { pathname, searchStr } = router.state.location
    const hier = `${pathname}${searchStr}#${antwortMerken(antwort)}`
    await sitzung.login(nachAussen(hier), { prompt: 'login' })
    return new Promise(() => undefined)
  }
}

/** Answers invitations: asks for a fresh sign-in where one is due, finishes the answer after it, and then leads on. */
export const useEinladungen = () => {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const { originalRoute } = useSearch({ from: '/geschuetzt/unternehmen-einladung-bestaetigung' })
  const navigate = useNavigate()
  const router = useRouter()
  const neuAnmelden = useNeuAnmelden()

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ einladungId, annehmen, angemeldet = false }: Auftrag) => {
      try {
        return await einladungBeantworten(einladungId, annehmen)
      } catch (fehler) {
        if (isProblem(fehler, 401) && !angemeldet) return neuAnmelden({ einladungId, annehmen })
        throw fehler
      }
    },
    onSuccess: async (status, { annehmen }) => {
      // Being a member brings roles (S1-01): the token must carry them before the next page asks.
      if (annehmen) await sitzung.refresh()
      queryClient.setQueryData(NUTZER_STATUS, status)
      ansagen(annehmen ? 'Sie haben die Einladung angenommen.' : 'Sie haben die Einladung abgelehnt.')
      if (status.einladungen.length === 0) await navigate(ortVon(safeReturnPath(originalRoute)))
    },
    onError: async (fehler) => {
      if (isProblem(fehler, 404)) await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
    },
  })

  useEffect(() => {
    const offen = antwortNehmen(router.state.location.hash)
    if (offen) mutate({ ...offen, angemeldet: true })
  }, [mutate, router])

  return {
    antworten: (antwort: Antwort) => {
      if (!isPending) mutate(antwort)
    },
    laeuft: isPending ? variables : undefined,
    absage: error === null ? undefined : worte(error),
  }
}
