import type { FallNachforderung } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { alsWann } from '@foerderportal/shell/zeit/zeit'

/** What was asked before, and how it ended. */
export function Fruehere({ nachforderungen }: { nachforderungen: readonly FallNachforderung[] }) {
  if (nachforderungen.length === 0) return undefined
  return (
    <section className="d-block" aria-labelledby="fruehere">
      <h2 id="fruehere">Frühere Nachforderungen</h2>
      {nachforderungen.map((n) => (
        <article key={n.guid} className="d-block">
          <h3>{`${alsDatum(tagInBerlin(new Date(n.gestelltAm)))}, ${n.gestelltVon}`}</h3>
          <p className="kern-body">{n.stellen.map(({ frage }) => frage).join(' · ')}</p>
          <p className="kern-body">{ende(n)}</p>
          <NichtGesendet nachforderung={n} />
        </article>
      ))}
    </section>
  )
}

const ende = ({ zurueckgenommen: z, erledigtAm }: FallNachforderung): string =>
  z === null
    ? `Erledigt ${alsWann(erledigtAm ?? '')}`
    : `Zurückgenommen ${alsWann(z.am)} von ${z.von}: ${z.grund}`

/** What the applicant had changed when it was taken back: it counts for nothing, and can be read. */
function NichtGesendet({ nachforderung: { zurueckgenommen } }: { nachforderung: FallNachforderung }) {
  const aenderungen = zurueckgenommen?.nichtGesendet ?? []
  if (aenderungen.length === 0) return undefined
  return (
    <details>
      <summary>{`Nicht eingereicht: ${aenderungen.length === 1 ? '1 Änderung' : `${aenderungen.length} Änderungen`}`}</summary>
      <ul className="kern-body">
        {aenderungen.map(({ stelle, frage, vorher, nachher }) => (
          <li key={stelle}>
            {frage}: <del className="d-zuvor">{vorher ?? 'fehlte'}</del> {nachher ?? 'fehlt jetzt'}
          </li>
        ))}
      </ul>
    </details>
  )
}
