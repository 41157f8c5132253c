import { istOhnePruefung, OHNE_PRUEFUNG } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import {
  bewilligtCent,
  bewilligtSummeCent,
} from '@foerderportal/contract/auszahlung/bankpruefung/vollstaendig'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { bekanntgabeWort } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/staende'
import { PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { TOENE, euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { Abweichungen } from '../../shared/Abweichungen.tsx'
import { Angaben } from '../../shared/Angaben.tsx'
import { belegWorte } from '../../shared/pruefung/belege.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { Bankverbindung, Rechnung } from './Rechnung.tsx'

type Beleglage = {
  namen: ReadonlyMap<string, string>
  /** Shows a piece of evidence beside. */
  zeigen: (beleg: Beleg) => void
}
type Props = Beleglage & { wert: Bankpruefung; children?: ReactNode }

/** A check that is read here, whoever reads it: what is decided, how that differs, and why. */
export function Lesefassung({ wert, children, ...belege }: Props) {
  return (
    <>
      <Kurz wert={wert} />
      {wert.stand !== null && <Abweichungen titel="Abweichungen vom Antrag" saetze={wert.abweichungen} />}
      <Rechnungen wert={wert} />
      <Bankverbindung bankdaten={wert.bankdaten} />
      {!istOhnePruefung(wert) && <Punkte wert={wert} {...belege} />}
      {wert.stand === 'FREIGEGEBEN' && wert.inhaltSha256 && (
        <p className="d-meta">
          Prüfsumme der Entscheidung: <code>{wert.inhaltSha256}</code>
        </p>
      )}
      {children}
    </>
  )
}

const UNBEGONNEN = 'Noch hat niemand begonnen, diesen Antrag zu prüfen.'

function Kurz({ wert }: { wert: Bankpruefung }) {
  const { stand, inhalt, vorgelegt, freigegeben, beantragt, bescheid, geschaeftGuid } = wert
  if (stand === null) return <p className="kern-body">{istOhnePruefung(wert) ? OHNE_PRUEFUNG : UNBEGONNEN}</p>
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
        ['Vorgelegt', vorgelegt && `${alsWann(vorgelegt.am)}\u00a0Uhr von ${vorgelegt.name}`],
        ['Bescheid', bescheid && <Bescheid key="bescheid" {...{ geschaeftGuid, bescheid }} />],
        ['Freigegeben', freigegeben && `${alsWann(freigegeben.am)}\u00a0Uhr von ${freigegeben.name}`],
      ]}
    />
  )
}

type BescheidProps = Pick<Bankpruefung, 'geschaeftGuid'> & { bescheid: NonNullable<Bankpruefung['bescheid']> }

/** The notice is made known on the page of its case, like every other. */
function Bescheid({ geschaeftGuid, bescheid: { nummer, status } }: BescheidProps) {
  return (
    <>
      {ganzeNummern(nummer)}: {bekanntgabeWort(status)}.{' '}
      <Verweis href={pfade.fall(geschaeftGuid, 'bekanntgabe')}>Bekanntgabe</Verweis>
    </>
  )
}

function Rechnungen({ wert }: { wert: Bankpruefung }) {
  const { positionen, inhalt, stand } = wert
  return (
    <section aria-labelledby="rechnungen">
      <h2 className="d-teil" id="rechnungen">
        Rechnungen
      </h2>
      {positionen.map((position, i) => (
        <Rechnung key={position.nachweis.id} {...{ wert, position }} nr={i + 1}>
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

const OHNE_STELLEN: ReadonlyMap<string, string> = new Map()

function Punkte({ wert: { katalog, inhalt }, namen, zeigen }: Beleglage & { wert: Bankpruefung }) {
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
              {gesagt?.belege.map((beleg) => {
                const worte = belegWorte(beleg, namen, OHNE_STELLEN)
                return (
                  <span key={worte} className="d-beleg">
                    <button type="button" className="d-beleg__ort" onClick={() => zeigen(beleg)}>
                      {worte}
                    </button>
                  </span>
                )
              })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
