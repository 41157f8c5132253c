import { beantragtSummeCent, restSummeCent } from '@foerderportal/contract/auszahlung/rules'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { useSyncExternalStore } from 'react'

type Props = {
  auszahlung: AuszahlungAntwort
  entwurf: Pick<Entwurf<AuszahlungAntwort>, 'subscribe' | 'wert'>
}

const nochMoeglich = (anzahl: number): string =>
  anzahl === 0 ? 'Das ist der letzte' : `${anzahl} ${anzahl === 1 ? 'weiterer' : 'weitere'}`

/** What this request claims of its case, and what is left after it; beside the steps, as it is typed. */
export function IhreAuszahlung({ auszahlung, entwurf }: Props) {
  const beantragt = useSyncExternalStore(entwurf.subscribe, () => beantragtSummeCent(entwurf.wert().formular))
  const rest = restSummeCent(auszahlung.gegenstaende) - beantragt
  return (
    <dl className="s-summen">
      <div className="s-summen__haupt">
        <dt>Hier beantragt</dt>
        <dd className="p-zahl">{alsEuro(beantragt)}</dd>
      </div>
      <div>
        <dt>Danach noch verfügbar</dt>
        <dd className="p-zahl">{alsEuro(Math.max(0, rest))}</dd>
      </div>
      <div>
        <dt>Danach mögliche Anträge</dt>
        <dd>{nochMoeglich(auszahlung.weitereAntraege)}</dd>
      </div>
    </dl>
  )
}
