import { unternehmenAbfrage } from '@foerderportal/client/unternehmen'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { KommtNoch } from '../bausteine/KommtNoch.tsx'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'
import { UnternehmenAngaben } from './UnternehmenAngaben.tsx'

/** The data of the current company. */
export function UnternehmenDatenSeite() {
  const { id, name } = useFirma()
  return (
    <KommtNoch
      stand={`So steht ${name} heute bei uns.`}
      bald={['die Daten Ihres Unternehmens ändern', 'eine neue Bankverbindung eintragen']}
      wege={[{ text: 'Sehen, wer für das Unternehmen handelt', href: pfade.nutzerUebersicht }]}
    >
      <Suspense fallback={<Skelett anzahl={10} was="Die Daten" />}>
        <Daten id={id} />
      </Suspense>
    </KommtNoch>
  )
}

function Daten({ id }: { id: string }) {
  const { data } = useSuspenseQuery(unternehmenAbfrage(id))
  return <UnternehmenAngaben unternehmen={data.value} />
}
