import { antraegeAbfrage } from '@foerderportal/client/zuwendung'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { Seite } from '../bausteine/Seite.tsx'
import { useNutzer } from '../umgebung.ts'
import { useFirma } from '../umgebungFirma.ts'
import { Aufgaben } from './Aufgaben.tsx'
import { ErsteSchritte } from './ErsteSchritte.tsx'
import { Vorgaenge } from './Vorgaenge.tsx'

/** The home: what waits for me, and how my cases stand. */
export function DashboardSeite() {
  const firma = useFirma()
  const nutzer = useNutzer()
  return (
    <Seite titel={`Guten Tag, ${nutzer?.firstname ?? ''}`} stand={`Sie handeln für ${firma.name}.`}>
      <Suspense fallback={<Skelett art="karten" was="Ihre Vorgänge" />}>
        <Inhalt unternehmenGuid={firma.id} />
      </Suspense>
    </Seite>
  )
}

function Inhalt({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { data: einladungen } = useSuspenseQuery(antraegeAbfrage(unternehmenGuid))
  const vorgaenge = einladungen.flatMap((einladung) =>
    einladung.details.map((geschaeft) => ({ geschaeft, einladung })),
  )
  if (vorgaenge.length === 0) return <ErsteSchritte einladungen={einladungen} />
  return (
    <div className="p-stapel p-stapel--weit">
      <Abschnitt titel="Aufgaben">
        <Aufgaben vorgaenge={vorgaenge} />
      </Abschnitt>
      <Abschnitt titel="Vorgänge">
        <Vorgaenge vorgaenge={vorgaenge} />
      </Abschnitt>
    </div>
  )
}
