import { serverJetzt } from '@foerderportal/client/serverzeit'
import { unternehmenAbfrage } from '@foerderportal/client/unternehmen/unternehmen'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Meldung, type Ergebnis } from '@foerderportal/shell/formular/Meldung.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { Bescheidweg } from '../shared/bescheid/Bescheidweg.tsx'
import { useFirma } from '../umgebungFirma.ts'
import { gespeichertText } from './gespeichertText.ts'
import { NurVerwaltung } from './nutzer/NurVerwaltung.tsx'
import { UnternehmenAendern } from './UnternehmenAendern.tsx'
import { UnternehmenAngaben } from './UnternehmenAngaben.tsx'
import { useVerwaltung, type Verwaltung } from './nutzer/useVerwaltung.ts'

const STAND: Record<Verwaltung['art'], (name: string) => string> = {
  ja: (name) => `So kennen wir ${name}. Ändern Sie, was nicht mehr stimmt.`,
  nein: (name) => `So steht ${name} heute bei uns. Ändern kann es, wer das Unternehmen verwaltet.`,
  unklar: (name) => `So steht ${name} heute bei uns.`,
  gescheitert: (name) => `So steht ${name} heute bei uns.`,
}
const skelett = <Skelett anzahl={10} was="Die Daten" />

/** The data of the current company: its admins change them, all others read them. */
export function UnternehmenDatenSeite() {
  const { name, type } = useFirma()
  const verwaltung = useVerwaltung()
  return (
    <Seite stand={STAND[verwaltung.art](name)}>
      <div className="p-formular p-text">
        <ZumAntrag />
        <Suspense fallback={skelett}>
          <Daten verwaltung={verwaltung} />
          {type === 'LandwirtschaftlichesUnternehmen' && <Bescheidweg />}
        </Suspense>
      </div>
    </Seite>
  )
}

/** Who came from an application goes back to it; its address stands behind the '#'. */
function ZumAntrag() {
  const { hash } = useLocation()
  const antrag = /^antrag-([\da-f-]{36})$/.exec(hash)?.[1]
  if (antrag === undefined) return null
  return (
    <p className="kern-body">
      <Verweis href={pfade.antrag(antrag, 'unternehmen')}>Zurück zum Antrag</Verweis>
    </p>
  )
}

function Daten({ verwaltung }: { verwaltung: Verwaltung }) {
  const { id, name } = useFirma()
  const { data } = useSuspenseQuery(unternehmenAbfrage(id))
  if (verwaltung.art === 'unklar') return skelett
  if (verwaltung.art === 'ja') return <Aendern {...{ verwaltung, data }} />
  return (
    <>
      {verwaltung.art === 'gescheitert' && <Gescheitert {...verwaltung} />}
      <UnternehmenAngaben unternehmen={data.value} />
      {verwaltung.art === 'nein' && (
        <NurVerwaltung was={`Ändern kann diese Angaben nur, wer ${name} verwaltet`} />
      )}
    </>
  )
}

function Gescheitert({ laeuft, nochmal }: Verwaltung & { art: 'gescheitert' }) {
  return (
    <Hinweis ton="warning" titel="Ob Sie diese Angaben ändern dürfen, ließ sich nicht klären" stufe={2}>
      <Knopf variante="secondary" laeuft={laeuft} onClick={nochmal}>
        Noch einmal versuchen
      </Knopf>
    </Hinweis>
  )
}

type AendernProps = {
  verwaltung: Verwaltung & { art: 'ja' }
  data: Parameters<typeof UnternehmenAendern>[0]['stand']
}

/** What is read later does not take away what is being typed: the form stays with the state that it began with. */
function Aendern({ verwaltung: { verwaltende }, data }: AendernProps) {
  const [stand, setStand] = useState(data)
  const [ergebnis, setErgebnis] = useState<Ergebnis>()
  return (
    <>
      {ergebnis && <Meldung ergebnis={ergebnis} />}
      <UnternehmenAendern
        key={stand.guid}
        stand={stand}
        verwaltende={verwaltende}
        fertig={(gespeichert, benachrichtigt) => {
          setErgebnis(gespeichertText(gespeichert, benachrichtigt, serverJetzt()))
          setStand(gespeichert.neu)
        }}
      />
    </>
  )
}
