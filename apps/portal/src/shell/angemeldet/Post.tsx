import { NUTZER_STATUS } from '@foerderportal/client/nutzer/nutzerstatus'
import { isProblem } from '@foerderportal/client/problem'
import { ungelesenAbfrage } from '@foerderportal/client/mitteilungen/mitteilungen'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { onTold } from '@foerderportal/client/session/channel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'

const HOECHSTENS = 99

/** The unread messages of the company as an icon with their number; it leads to them (R2.3-01, R4-16). */
export function Post({ unternehmenGuid }: { unternehmenGuid: string }) {
  const darf = useDarf(['ZUWENDUNGEN', 'LESEN'])
  const { data, error, refetch } = useQuery({ ...ungelesenAbfrage(unternehmenGuid), enabled: darf })
  const anzahl = data?.amount
  useNeueAnsagen(unternehmenGuid, anzahl)
  useVerlorene(error)
  // What was opened in another window counts no more in this one.
  useEffect(() => onTold(({ art }) => art === 'gelesen' && void refetch()), [refetch])
  // It would lead to a refusal; its place stays, so that nothing beside it moves.
  if (!darf) return <span className="s-post s-post--leer" />
  return (
    <Verweis href={pfade.mitteilungen} className="s-post" aria-label={postInWorten(anzahl)}>
      <Icon name="mail" />
      {anzahl ? (
        <span className="s-post__zahl">{anzahl > HOECHSTENS ? `${HOECHSTENS}+` : anzahl}</span>
      ) : null}
    </Verweis>
  )
}

/**
 * The question of each minute is refused: somebody has taken the user out of this company meanwhile (S1-13). The guard
 * then learns for whom he still acts, and leads there.
 */
const useVerlorene = (error: Error | null): void => {
  const queryClient = useQueryClient()
  const router = useRouter()
  useEffect(() => {
    if (!isProblem(error, 403)) return
    void queryClient
      .invalidateQueries({ queryKey: NUTZER_STATUS, refetchType: 'none' })
      .then(() => router.invalidate())
  }, [error, queryClient, router])
}

/** Says it when messages have come while the page is open; not what was there before, and not of another company. */
const useNeueAnsagen = (unternehmenGuid: string, anzahl: number | undefined): void => {
  const zuletzt = useRef<{ guid: string; anzahl: number }>(undefined)
  useEffect(() => {
    if (anzahl === undefined) return
    const vorher = zuletzt.current
    if (vorher?.guid === unternehmenGuid && anzahl > vorher.anzahl) ansagen(postInWorten(anzahl))
    zuletzt.current = { guid: unternehmenGuid, anzahl }
  }, [unternehmenGuid, anzahl])
}

/** '3 ungelesene Mitteilungen'; the name of the icon as long as nothing is known is only what it leads to. */
const postInWorten = (anzahl: number | undefined): string => {
  if (anzahl === undefined) return 'Mitteilungen'
  if (anzahl === 0) return 'Mitteilungen, keine ungelesen'
  return anzahl === 1 ? '1 ungelesene Mitteilung' : `${anzahl} ungelesene Mitteilungen`
}
