import {
  bewilligtCent,
  bewilligtSummeCent,
} from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/pruefpunkte/ergebnis'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import type { ReactNode } from 'react'
import { Abweichungen } from '../../shared/Abweichungen.tsx'
import { Angaben } from '../../shared/Angaben.tsx'
import { Standwort } from '../../shared/Standwort.tsx'
import { Bankverbindung, Rechnung } from './Rechnung.tsx'

type Props = { wert: Bankpruefung; children?: ReactNode }

/** A check that is read here, whoever reads it: what is decided, how that differs, and why. */
export function Lesefassung({ wert, children }: Props) {
  return (
    <>
      <Kurz wert={wert} />
      {wert.stand !== null && <Abweichungen titel="Abweichungen vom Antrag" saetze={wert.abweichungen} />}
      <Rechnungen wert={wert} />
      <Bankverbindung bankdaten={wert.bankdaten} />
      <Punkte wert={wert} />
      {wert.stand === 'FREIGEGEBEN' && wert.inhaltSha256 && (
        <p className="d-meta">
          Prüfsumme der Entscheidung: <code>{wert.inhaltSha256}</code>
        </p>
      )}
      {children}
    </>
  )
}

function Kurz({ wert }: { wert: Bankpruefung }) {
  const { stand, inhalt, vorgelegt, freigegeben, beantragt } = wert
  if (stand === null) return <p className="kern-body">Noch hat niemand begonnen, diesen Antrag zu prüfen.</p>
  return (
    <Angaben
      angaben={[
        [
          'Ergebnis',
          <strong key="ergebnis">
            {inhalt.ergebnis === 'ABGELEHNT'
              ? 'Ablehnung'
              : `Auszahlung von ${alsEuro(bewilligtSummeCent(inhalt))}, beantragt ${euro(beantragt)}`}
          </strong>,
        ],
        ['Begründung', inhalt.begruendung],
        ['Vorgelegt', vorgelegt && `${alsWann(vorgelegt.am)} Uhr von ${vorgelegt.name}`],
        ['Freigegeben', freigegeben && `${alsWann(freigegeben.am)} Uhr von ${freigegeben.name}`],
      ]}
    />
  )
}

function Rechnungen({ wert: { positionen, inhalt, stand } }: { wert: Bankpruefung }) {
  return (
    <section aria-labelledby="rechnungen">
      <h2 className="d-teil" id="rechnungen">
        Rechnungen
      </h2>
      {positionen.map((position, i) => (
        <Rechnung key={position.nachweis.id} position={position} nr={i + 1}>
          {stand !== null && (
            <Angaben
              angaben={[
                [
                  'Ausgezahlt wird',
                  <strong key="betrag">{alsEuro(bewilligtCent(inhalt, position.nachweis.id))}</strong>,
                ],
                [
                  'Grund der Kürzung',
                  inhalt.positionen.find(({ nachweis }) => nachweis === position.nachweis.id)?.grund,
                ],
              ]}
            />
          )}
        </Rechnung>
      ))}
    </section>
  )
}

function Punkte({ wert: { katalog, inhalt } }: { wert: Bankpruefung }) {
  return (
    <section aria-labelledby="punkte">
      <h2 className="d-teil" id="punkte">
        Prüfpunkte
      </h2>
      <ul className="d-pruefliste">
        {katalog.map(({ code, titel }) => {
          const gesagt = inhalt.punkte.find((punkt) => punkt.code === code)
          const { wort, ton } = PUNKT_ANZEIGE[gesagt?.ergebnis ?? 'OFFEN']
          return (
            <li key={code}>
              <span>
                {code} {titel}
              </span>
              <Standwort ton={TOENE[ton]}>{wort}</Standwort>
              {gesagt?.text && <span className="d-pruefliste__text">{gesagt.text}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
