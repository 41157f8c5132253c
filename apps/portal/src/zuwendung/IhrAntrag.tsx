import { alsEuro } from '@foerderportal/contract/shared/betrag'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { summen } from '@foerderportal/contract/zuwendung/rules'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { alsFrist } from '../bausteine/zeit.ts'

type Props = {
  antrag: AntragAntwort
  formular: AntragFormular
  /** The page itself shows the sums, as they are typed. */
  ohneSummen: boolean
}

/** Sum and deadline beside the steps; may be missed, since the pages say it too. */
export function IhrAntrag({ antrag, formular, ohneSummen }: Props) {
  const { kostenCent, zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  const bis = antrag.nachforderung?.frist ?? antrag.erfassungsZeitraum?.bis
  const frist = bis && alsFrist(bis)
  return (
    <dl className="s-summen">
      {!ohneSummen && (
        <>
          <div>
            <dt>Gesamtkosten netto</dt>
            <dd className="p-zahl">{alsEuro(kostenCent)}</dd>
          </div>
          <div>
            <dt>Voraussichtlicher Zuschuss</dt>
            <dd className="p-zahl">{alsEuro(zuwendungCent)}</dd>
          </div>
        </>
      )}
      {frist && (
        <div>
          <dt>Einreichen</dt>
          <dd>{frist}</dd>
        </div>
      )}
    </dl>
  )
}
