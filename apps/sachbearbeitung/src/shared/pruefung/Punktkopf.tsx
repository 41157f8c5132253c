import { PUNKT_ANZEIGE, type Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import type { ReactNode, Ref } from 'react'

/** Names the section of a point. */
export const PUNKTTITEL = 'punkt-titel'

type Props = {
  punkt: {
    readonly code: string
    readonly titel: string
    readonly grundlage: string
    readonly text: string
    readonly vorschlag: Vorschlag | null
  }
  titel: Ref<HTMLHeadingElement>
  /** What one should know before answering, above what the rule says. */
  children?: ReactNode
}

/** What a point asks, on what authority, and what the rule says. */
export function Punktkopf({
  punkt: { code, titel: name, grundlage, text, vorschlag },
  titel,
  children,
}: Props) {
  return (
    <>
      <h2 id={PUNKTTITEL} className="kern-heading-small" tabIndex={-1} ref={titel}>
        {code} {name}
      </h2>
      <p className="d-meta">{grundlage}</p>
      <p className="kern-body">{text}</p>
      {children}
      {vorschlag && (
        <Hinweis>
          {vorschlag.ergebnis !== null && `Vorschlag der Regel: ${PUNKT_ANZEIGE[vorschlag.ergebnis].wort}. `}
          {vorschlag.text}
        </Hinweis>
      )}
    </>
  )
}
