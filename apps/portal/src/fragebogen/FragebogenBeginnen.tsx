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

/** Where an application sends to its questionnaire while there is none yet: it begins it, and leads there. */
export function FragebogenBeginnen() {
  const suche: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [umfrageUuid, antragGuid] = [text(suche['umfrageUuid']), text(suche['antragGuid'])]
  const { data, error } = useQuery({
    queryKey: ['fragebogen', 'beginnen', umfrageUuid, antragGuid],
    // Asked again it answers the same one: an application has one.
    queryFn: () => fragebogenAnlegen({ umfrageUuid, ...(antragGuid !== '' && { antragGuid }) }),
    staleTime: Infinity,
    retry: false,
  })
  if (data !== undefined) return <Weiterleiten nach={pfade.fragebogen(data)} />
  if (!isProblem(error)) return <Skelett art="text" was="Der Fragebogen" />
  return (
    <Seite titel="Fragebogen">
      <Hinweis ton="warning" titel="Der Fragebogen lässt sich nicht beginnen">
        <p className="kern-body">
          {error.problem.title}. {error.problem.detail}
        </p>
        <p className="kern-body">
          <Verweis href={pfade.antraege}>Zu Ihren Anträgen</Verweis>
        </p>
      </Hinweis>
    </Seite>
  )
}
