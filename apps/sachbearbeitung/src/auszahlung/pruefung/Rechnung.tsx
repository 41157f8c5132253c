import type { Bankpruefung, Pruefposition } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { Angaben } from '../../shared/Angaben.tsx'
import { ERechnung, kannERechnungSein } from './ERechnung.tsx'
import { rechnungName } from './worte.ts'

type Props = {
  wert: Pick<Bankpruefung, 'guid' | 'unternehmenName'>
  position: Pruefposition
  nr: number
  children: ReactNode
}

const oderNichts = (betrag: number | null | undefined): string | null =>
  betrag === null || betrag === undefined ? null : euro(betrag)

const tag = (wert: string | null | undefined): string | null => (wert ? alsDatum(wert) : null)

/** An invoice as it was sent, with its item; `children` is what of it is released. */
export function Rechnung({ wert, position, nr, children }: Props) {
  const { nachweis: n, gegenstand, beantragt, dubletten } = position
  const id = `rechnung-${nr}`
  return (
    <section className="d-rechnung" aria-labelledby={id}>
      <h3 className="d-rechnung__titel" id={id}>
        {`Rechnung ${nr}: ${rechnungName(position)}`}
      </h3>
      {dubletten.map((dublette) => (
        <Dublette key={dublette.was} dublette={dublette} />
      ))}
      <Angaben
        angaben={[
          ['Fördergegenstand', `Nr. ${gegenstand.nr}, ${gegenstand.name}`],
          [
            'Bewilligt',
            `${euro(gegenstand.bewilligt)} (${gegenstand.foerderquote.toLocaleString('de-DE')}\u00a0%), frei vor diesem Antrag ${euro(gegenstand.rest)}`,
          ],
          ['Rechnungsdatum', tag(n.rechnungsDatum)],
          ['Gezahlt am', tag(n.zahlungsDatum)],
          ['Rechnungsbetrag brutto', oderNichts(n.rechnungsBetrag)],
          ['Umsatzsteuer', oderNichts(n.umsatzsteuer)],
          ['Anderes, netto', oderNichts(n.anderesNetto)],
          ['Tatsächlich gezahlt', n.wenigerGezahlt ? oderNichts(n.gezahlterBetrag) : null],
          ['Nicht förderfähig', oderNichts(n.nichtFoerderfaehigeKosten)],
          ['Sachbericht', n.sachbericht],
          ['Beantragt', <strong key="beantragt">{euro(beantragt)}</strong>],
        ]}
      />
      {(n.rechnungen ?? []).filter(kannERechnungSein).map((datei) => (
        <ERechnung key={datei.uuid} wert={wert} nachweis={n} datei={datei} />
      ))}
      {children}
    </section>
  )
}

type DubletteProps = { dublette: Pruefposition['dubletten'][number] }

const DUBLETTE = {
  RECHNUNG: 'Diese Rechnung steht auch in einem anderen Auszahlungsantrag',
  JAHR: 'Diese Nummer steht ohne das Jahr auch in einem anderen Auszahlungsantrag',
  DATEI: 'Diese Datei liegt auch einem anderen Auszahlungsantrag bei',
} as const

/** It warns, and refuses nothing: one invoice may pay for two items. */
function Dublette({ dublette: { was, faelle } }: DubletteProps) {
  return (
    <Hinweis ton="warning" titel={DUBLETTE[was]}>
      <ul className="kern-body d-abweichungen">
        {faelle.map(({ geschaeftGuid, geNr, unternehmenName }) => (
          <li key={geschaeftGuid}>
            <Verweis href={pfade.fall(geschaeftGuid, 'entscheidung')}>{geNr}</Verweis>, {unternehmenName}
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}

/** Where it will be paid to, and whether somebody has looked at the last change. */
export function Bankverbindung({ bankdaten }: Pick<Bankpruefung, 'bankdaten'>) {
  const { iban, hindernis, inhaber, geaendertAm, ungesichtet } = bankdaten
  return (
    <section aria-labelledby="bankverbindung">
      <h2 className="d-teil" id="bankverbindung">
        Bankverbindung
      </h2>
      {iban === null && (
        <Hinweis ton="warning">
          Es ist kein Konto hinterlegt. Ohne Konto kommt nichts in einen Zahllauf.
        </Hinweis>
      )}
      {hindernis !== null && <Hinweis ton="warning">{hindernis}</Hinweis>}
      {ungesichtet > 0 && (
        <Hinweis ton="warning" titel="Geänderte Bankdaten sind noch nicht gesichtet">
          <p className="kern-body">
            Bis dahin kommt nichts in einen Zahllauf.{' '}
            <Verweis href={pfade.bankdaten}>Bankdaten sichten</Verweis>
          </p>
        </Hinweis>
      )}
      <Angaben
        angaben={[
          ['Kontoinhaber', iban === null ? null : inhaber],
          ['IBAN', iban],
          ['Zuletzt geändert', geaendertAm && alsDatum(tagInBerlin(new Date(geaendertAm)))],
        ]}
      />
    </section>
  )
}
