import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import type { Vorgang } from '../shared/vorgaenge/vorgaengeSammeln.ts'

/** The cases as cards: programme, state, sum, what comes next. */
export function Vorgaenge({ vorgaenge, jetzt }: { vorgaenge: readonly Vorgang[]; jetzt: Date }) {
  return (
    <ul className="p-raster s-liste">
      {vorgaenge.map((vorgang) => (
        <li key={`${vorgang.titel} ${vorgang.programm} ${vorgang.letzteAenderung}`}>
          <VorgangKarte vorgang={vorgang} jetzt={jetzt} />
        </li>
      ))}
    </ul>
  )
}

/** 'bis 31.12.2026': the day alone, the hour stands among the deadlines. */
const bisTag = (bis: string) => `bis ${alsDatum(tagInBerlin(letzterMoment(bis)))}`

function VorgangKarte({ vorgang, jetzt }: { vorgang: Vorgang; jetzt: Date }) {
  const { titel, programm, rundeBis, href, status, betragInEuro, letzteAenderung, entschiedenAm } = vorgang
  return (
    <Karte
      vorzeile={rundeBis === undefined ? programm : `${programm} · ${bisTag(rundeBis)}`}
      titel={ganzeNummern(titel)}
      href={href}
    >
      <p className="s-karte__stand">
        <Statuswort ton={TOENE[status.ton]} klein>
          {status.wort}
        </Statuswort>
        <span className="p-zahl">{euro(betragInEuro)}</span>
      </p>
      <p className="kern-body">{status.weiter}</p>
      <p className="kern-body kern-body--small kern-body--muted">
        {letzteAenderung === entschiedenAm ? 'Entschieden' : 'Zuletzt geändert'}:{' '}
        {alsWann(letzteAenderung, jetzt)}&nbsp;Uhr
      </p>
    </Karte>
  )
}
