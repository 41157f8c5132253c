import type { Schritt } from '@foerderportal/contract/formular/schritte'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { ReactNode } from 'react'
import { Beleg } from './Beleg.tsx'
import type { Bestaetigung } from './bestaetigung.ts'
import { Nachweis, type Nachweisangaben } from './Nachweis.tsx'
import { SoGehtEsWeiter } from './SoGehtEsWeiter.tsx'

type Props = Nachweisangaben & {
  eingang: Bestaetigung
  /** What comes next; none once it is decided. */
  schritte?: readonly Schritt[]
  variante: 'primary' | 'secondary'
  /** What else can be done with it. */
  children?: ReactNode
}

/** What the applicant has in hand after sending, whatever it was: sum, one number, time, what comes next, receipt. */
export function Quittung({ eingang, schritte = [], variante, children, ...angaben }: Props) {
  return (
    <>
      <Nachweis eingang={eingang} {...angaben} />
      <SoGehtEsWeiter schritte={schritte} />
      <div className="p-reihe p-nicht-drucken">
        <Beleg beleg={eingang.beleg} variante={variante} />
        {children}
        <Knopf variante="secondary" onClick={() => print()}>
          Seite drucken
        </Knopf>
      </div>
    </>
  )
}
