import { alsEuro } from '@foerderportal/contract/shared/betrag'
import { summen, zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/rules'
import type { Obergrenzen } from '@foerderportal/contract/zuwendung/schema'
import { useWatch, type Control } from 'react-hook-form'
import { useAnsage } from '../../bausteine/useAnsage.ts'
import { seitenSchreiben, type GegenstaendeWerte } from './gegenstandWerte.ts'

type Props = {
  control: Control<GegenstaendeWerte>
  quoten: Readonly<Record<string, number>>
  obergrenzen: Obergrenzen
}

/** Cost and grant while they are typed, by the same rules as the server's (S4-02); said when they have settled. */
export function Betraege({ control, quoten, obergrenzen }: Props) {
  const seiten = useWatch({ control, name: 'foerdergegenstandSeiten' })
  const { kostenCent, zuwendungCent } = summen(
    zuwendungenBerechnen(seitenSchreiben(seiten), quoten, obergrenzen),
  )
  useAnsage(`Gesamtkosten ${alsEuro(kostenCent)}, voraussichtlicher Zuschuss ${alsEuro(zuwendungCent)}`)
  return (
    <dl className="s-summen">
      <div>
        <dt>Gesamtkosten netto</dt>
        <dd className="p-zahl">{alsEuro(kostenCent)}</dd>
      </div>
      <div className="s-summen__haupt">
        <dt>Voraussichtlicher Zuschuss</dt>
        <dd className="p-zahl">{alsEuro(zuwendungCent)}</dd>
      </div>
    </dl>
  )
}
