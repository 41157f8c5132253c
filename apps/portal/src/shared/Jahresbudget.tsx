import { jahresbudgetAbfrage } from '@foerderportal/client/zuwendung/jahresbudget'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { queryClient } from '@foerderportal/shell/rahmen/queryClient'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { eigenesProfil } from '../profil.ts'

/** What is left of this year's money; nothing while that is not known. Used up, it says so before anybody begins. */
export function Jahresbudget() {
  const id = useId()
  const { data } = useQuery(jahresbudgetAbfrage(eigenesProfil().produktgruppe), queryClient)
  if (!data) return null
  const { jahr, budget, vergeben, frei } = data
  if (frei <= 0)
    return (
      <Hinweis ton="warning" titel={`Das Budget für ${jahr} ist aufgebraucht`} className="p-text">
        <p className="kern-body">
          {`Einreichen lässt sich ein Antrag erst wieder, wenn Mittel frei werden, spätestens mit dem Budget für ${jahr + 1}. Ein Entwurf bleibt gespeichert.`}
        </p>
      </Hinweis>
    )
  return (
    <section aria-labelledby={id} className="p-stapel p-stapel--eng p-text">
      <h2 className="kern-heading-small" id={id}>{`Budget ${jahr}`}</h2>
      <dl className="s-summen">
        <div>
          <dt>Insgesamt</dt>
          <dd className="p-zahl">{euro(budget)}</dd>
        </div>
        <div>
          <dt>Beantragt und bewilligt</dt>
          <dd className="p-zahl">{euro(vergeben)}</dd>
        </div>
        <div className="s-summen__haupt">
          <dt>Noch frei</dt>
          <dd className="p-zahl">{euro(frei)}</dd>
        </div>
      </dl>
    </section>
  )
}
