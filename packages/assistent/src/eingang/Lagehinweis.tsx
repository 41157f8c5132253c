import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import type { ReactNode } from 'react'

type Lage = {
  readonly ton: 'info' | 'erfolg' | 'warnung'
  readonly titel: string
  readonly absaetze: readonly string[]
  /** What can be done, and the first moment at which it no longer can. */
  readonly antwort?: { readonly was: string; readonly bis: string }
}

type Props = {
  lage: Lage
  jetzt: Date
  /** What is to be pressed. */
  children?: ReactNode
}

/** Where a form that was sent stands now, above all that was sent: as its applicant reads it. */
export function Lagehinweis({ lage: { ton, titel, absaetze, antwort }, jetzt, children }: Props) {
  return (
    <Hinweis ton={TOENE[ton]} titel={titel} stufe={2}>
      <div className="p-stapel">
        {absaetze.map((absatz) => (
          <p className="kern-body" key={absatz}>
            {ganzeNummern(absatz)}
          </p>
        ))}
        {antwort && (
          <p className="kern-body">
            <strong>
              {antwort.was}: {alsFrist(antwort.bis, jetzt)}
            </strong>
          </p>
        )}
        {children}
      </div>
    </Hinweis>
  )
}
