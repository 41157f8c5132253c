import type { AuszahlungGegenstand } from '@foerderportal/contract/auszahlung/schema'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'

type Props = { gegenstand: AuszahlungGegenstand; beantragtCent: number }

/** What an item had left, what is claimed of it here, and what then remains; said when the typing has settled. */
export function Betraege({ gegenstand, beantragtCent }: Props) {
  const rest = inCent(gegenstand.restBetrag)
  const danach = rest - beantragtCent
  const zuViel = danach < 0
  useAnsage(
    zuViel
      ? `Hier beantragt ${alsEuro(beantragtCent)}, das sind ${alsEuro(-danach)} zu viel`
      : `Hier beantragt ${alsEuro(beantragtCent)}, danach übrig ${alsEuro(danach)}`,
  )
  return (
    <div className="p-stapel">
      <dl className="s-summen">
        <div>
          <dt>Noch verfügbar</dt>
          <dd className="p-zahl">{alsEuro(rest)}</dd>
        </div>
        <div>
          <dt>Hier beantragt</dt>
          <dd className="p-zahl">{alsEuro(beantragtCent)}</dd>
        </div>
        <div className="s-summen__haupt">
          <dt>{zuViel ? 'Zu viel beantragt' : 'Danach übrig'}</dt>
          <dd className="p-zahl">{alsEuro(Math.abs(danach))}</dd>
        </div>
      </dl>
      <p className="kern-body kern-body--small">
        Der Zuschuss beträgt {gegenstand.foerderquote.toLocaleString('de-DE')}&nbsp;% der förderfähigen
        Kosten.
      </p>
    </div>
  )
}
