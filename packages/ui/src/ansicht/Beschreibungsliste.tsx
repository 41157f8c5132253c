import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { Verweis } from '../Verweis.tsx'

export type Beschreibung = {
  /** The question in the words of the form. */
  frage: string
  /** The answer as it is read; nothing given shows `fehlt`. */
  antwort?: ReactNode
  /** Where the answer can be changed. */
  aendernHref?: string | undefined
  /** What is said when a required answer is missing. */
  fehlt?: string
  /** What is wrong with the answer, given or not; stands below it. */
  fehler?: string | undefined
  /** Lets a link lead to this row. */
  id?: string | undefined
}

const fehltAntwort = (antwort: ReactNode) => antwort === undefined || antwort === null || antwort === ''

function Antwort({ antwort, fehlt, fehler }: Pick<Beschreibung, 'antwort' | 'fehlt' | 'fehler'>) {
  const leer = fehltAntwort(antwort)
  if (leer && fehlt) return <Fehlt text={fehlt} />
  return (
    <>
      {leer ? !fehler && <span className="kern-body--muted">keine Angabe</span> : antwort}
      {fehler && <Fehlt text={fehler} />}
    </>
  )
}

function Fehlt({ text }: { text: string }) {
  return (
    <span className="p-fehlt">
      <Icon name="warning" groesse="small" />
      {text}
    </span>
  )
}

type Props = {
  eintraege: readonly Beschreibung[]
  /** What they are about, where several lists ask the same: tells their links apart. */
  von?: string | undefined
}

/** Questions and answers, one below the other; on wide screens beside one another with the link to change at the end. */
export function Beschreibungsliste({ eintraege, von }: Props) {
  return (
    <dl className="p-beschreibung">
      {eintraege.map(({ frage, antwort, aendernHref, fehlt, fehler, id }, i) => (
        <div className="p-beschreibung__zeile" key={i} id={id} tabIndex={id === undefined ? undefined : -1}>
          <dt className="p-beschreibung__frage">{frage}</dt>
          <dd className="p-beschreibung__antwort">
            <Antwort antwort={antwort} fehler={fehler} {...(fehlt ? { fehlt } : {})} />
          </dd>
          {aendernHref && (
            <dd className="p-beschreibung__aendern">
              <Verweis href={aendernHref} aria-label={`Ändern: ${frage}${von ? `, ${von}` : ''}`}>
                Ändern
              </Verweis>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
