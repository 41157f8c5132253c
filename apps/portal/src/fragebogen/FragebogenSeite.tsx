import { fragebogenAbfrage, type Fragebogen } from '@foerderportal/client/fragebogen/fragebogen'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Abgeschlossen } from './Abgeschlossen.tsx'
import { OffeneSeite } from './OffeneSeite.tsx'

/** A questionnaire, page by page (R2.4-01); once finished what was answered. */
export function FragebogenSeite() {
  const { guid, blatt } = useParams({ from: '/geschuetzt/fragebogen/$guid/{-$blatt}' })
  return (
    <Suspense fallback={<Skelett art="text" was="Der Fragebogen" />}>
      <Inhalt guid={guid} blatt={blatt} />
    </Suspense>
  )
}

function Inhalt({ guid, blatt }: { guid: string; blatt: string | undefined }) {
  const { data }: { data: Fragebogen } = useSuspenseQuery(fragebogenAbfrage(guid))
  return data.stand.wert.abgeschlossen ? (
    <Abgeschlossen fragebogen={data} />
  ) : (
    <OffeneSeite key={guid} fragebogen={data} blatt={blatt} />
  )
}
