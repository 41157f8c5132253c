import { anwesenheitAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import { mitUnd } from '@foerderportal/contract/shared/aufzaehlung'
import { useQuery } from '@tanstack/react-query'

type Props = {
  geschaeft: string
  /** As the head of the case said when it came. */
  anfangs: readonly string[]
}

/**
 * Has others see that one is in the case, and says who else is (S9-02): two who work on the same thing should know it before
 * they save.
 */
export function Anwesend({ geschaeft, anfangs }: Props) {
  const { data: namen = anfangs } = useQuery(anwesenheitAbfrage(geschaeft))
  if (namen.length === 0) return null
  return (
    <span>
      {mitUnd(namen)} {namen.length === 1 ? 'liest' : 'lesen'} mit
    </span>
  )
}
