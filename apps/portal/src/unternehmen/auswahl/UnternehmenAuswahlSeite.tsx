import { nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import type { UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import { UNTERNEHMEN_ART_TEXT } from '@foerderportal/contract/unternehmen/werte/enums'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Telefonverweis } from '@foerderportal/shell/ansicht/Kontakt.tsx'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { EinladungWartet } from '../../shared/EinladungWartet.tsx'
import { zuletztGewaehlt } from '../../shared/zuletztGewaehlt.ts'
import { FirmenSuche } from './FirmenSuche.tsx'
import { passtZu } from '@foerderportal/values/suche/schlicht'
import { Wartend } from './Wartend.tsx'

/** The place that was asked for, now for the chosen company. */
const zielMit = (gefragt: string, unternehmenId: string): string => {
  const ziel = new URL(safeReturnPath(gefragt), location.origin)
  ziel.searchParams.set('unternehmenId', unternehmenId)
  return ziel.pathname + ziel.search + ziel.hash
}

const ZUWENDUNGEN = ['ZUWENDUNGEN', 'LESEN'] as const

/** From here on finding beats looking: advisers act for many. */
const VIELE = 8

/** The one of last time stands first; whoever acts for one now has not to be told. */
const useZuletzt = (aktuell: string | undefined): string | undefined => {
  const [zuletzt] = useState(zuletztGewaehlt)
  return aktuell === undefined ? zuletzt : undefined
}

/** 'Hof 2' before 'Hof 10'. */
const NACH_NAMEN = new Intl.Collator('de-DE', { numeric: true })

/** Of those that the search leaves, Enter takes the only one, and goes to the first of several. */
const zumErsten = (liste: HTMLElement | null): void => {
  const verweise = liste?.querySelectorAll('a') ?? []
  if (verweise.length === 1) verweise[0]?.click()
  else verweise[0]?.focus()
}

/** Choosing the company to act for. */
export function UnternehmenAuswahlSeite() {
  const { data: status } = useSuspenseQuery(nutzerStatusAbfrage())
  const { originalRoute, unternehmenId } = useSearch({ from: '/geschuetzt/unternehmen-auswahl' })
  // Without grants the root leads back to this very page: what he may open stands for it.
  const ohneFrage = useDarf(ZUWENDUNGEN) ? pfade.wurzel : pfade.unternehmenDaten
  const [gesucht, setGesucht] = useState('')
  const liste = useRef<HTMLUListElement>(null)
  const zuletzt = useZuletzt(unternehmenId)
  const alle = (status?.unternehmenStatus ?? []).toSorted(
    (a, b) => Number(b.id === zuletzt) - Number(a.id === zuletzt) || NACH_NAMEN.compare(a.name, b.name),
  )
  const firmen = alle.filter(({ name }) => passtZu(name, gesucht))
  return (
    <Seite
      stand={
        alle.length === 1
          ? 'Sie handeln für ein Unternehmen.'
          : 'Wählen Sie, für welches Unternehmen Sie jetzt handeln.'
      }
    >
      <div className="p-stapel p-stapel--weit">
        <EinladungWartet />
        <OhneZuwendungen />
        {alle.length >= VIELE && (
          <FirmenSuche
            wert={gesucht}
            aendern={setGesucht}
            treffer={firmen.length}
            alle={alle.length}
            beiEingabe={() => zumErsten(liste.current)}
          />
        )}
        <ul className="p-raster s-liste" ref={liste}>
          {firmen.map((firma) => (
            <li key={firma.id}>
              <FirmaKarte
                firma={firma}
                href={zielMit(originalRoute ?? ohneFrage, firma.id)}
                aktuell={firma.id === unternehmenId}
                zuletzt={firma.id === zuletzt}
              />
            </li>
          ))}
        </ul>
      </div>
    </Seite>
  )
}

type FirmaProps = { firma: UnternehmenStatus; href: string; aktuell: boolean; zuletzt: boolean }

function FirmaKarte({ firma, href, aktuell, zuletzt }: FirmaProps) {
  return (
    <Karte titel={firma.name} href={href} stufe={2} vorzeile={UNTERNEHMEN_ART_TEXT[firma.type]}>
      <Wartend unternehmenGuid={firma.id} />
      {aktuell && <p className="kern-body kern-body--muted">Für dieses Unternehmen handeln Sie gerade.</p>}
      {zuletzt && <p className="kern-body kern-body--muted">Auf diesem Gerät zuletzt gewählt</p>}
    </Karte>
  )
}

/** Who may not see grants stands here instead of on the dashboard (S11-11) and reads why. */
function OhneZuwendungen() {
  if (useDarf(ZUWENDUNGEN)) return null
  return (
    <Hinweis
      titel="Anträge und Auszahlungen sind für Ihr Konto nicht freigeschaltet"
      stufe={2}
      className="p-text"
    >
      <p className="kern-body">
        Freischalten kann sie nur die Bank: <Telefonverweis />. Ansehen können Sie{' '}
        <Verweis href={pfade.nutzerDaten}>Ihre persönlichen Daten</Verweis> und die{' '}
        <Verweis href={pfade.unternehmenDaten}>Daten Ihres Unternehmens</Verweis>.
      </p>
    </Hinweis>
  )
}
