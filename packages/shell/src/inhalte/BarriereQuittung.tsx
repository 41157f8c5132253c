import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useEffect, useRef } from 'react'
import type { Gemeldet } from './barriereWerte.ts'

const wieWeiter = (antwortAn: string) =>
  antwortAn === ''
    ? 'Wir prüfen Ihre Meldung und beheben die Barriere, so schnell es geht.'
    : `Wir prüfen Ihre Meldung und antworten Ihnen innerhalb eines Monats an ${antwortAn}.`

/** What arrived, when, and how it goes on. */
export function BarriereQuittung({ eingang, werte }: Gemeldet) {
  const ref = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  const { barriere, seite, antwortAn } = werte
  const angaben = [
    ['Meldungsnummer', eingang.meldungsnummer],
    ['Eingegangen am', `${alsMinute(new Date(eingang.eingegangenAm))}\u00a0Uhr`],
    ['Ihre Meldung', barriere.trim()],
    ['Seite', seite.trim()],
  ] as const
  return (
    <div ref={ref} tabIndex={-1} className="p-formular">
      <Hinweis ton="success" titel="Ihre Meldung ist angekommen. Vielen Dank!" stufe={3}>
        <p className="kern-body">{wieWeiter(antwortAn.trim())}</p>
      </Hinweis>
      <Beschreibungsliste
        eintraege={angaben
          .filter(([, antwort]) => antwort !== '')
          .map(([frage, antwort]) => ({ frage, antwort }))}
      />
    </div>
  )
}
