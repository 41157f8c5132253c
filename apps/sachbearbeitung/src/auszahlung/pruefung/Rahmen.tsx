import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Nachfragen } from './Rueckfrage.tsx'
import { anzeigeVon } from './worte.ts'

type Props = {
  wert: Bankpruefung
  /** What is presented, beside asking the company. */
  aktionen?: ReactNode
  /** What would be paid, as it is written here. */
  summe?: string
  children: ReactNode
}

/** A payout request: its head with one line of where it stands, and below it what is checked or read. */
export function Rahmen({ wert, aktionen, summe, children }: Props) {
  return (
    <Arbeitsseite
      titel={`Auszahlung ${wert.nr} zu ${wert.geNr}`}
      dazu={wert.unternehmenName}
      stand={<Stand wert={wert} summe={summe} />}
      aktionen={
        <>
          <Nachfragen wert={wert} />
          {aktionen}
        </>
      }
    >
      {children}
    </Arbeitsseite>
  )
}

function Stand({ wert, summe }: Pick<Props, 'wert'> & { summe: string | undefined }) {
  const { wort, ton, weiter } = anzeigeVon(wert)
  return (
    <>
      <Standwort ton={TOENE[ton]}>{wort}</Standwort>
      <span>{weiter}</span>
      <Verweis href={pfade.fall(wert.geschaeftGuid, 'entscheidung')}>{ganzeNummern(wert.geNr)}</Verweis>
      <span>
        {programmName(wert.programm)}, Nr. {wert.nr} von höchstens {wert.hoechstens}
      </span>
      <span>beantragt {euro(wert.beantragt)}</span>
      {summe !== undefined && (
        <span>
          auszuzahlen <strong>{summe}</strong>
        </span>
      )}
      <span>
        Eingang {ganzeNummern(wert.eingangsnummer)}, {alsDatum(tagInBerlin(new Date(wert.eingegangenAm)))}
      </span>
    </>
  )
}
