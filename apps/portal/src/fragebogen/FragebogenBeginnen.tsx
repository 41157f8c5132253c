import { fragebogenAnlegen } from '@foerderportal/client/fragebogen/fragebogen'
import { isProblem } from '@foerderportal/client/problem'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { pfade } from '../paths.ts'

const text = (wert: unknown): string => (typeof wert === 'string' ? wert : '')

const OHNE_UMFRAGE = 'Diese Adresse nennt keinen Fragebogen. Öffnen Sie ihn von Ihrem Antrag aus.'

/** Where an application sends to its questionnaire while there is none yet: it begins it, and leads there. */
export function FragebogenBeginnen() {
  const suche: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [umfrageUuid, antragGuid] = [text(suche['umfrageUuid']), text(suche['antragGuid'])]
  const { data, error, isLoading } = useQuery({
    queryKey: ['fragebogen', 'beginnen', umfrageUuid, antragGuid],
    // Asked again it answers the same one: an application has one.
    queryFn: () => fragebogenAnlegen({ umfrageUuid, ...(antragGuid !== '' && { antragGuid }) }),
    enabled: umfrageUuid !== '',
    staleTime: Infinity,
    retry: false,
  })
  if (data !== undefined) return <Weiterleiten nach={pfade.fragebogen(data)} />
  if (isLoading) return <Skelett art="text" was="Der Fragebogen" />
  const grund = isProblem(error) ? `${error.problem.title}. ${error.problem.detail ?? ''}` : OHNE_UMFRAGE
  return (
    <Seite>
      <Hinweis ton="warning" titel="Der Fragebogen lässt sich nicht beginnen">
        <p className="kern-body">{grund}</p>
        <p className="kern-body">
          <Verweis href={pfade.antraege}>Zu Ihren Anträgen</Verweis>
        </p>
      </Hinweis>
    </Seite>
  )
}
