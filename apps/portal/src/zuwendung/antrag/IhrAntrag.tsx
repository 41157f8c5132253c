import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { fristVon } from '@foerderportal/contract/zuwendung/kern/staende'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { Summen } from '../seiten/Summen.tsx'

type Props = {
  antrag: AntragAntwort
  formular: AntragFormular
  /** The page itself shows the sums, as they are typed. */
  ohneSummen: boolean
}

/** Sum and deadline beside the steps; may be missed, since the pages say it too. */
export function IhrAntrag({ antrag, formular, ohneSummen }: Props) {
  const bis = fristVon(antrag)
  const frist = bis && alsFrist(bis)
  return (
    <dl className="s-summen">
      {!ohneSummen && <Summen formular={formular} />}
      {frist && (
        <div>
          <dt>Einreichen</dt>
          <dd>{frist}</dd>
        </div>
      )}
    </dl>
  )
}
