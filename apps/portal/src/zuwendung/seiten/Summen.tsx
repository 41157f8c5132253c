import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'

/** What all items cost and what is granted for them: the first lines of a list of sums. */
export function Summen({ formular }: { formular: AntragFormular }) {
  const { kostenCent, zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  return (
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
  )
}
