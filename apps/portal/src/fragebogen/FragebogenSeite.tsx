import { fragebogenAbfrage, type Fragebogen } from '@foerderportal/client/fragebogen/fragebogen'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Abgeschlossen } from './Abgeschlossen.tsx'
import { Beantworten } from '@foerderportal/befragung/Beantworten.tsx'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import { pfade } from '../paths.ts'
import { useBefragung } from './useBefragung.ts'
import { useWegZu } from './useWegZu.ts'

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

function Seitentitel({ titel }: { titel: string }) {
  useSeitentitel(titel)
  return null
}

/** A questionnaire that is being answered; each of its pages has an address. */
function OffeneSeite({ fragebogen, blatt }: { fragebogen: Fragebogen; blatt: string | undefined }) {
  const { metadaten } = fragebogen
  const weg = useWegZu(metadaten)
  const navigate = useNavigate()
  const offen = useBefragung(fragebogen)
  const adresse = (eines: string) => pfade.fragebogenSeite(metadaten.fragebogenGuid, eines)
  return (
    <>
      <Seitenkopf titel={metadaten.titel} brotkrumen={<Brotkrumen weg={weg} hier={metadaten.titel} />} />
      <Beantworten
        {...{ offen, blatt, Seitentitel }}
        blaettern={{ adresse, gehen: (eines) => navigate({ to: adresse(eines) }) }}
      />
    </>
  )
}
