import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import { klassen } from '@foerderportal/ui/klassen'
import type { ComponentProps } from 'react'
import { Fussrand } from '../../shared/Fussrand.tsx'
import { Weitere } from '../../shared/Weitere.tsx'

type Props = {
  gezeigt: number
  gesamt: number | undefined
  gezaehltUm: Date | undefined
  abfrage: ComponentProps<typeof Weitere>['abfrage']
}

const zahl = (n: number) => n.toLocaleString('de-DE')

/** How many of how many are shown, and the next ones. */
export function Listenende({ gezeigt, gesamt, gezaehltUm, abfrage }: Props) {
  return (
    <>
      {abfrage.hasNextPage && (
        <p className="d-listenende">
          <Weitere abfrage={abfrage} text="Weitere laden" />
        </p>
      )}
      <Fussrand>
        {gesamt !== undefined && (
          <>
            {gezeigt > 0 && (
              <span>
                1 bis {zahl(gezeigt)} von {zahl(gesamt)}
              </span>
            )}
            {/* The counters come after the list: their line has its place before, so that nothing moves. */}
            <span className={klassen(gezaehltUm === undefined && 'd-fuss__spaeter')}>
              Zähler von {gezaehltUm === undefined ? '00:00' : alsUhrzeit(gezaehltUm)}&nbsp;Uhr
            </span>
          </>
        )}
      </Fussrand>
    </>
  )
}
