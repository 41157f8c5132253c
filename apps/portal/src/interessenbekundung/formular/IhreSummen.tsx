import { bekundungSummen } from '@foerderportal/contract/interessenbekundung/betraege'
import type { Investition } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'

type Props = { investitionen: readonly Investition[] | null | undefined }

/** What all categories cost together, and the grant that is hoped for: lines of a list of sums. */
export function Summenzeilen({ investitionen }: Props) {
  const { betragCent, zuwendungCent } = bekundungSummen(investitionen)
  return (
    <>
      <div>
        <dt>Kosten zusammen</dt>
        <dd className="p-zahl">{alsEuro(betragCent)}</dd>
      </div>
      <div className="s-summen__haupt">
        <dt>Erhoffter Zuschuss</dt>
        <dd className="p-zahl">{alsEuro(zuwendungCent)}</dd>
      </div>
    </>
  )
}
