import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Verweis } from './Verweis.tsx'

export type Beschreibung = {
  /** The question in the words of the form. */
  frage: string
  /** The answer as it is read; nothing given shows `fehlt`. */
  antwort?: ReactNode
  /** Where the answer can be changed. */
  aendernHref?: string | undefined
  /** What is said when a required answer is missing. */
  fehlt?: string
}

const istLeer = (antwort: ReactNode) => antwort === undefined || antwort === null || antwort === ''

function Antwort({ antwort, fehlt }: Pick<Beschreibung, 'antwort' | 'fehlt'>) {
  if (!istLeer(antwort)) return antwort
  if (!fehlt) return <span className="kern-body--muted">keine Angabe</span>
  return (
    <span className="p-fehlt">
      <Icon name="warning" groesse="small" />
      {fehlt}
    </span>
  )
}

/** Questions and answers, one below the other; on wide screens beside one another with the link to change at the end. */
export function Beschreibungsliste({ eintraege }: { eintraege: readonly Beschreibung[] }) {
  return (
    <dl className="p-beschreibung">
      {eintraege.map(({ frage, antwort, aendernHref, fehlt }) => (
        <div className="p-beschreibung__zeile" key={frage}>
          <dt className="p-beschreibung__frage">{frage}</dt>
          <dd className="p-beschreibung__antwort">
            <Antwort antwort={antwort} {...(fehlt ? { fehlt } : {})} />
          </dd>
          {aendernHref && (
            <dd className="p-beschreibung__aendern">
              <Verweis href={aendernHref} aria-label={`Ändern: ${frage}`}>
                Ändern
              </Verweis>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
