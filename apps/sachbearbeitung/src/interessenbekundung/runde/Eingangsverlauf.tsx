import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'

type Tag = RundeAntwort['jeTag'][number]

const HOCH = 64

/** Declarations over time: a column a day, and a sentence that says what the picture shows. */
export function Eingangsverlauf({ tage }: { tage: readonly Tag[] }) {
  const [erster] = tage
  const letzter = tage.at(-1)
  if (!erster || !letzter)
    return (
      <p className="kern-body">Noch ist nichts eingegangen. Jede Bekundung erscheint hier am selben Tag.</p>
    )
  const summe = tage.reduce((bisher, { anzahl }) => bisher + anzahl, 0)
  const staerkster = tage.reduce((einer, anderer) => (anderer.anzahl > einer.anzahl ? anderer : einer))
  const zahl = (n: number) => n.toLocaleString('de-DE')
  return (
    <figure className="d-eingang">
      <svg
        viewBox={`0 0 ${tage.length * 8} ${HOCH}`}
        preserveAspectRatio="none"
        className="d-eingang__bild"
        aria-hidden="true"
      >
        {tage.map(({ tag, anzahl }, i) => {
          const hoehe = (anzahl / staerkster.anzahl) * HOCH
          return <rect key={tag} x={i * 8 + 1} y={HOCH - hoehe} width={6} height={hoehe} />
        })}
      </svg>
      <figcaption className="d-meta">
        {zahl(summe)} Bekundungen vom {alsDatum(erster.tag)} bis {alsDatum(letzter.tag)}, die meisten am{' '}
        {alsDatum(staerkster.tag)} ({zahl(staerkster.anzahl)}).
      </figcaption>
    </figure>
  )
}
