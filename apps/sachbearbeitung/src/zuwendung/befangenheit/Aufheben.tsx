import { befangenheitAufheben } from '@foerderportal/client/zuwendung/bank/befangenheit'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { woranWort } from './spalten.tsx'

type Props = {
  befangenheit: Befangenheit
  aufgehoben: () => Promise<unknown>
  schliessen: () => void
}

/** Lifts it with a reason, right after signing in; what was typed outlasts that. */
export function Aufheben({ befangenheit, aufgehoben, schliessen }: Props) {
  const { guid, geschaeft, person } = befangenheit
  const danach = async () => {
    ansagen('Aufgehoben.')
    await aufgehoben()
    schliessen()
  }
  return (
    <Grunddialog
      name={`befangenheit/${guid}/aufheben`}
      titel={`Befangenheit für ${woranWort(befangenheit)} aufheben`}
      folge={`${person.name} sieht ${geschaeft === null ? 'das Unternehmen und seine Fälle' : 'den Fall'} danach wieder und kann daran arbeiten. Was Sie hier tun, steht mit dem Grund im Protokoll.`}
      knopf="Aufheben"
      ohneGrund="Geben Sie an, warum die Befangenheit nicht mehr besteht."
      hoechstens={1000}
      tun={(grund) => befangenheitAufheben(guid, grund)}
      danach={danach}
      frisch={{ handlung: 'befangenheitAufheben', an: guid }}
      schliessen={schliessen}
    />
  )
}
