import { rundeAbfrage } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useParams } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { useZurueck } from '../../shared/liste/useListenweg.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { Mittelbalken } from '../Mittelbalken.tsx'
import { RUNDE_ANZEIGE, amZug, rundeTitel, tagVon, zeitraumWorte } from '../worte.ts'
import { Rundenakte } from './Rundenakte.tsx'
import { Aktionen } from './Aktionen.tsx'
import { Eingangsverlauf } from './Eingangsverlauf.tsx'
import { Klassen } from './Klassen.tsx'
import { Schritte } from './Schritte.tsx'
import { Staffeln } from './staffel/Staffeln.tsx'
import { Trichter } from './Trichter.tsx'
import { Zeitleiste } from './Zeitleiste.tsx'

/** A round (S9-05): where it stands, its money, what became of the declarations, and what can be done now. */
export function RundeSeite() {
  const { runde: guid } = useParams({ from: '/geschuetzt/runden/$runde' })
  const abfrage = useGegenstand(rundeAbfrage(guid))
  const runde = abfrage.data?.wert
  useZurueck(pfade.runden)
  return (
    <Arbeitsseite
      titel={runde ? rundeTitel(runde) : 'Runde'}
      aktionen={abfrage.data && <Aktionen stand={abfrage.data} />}
      stand={runde && <Stand runde={runde} />}
      nurText
    >
      <Geladen abfrage={abfrage} was="Die Runde">
        {({ wert }) => <Inhalt runde={wert} />}
      </Geladen>
    </Arbeitsseite>
  )
}

function Stand({ runde }: { runde: RundeAntwort }) {
  const { stand, erfassungsZeitraum, budget, ziehung } = runde
  const { wort, ton } = RUNDE_ANZEIGE[stand]
  return (
    <>
      <Standwort ton={ton}>{wort}</Standwort>
      <span>{amZug(runde)}</span>
      <span>Erfassung {zeitraumWorte(erfassungsZeitraum)}</span>
      <span>Mittel {betragSchreiben(budget.budget)}&nbsp;€</span>
      {ziehung && <span>Ziehung {tagVon(ziehung.am)}</span>}
    </>
  )
}

function Inhalt({ runde }: { runde: RundeAntwort }) {
  return (
    <div className="d-runde">
      <Besonderes runde={runde} />
      <Zeitleiste schritte={runde.zeitleiste} />
      <div className="d-runde__spalten">
        <div>
          <Teil titel="Mittel">
            <Mittelbalken mittel={runde.budget} />
          </Teil>
          <Teil titel="Verlauf der Runde">
            <Trichter stufen={runde.trichter} />
          </Teil>
          <Teil titel="Eingang nach Tagen">
            <Eingangsverlauf tage={runde.jeTag} />
          </Teil>
          <Teil titel="Hauptgruppen">
            <Klassen klassen={runde.klassen} />
          </Teil>
          <Teil titel="Staffeln">
            <Staffeln runde={runde} />
          </Teil>
        </div>
        <div>
          <Teil titel="Reihung, Schritt für Schritt">
            <Schritte runde={runde} />
          </Teil>
          <Teil titel="Vorgänge zu zweit">
            <Rundenakte runde={runde} />
          </Teil>
        </div>
      </div>
    </div>
  )
}

/** What is otherwise than with most rounds. */
function Besonderes({ runde: { annulliert, abgeloestVon } }: { runde: RundeAntwort }) {
  if (annulliert)
    return (
      <Hinweis ton="danger" titel={`Annulliert am ${tagVon(annulliert.am)}`}>
        <p className="kern-body">{annulliert.grund}</p>
      </Hinweis>
    )
  return (
    abgeloestVon && (
      <Hinweis ton="warning" titel="Aus dieser Runde wird niemand mehr eingeladen">
        <p className="kern-body">
          Eine jüngere Runde hat sie abgelöst:{' '}
          <Verweis href={pfade.runde(abgeloestVon.guid)}>{abgeloestVon.bezeichnung}</Verweis>.
        </p>
      </Hinweis>
    )
  )
}

function Teil({ titel, children }: { titel: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="d-block" aria-labelledby={id}>
      <h2 id={id}>{titel}</h2>
      {children}
    </section>
  )
}
