import { verzichtAbfrage } from '@foerderportal/client/zuwendung/verzicht/verzicht'
import type { Verzicht, VerzichtAnsicht } from '@foerderportal/contract/zuwendung/antrag/verzicht/schema'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useWiederHier } from '@foerderportal/shell/rahmen/rueckweg'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { pfade } from '../../paths.ts'
import { NichtMoeglich } from './NichtMoeglich.tsx'
import { VerzichtErklaert } from './VerzichtErklaert.tsx'
import { VerzichtFormular } from './VerzichtFormular.tsx'
import { Verzichtetes } from './Verzichtetes.tsx'
import { verlaufVon } from './verzichtWorte.ts'

/** Where a company waives what it was granted, reads that this has arrived, and can take it back (S9-04). */
export function VerzichtSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/verzicht' })
  return (
    <Suspense fallback={<Skelett art="text" was="Der Verzicht" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

function Inhalt({ guid }: { guid: string }) {
  const { data } = useSuspenseQuery(verzichtAbfrage(guid))
  useWiederHier()
  const erklaert = data.verzichte.find(({ status }) => status === 'ERKLAERT' || status === 'ZUR_UNTERSCHRIFT')
  return (
    <Seite
      titel={`Verzicht auf Förderung, Antrag ${data.geNr}`}
      stand={
        erklaert
          ? 'Worauf Ihr Unternehmen verzichtet, und was damit geschieht.'
          : 'Sie brauchen weniger, als bewilligt ist? Dann können Sie ganz oder teilweise verzichten.'
      }
    >
      <div className="p-formular p-text">
        {erklaert ? (
          <VerzichtErklaert guid={guid} verzicht={erklaert} ansicht={data} />
        ) : (
          <Erklaeren guid={guid} ansicht={data} />
        )}
        <Fruehere verzichte={data.verzichte.filter((v) => v !== erklaert)} />
        <p className="kern-body">
          <Verweis href={pfade.eingang(guid)}>Zum Antrag {data.geNr}</Verweis>
        </p>
      </div>
    </Seite>
  )
}

const NUR_LESEND = {
  text: 'Verzichten kann nur, wer in Ihrem Unternehmen Anträge bearbeitet und zeichnungsberechtigt ist.',
}

function Erklaeren({ guid, ansicht }: { guid: string; ansicht: VerzichtAnsicht }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const hindernis = ansicht.erklaerenHindernis ?? (darfSchreiben ? null : NUR_LESEND)
  if (hindernis !== null) return <NichtMoeglich hindernis={hindernis} zeichnende={ansicht.zeichnende} />
  return (
    <>
      <ul className="kern-body">
        <li>Den Betrag, auf den Sie verzichten, bekommen Sie nicht ausgezahlt.</li>
        {ansicht.zuZweit && (
          <li>
            Für Ihr Unternehmen unterschreiben zwei Personen. Nach Ihnen unterschreibt hier eine zweite; erst
            damit ist der Verzicht erklärt.
          </li>
        )}
        <li>Die Bank nimmt den Verzicht in einen Bescheid auf. Darin steht, was bewilligt bleibt.</li>
        <li>Bis dahin können Sie den Verzicht zurücknehmen, danach nicht mehr.</li>
        <li>Alle, die für Ihr Unternehmen zeichnen, bekommen eine E-Mail, dass etwas erklärt wurde.</li>
      </ul>
      <VerzichtFormular guid={guid} ansicht={ansicht} />
    </>
  )
}

/** What was declared before, and what became of it. */
function Fruehere({ verzichte }: { verzichte: readonly Verzicht[] }) {
  if (verzichte.length === 0) return null
  return (
    <Abschnitt titel="Frühere Erklärungen">
      {verzichte.map((v) => (
        <div className="p-stapel" key={v.guid}>
          <p className="kern-body">{verlaufVon(v)}</p>
          <Verzichtetes verzicht={v} />
        </div>
      ))}
    </Abschnitt>
  )
}
