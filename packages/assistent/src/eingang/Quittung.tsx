import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Beleg } from './Beleg.tsx'
import type { Bestaetigung } from './bestaetigung.ts'
import { Nachweis } from './Nachweis.tsx'

type Props = {
  /** Of the case: what to name when one calls. */
  geNr: string
  eingang: Bestaetigung
  variante: 'primary' | 'secondary'
}

/** What the applicant has in hand after sending: number, time, checksum, receipt. */
export function Quittung({ geNr, eingang, variante }: Props) {
  return (
    <>
      <Nachweis eingang={eingang} davor={[{ frage: 'Bei Fragen nennen Sie', antwort: ganzeNummern(geNr) }]} />
      <div className="p-reihe p-nicht-drucken">
        <Beleg beleg={eingang.beleg} variante={variante} />
        <Knopf variante="secondary" onClick={() => print()}>
          Seite drucken
        </Knopf>
      </div>
    </>
  )
}
