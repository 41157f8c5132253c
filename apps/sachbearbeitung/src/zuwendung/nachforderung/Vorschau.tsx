import type { GewaehlteStelle } from './useNachfordern.ts'

type Props = { grund: string; frist: string; stellen: readonly (GewaehlteStelle & { id: string })[] }

/** As the applicant reads it above his application. */
export function Vorschau({ grund, frist, stellen }: Props) {
  return (
    <section className="d-block" aria-labelledby="vorschau">
      <h2 id="vorschau">So liest es der Antragsteller</h2>
      <div className="d-brief">
        <h3>{`Bitte ergänzen Sie Ihren Antrag bis ${frist}`}</h3>
        <p className="kern-body d-wort">{grund}</p>
        {stellen.length > 0 && (
          <dl>
            {stellen.map(({ id, frage, grund: weil }) => (
              <div key={id}>
                <dt className="kern-label">{frage}</dt>
                <dd className="kern-body d-wort">{weil}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
