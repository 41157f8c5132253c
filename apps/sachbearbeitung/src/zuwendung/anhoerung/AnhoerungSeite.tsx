import { anhoerungenAbfrage } from '@foerderportal/client/zuwendung/fall/anhoerung'
import { ANHOERUNG_ANZEIGE } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import type {
  AnhoerungBeiDerBank,
  AnhoerungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Dateiverweise } from '../../shared/Dateiverweise.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { useDarfSchreiben } from '../fall/useDarfSchreiben.ts'
import { Anhoeren } from './Anhoeren.tsx'

/** Whether the applicant was heard before a decision, and what he said (S9-03). */
export function AnhoerungSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/anhoerung' })
  const abfrage = useQuery(anhoerungenAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="anhoerung">
      <Geladen abfrage={abfrage} was="Die Anhörungen">
        {(antwort) => <Inhalt geschaeft={geschaeft} antwort={antwort} />}
      </Geladen>
    </Fallrahmen>
  )
}

function Inhalt({ geschaeft, antwort }: { geschaeft: string; antwort: AnhoerungenAntwort }) {
  const schreiben = useDarfSchreiben(geschaeft)
  const { anhoerungen, vorAblehnung, gesperrtWeil } = antwort
  return (
    <>
      {anhoerungen.map((eine) => (
        <Anhoerung key={eine.guid} anhoerung={eine} />
      ))}
      {anhoerungen.length === 0 && (
        <p className="kern-body">
          {vorAblehnung
            ? 'Noch niemand wurde angehört. Das Programm verlangt eine Anhörung vor jeder Ablehnung.'
            : 'Noch niemand wurde angehört. Das Programm verlangt vor einer Ablehnung keine Anhörung.'}
        </p>
      )}
      {schreiben && gesperrtWeil === null && <Anhoeren geschaeft={geschaeft} bausteine={antwort.bausteine} />}
      {gesperrtWeil !== null && <p className="kern-body">{gesperrtWeil}</p>}
    </>
  )
}

const TON = { info: 'info', erfolg: 'success', neutral: 'neutral' } as const

function Anhoerung({ anhoerung: a }: { anhoerung: AnhoerungBeiDerBank }) {
  const { wort, ton } = ANHOERUNG_ANZEIGE[a.stand]
  return (
    <article className="d-block" aria-label={`Anhörung vom ${alsDatum(tagInBerlin(new Date(a.gestelltAm)))}`}>
      <h2>{`Anhörung vom ${alsDatum(tagInBerlin(new Date(a.gestelltAm)))}`}</h2>
      <p className="kern-body">
        <Standwort ton={TON[ton]}>{wort}</Standwort>{' '}
        <span className="d-leise">{`bis ${alsDatum(tagInBerlin(letzterMoment(a.frist)))}, von ${a.gestelltVon}`}</span>
      </p>
      <p className="kern-body d-wort d-brief">{a.text}</p>
      {a.antwort && (
        <>
          <h3>{`Stellungnahme von ${a.antwort.von}, ${alsWann(a.antwort.am)}`}</h3>
          <p className="kern-body d-wort d-brief">{a.antwort.text}</p>
          <Dateiverweise dateien={a.antwort.dateien} />
        </>
      )}
    </article>
  )
}
