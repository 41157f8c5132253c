import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { wegeDesAntrags } from '../geschaeft/wege.ts'

type Props = { antrag: Parameters<typeof wegeDesAntrags>[0] }

/** On its own page: where a case goes on beside its application. Nothing where there is nothing. */
export function AntragWege({ antrag }: Props) {
  const wege = wegeDesAntrags(antrag)
  if (wege.length === 0) return null
  return (
    <ul className="s-zeilen p-nicht-drucken">
      {wege.map(({ text, dazu, bald, href }) => (
        <li key={text}>
          <Verweis href={href}>{text}</Verweis>
          <span className="kern-body--muted">{[dazu, bald].filter(Boolean).join('; ')}</span>
        </li>
      ))}
    </ul>
  )
}
