import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import type { UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, useId, useState } from 'react'
import { Seite } from '../bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { useDarf } from '../umgebung.ts'

/** The place that was asked for, now for the chosen company. */
const zielMit = (originalRoute: string | undefined, unternehmenId: string): string => {
  const ziel = new URL(safeReturnPath(originalRoute ?? pfade.wurzel), location.origin)
  ziel.searchParams.set('unternehmenId', unternehmenId)
  return ziel.pathname + ziel.search + ziel.hash
}

/** From here on finding beats looking: advisers act for many. */
const VIELE = 9

const klein = (text: string) => text.toLocaleLowerCase('de-DE')

/** Choosing the company to act for. */
export function UnternehmenAuswahlSeite() {
  const { data: status } = useSuspenseQuery(nutzerStatusAbfrage())
  const { originalRoute, unternehmenId } = useSearch({ from: '/geschuetzt/unternehmen-auswahl' })
  const [gesucht, setGesucht] = useState('')
  const suche = klein(useDeferredValue(gesucht).trim())
  const alle = (status?.unternehmenStatus ?? []).toSorted((a, b) => a.name.localeCompare(b.name, 'de-DE'))
  const firmen = alle.filter(({ name }) => klein(name).includes(suche))
  return (
    <Seite
      stand={
        alle.length === 1
          ? 'Sie handeln für ein Unternehmen.'
          : 'Wählen Sie, für welches Unternehmen Sie jetzt handeln.'
      }
    >
      <div className="p-stapel p-stapel--weit">
        <OhneZuwendungen />
        {alle.length >= VIELE && <Suche wert={gesucht} aendern={setGesucht} treffer={firmen.length} />}
        <ul className="p-raster s-liste">
          {firmen.map((firma) => (
            <li key={firma.id}>
              <FirmaKarte
                firma={firma}
                href={zielMit(originalRoute, firma.id)}
                aktuell={firma.id === unternehmenId}
              />
            </li>
          ))}
        </ul>
      </div>
    </Seite>
  )
}

const ART_TEXT = {
  LandwirtschaftlichesUnternehmen: 'Landwirtschaftliches Unternehmen',
  Kreditinstitut: 'Kreditinstitut',
  Startup: 'Start-up',
} as const

type FirmaProps = { firma: UnternehmenStatus; href: string; aktuell: boolean }

function FirmaKarte({ firma, href, aktuell }: FirmaProps) {
  return (
    <Karte titel={firma.name} href={href} stufe={2} vorzeile={ART_TEXT[firma.type]}>
      {aktuell && <p className="kern-body kern-body--muted">Für dieses Unternehmen handeln Sie gerade.</p>}
    </Karte>
  )
}

/** Who may not see grants stands here instead of on the dashboard (S11-11) and reads why. */
function OhneZuwendungen() {
  if (useDarf(['ZUWENDUNGEN', 'LESEN'])) return null
  return (
    <Hinweis
      titel="Anträge und Auszahlungen sind für Ihr Konto nicht freigeschaltet"
      stufe={2}
      className="p-text"
    >
      <p className="kern-body">
        Fragen Sie die Verwaltung Ihres Unternehmens oder die Bank. Ansehen können Sie{' '}
        <Verweis href={pfade.nutzerDaten}>Ihre persönlichen Daten</Verweis> und die{' '}
        <Verweis href={pfade.unternehmenDaten}>Daten Ihres Unternehmens</Verweis>.
      </p>
    </Hinweis>
  )
}

type SucheProps = { wert: string; aendern: (wert: string) => void; treffer: number }

function Suche({ wert, aendern, treffer }: SucheProps) {
  const id = useId()
  return (
    <div className="kern-form-input p-text">
      <label className="kern-label" htmlFor={id}>
        Unternehmen suchen
      </label>
      <input
        id={id}
        type="search"
        className="kern-form-input__input"
        value={wert}
        onChange={(ereignis) => aendern(ereignis.target.value)}
      />
      <output className="kern-body kern-body--muted" htmlFor={id}>
        {treffer === 0
          ? 'Kein Unternehmen heißt so.'
          : treffer === 1
            ? '1 Unternehmen'
            : `${treffer} Unternehmen`}
      </output>
    </div>
  )
}
