import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Datenstand } from '@foerderportal/contract/verzeichnis/schema'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useEffect, useState } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'

const NAME: Record<Datenstand['art'], string> = {
  adressen: 'Straßen und Hausnummern',
  banken: 'Banken',
  finanzaemter: 'Finanzämter',
  gerichte: 'Registergerichte',
  plz: 'Postleitzahlen und Orte',
  positivliste: 'Positivliste',
}

const ZAHL = new Intl.NumberFormat('de-DE')

/** Sources name a day as they like, or a version. */
const alsStand = (text: string): string => {
  const deutsch = text.replaceAll(/\d{4}-\d{2}-\d{2}/g, alsDatum)
  return /^\d/.test(deutsch) ? `Stand ${deutsch}` : deutsch
}

const standVon = ({ datenstand, eintraege, eingespieltAm, beispiel }: Datenstand): string =>
  [
    datenstand && alsStand(datenstand),
    eintraege !== null && (eintraege === 1 ? '1 Eintrag' : `${ZAHL.format(eintraege)} Einträge`),
    eingespieltAm && `eingespielt am ${alsDatum(tagInBerlin(new Date(eingespieltAm)))}`,
    beispiel && 'Beispieldaten',
  ]
    .filter((teil) => typeof teil === 'string')
    .join(', ')

/** A plain fetch, as for the configuration: the page is public and needs neither token nor cache. */
const laden = async (signal: AbortSignal): Promise<readonly Datenstand[]> => {
  const response = await fetch('/datenstand.json', { signal })
  if (!response.ok) throw new Error(`datenstand.json: ${response.status}`)
  return (await response.json()) as Datenstand[] // the server checks its answer against the contract
}

/** Undefined while it is being loaded, null when that failed. */
const useDatenstand = (): readonly Datenstand[] | null | undefined => {
  const [stand, setStand] = useState<readonly Datenstand[] | null>()
  useEffect(() => {
    const abbruch = new AbortController()
    laden(abbruch.signal).then(setStand, () => {
      if (!abbruch.signal.aborted) setStand(null)
    })
    return () => abbruch.abort()
  }, [])
  return stand
}

/** Source, state and licence of the lookup data: the licences ask for it, and people see how old an answer may be. */
export function Datenherkunft() {
  const stand = useDatenstand()
  return (
    <Abschnitt
      titel="Verzeichnisdaten"
      einleitung="Woher Orte, Banken und Behörden in den Formularen stammen"
    >
      {stand === undefined && <Skelett art="text" was="Die Herkunft der Daten" />}
      {stand === null && <p className="kern-body">Die Herkunft der Daten lässt sich gerade nicht laden.</p>}
      {stand && (
        <Beschreibungsliste
          eintraege={stand.map((d) => ({ frage: NAME[d.art], antwort: <Angaben d={d} /> }))}
        />
      )}
    </Abschnitt>
  )
}

function Angaben({ d }: { d: Datenstand }) {
  return (
    <>
      {d.quelle}
      <br />
      {standVon(d)}
      <br />
      Lizenz: {d.lizenz}
    </>
  )
}
