import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'

type Tag = RundeAntwort['jeTag'][number]

const HOCH = 64
/** A few days are narrow columns, too. */
const SPALTEN_MINDESTENS = 30

const zahl = (n: number) => n.toLocaleString('de-DE')

const satz = (tage: readonly Tag[], staerkster: Tag): string => {
  const [erster, letzter] = [tage[0] ?? staerkster, tage.at(-1) ?? staerkster]
  const summe = tage.reduce((bisher, { anzahl }) => bisher + anzahl, 0)
  const wort = summe === 1 ? 'Bekundung' : 'Bekundungen'
  if (erster === letzter) return `${zahl(summe)} ${wort} am ${alsDatum(erster.tag)}.`
  return `${zahl(summe)} ${wort} vom ${alsDatum(erster.tag)} bis ${alsDatum(letzter.tag)}, die meisten am ${alsDatum(staerkster.tag)} (${zahl(staerkster.anzahl)}).`
}

/** Declarations over time: a column a day, and a sentence that says what the picture shows. */
export function Eingangsverlauf({ tage }: { tage: readonly Tag[] }) {
  if (tage.length === 0)
    return (
      <p className="kern-body">Noch ist nichts eingegangen. Jede Bekundung erscheint hier am selben Tag.</p>
    )
  const staerkster = tage.reduce((einer, anderer) => (anderer.anzahl > einer.anzahl ? anderer : einer))
  return (
    <figure className="d-eingang">
      <svg
        viewBox={`0 0 ${Math.max(tage.length, SPALTEN_MINDESTENS) * 8} ${HOCH}`}
        preserveAspectRatio="none"
        className="d-eingang__bild"
        aria-hidden="true"
      >
        {tage.map(({ tag, anzahl }, i) => {
          const hoehe = (anzahl / staerkster.anzahl) * HOCH
          return <rect key={tag} x={i * 8 + 1} y={HOCH - hoehe} width={6} height={hoehe} />
        })}
      </svg>
      <figcaption className="d-meta">{satz(tage, staerkster)}</figcaption>
    </figure>
  )
}
