import { nachforderungsfristFehler } from '@foerderportal/contract/zuwendung/bank/tage'
import {
  nachforderungVerlaengern,
  nachforderungZuruecknehmen,
} from '@foerderportal/client/zuwendung/fall/nachforderung'
import type { FallNachforderung } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { alsDatum, alsMinute, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'
import { Standwort } from '../../shared/Standwort.tsx'
import { Handlung } from './Handlung.tsx'

type Props = { geschaeft: string; antrag: string; nachforderung: FallNachforderung; schreiben: boolean }

/** What waits for the applicant: what was asked, until when, and how to change that. */
export function Offene({ geschaeft, antrag, nachforderung: n, schreiben }: Props) {
  const bis = alsFrist(n.frist)
  return (
    <section className="d-block" aria-labelledby="offen">
      <h2 id="offen">Nachforderung vom {alsDatum(tagInBerlin(new Date(n.gestelltAm)))}</h2>
      <p className="kern-body">
        <Standwort ton="warning">
          {bis === undefined ? 'Ohne Antwort abgelaufen' : 'Wartet auf den Antragsteller'}
        </Standwort>{' '}
        <span className="d-leise">
          {bis ?? `Die Frist endete am ${alsMinute(letzterMoment(n.frist))}\u00a0Uhr.`}
        </span>
      </p>
      <p className="kern-body d-wort">{n.grund}</p>
      <ul className="kern-body">
        {n.stellen.map(({ pfad, frage, grund }) => (
          <li key={pfad}>
            {frage} <span className="d-leise">{grund}</span>
          </li>
        ))}
      </ul>
      <Verlaengerungen nachforderung={n} />
      {schreiben && (
        <>
          <Handlung
            geschaeft={geschaeft}
            nachforderung={n.guid}
            name="verlaengern"
            titel="Frist verlängern"
            erklaerung="Nur auf einen späteren Tag. Wer zeichnen darf, bekommt eine E-Mail."
            tagesregel={(tag, heute) =>
              nachforderungsfristFehler(tag, heute, tagInBerlin(letzterMoment(n.frist)))
            }
            tun={({ tag, grund }) => nachforderungVerlaengern(antrag, { frist: tag, grund })}
          />
          <Handlung
            geschaeft={geschaeft}
            nachforderung={n.guid}
            name="zuruecknehmen"
            titel="Nachforderung zurücknehmen"
            erklaerung="Die Prüfung geht mit dem weiter, was zuletzt eingereicht war. Was der Antragsteller seitdem geändert hat, bleibt hier lesbar."
            tun={({ grund }) => nachforderungZuruecknehmen(antrag, grund)}
          />
        </>
      )}
    </section>
  )
}

function Verlaengerungen({ nachforderung: { verlaengerungen } }: Pick<Props, 'nachforderung'>) {
  return verlaengerungen.map(({ am, von, vorher, frist, grund }) => (
    <p key={am} className="kern-body">
      {`Verlängert ${alsWann(am)} von ${von}, vom ${letzterTag(vorher)} auf den ${letzterTag(frist)}: `}
      <span className="d-wort">{grund}</span>
    </p>
  ))
}

const letzterTag = (frist: string): string => alsDatum(tagInBerlin(letzterMoment(frist)))
