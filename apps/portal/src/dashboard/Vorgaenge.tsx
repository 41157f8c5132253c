import { STATUS_ANZEIGE } from '@foerderportal/contract/zuwendung/lifecycle'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { TOENE, euro } from '../bausteine/anzeige.ts'
import { alsWann } from '../bausteine/zeit.ts'
import { pfade } from '../paths.ts'
import type { Vorgang } from './vorgang.ts'

/** The cases as cards: programme, state, sum, what comes next. */
export function Vorgaenge({ vorgaenge }: { vorgaenge: readonly Vorgang[] }) {
  return (
    <ul className="p-raster s-liste">
      {vorgaenge.map((vorgang) => (
        <li key={vorgang.geschaeft.geNr}>
          <VorgangKarte {...vorgang} />
        </li>
      ))}
    </ul>
  )
}

function VorgangKarte({ geschaeft, einladung }: Vorgang) {
  const { wort, ton, weiter } = STATUS_ANZEIGE[geschaeft.geschaeftStatus]
  const guid = geschaeft.antraege[0]?.guid
  return (
    <Karte
      vorzeile={einladung.programmbezeichnung}
      titel={`Antrag ${geschaeft.geNr}`}
      href={guid && ziel(guid, geschaeft.geschaeftStatus === 'NEUANTRAG_IN_BEARBEITUNG')}
    >
      <p className="s-karte__stand">
        <Statuswort ton={TOENE[ton]} klein>
          {wort}
        </Statuswort>
        <span className="p-zahl">{euro(geschaeft.zuwendungsBetrag)}</span>
      </p>
      <p className="kern-body">{weiter}</p>
      <p className="kern-body kern-body--small kern-body--muted">
        Stand: {alsWann(geschaeft.letzteAenderung)} Uhr
      </p>
    </Karte>
  )
}

const ziel = (guid: string, entwurf: boolean) => (entwurf ? pfade.antragWeiter(guid) : pfade.eingang(guid))
