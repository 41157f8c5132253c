import type { Problem } from '@foerderportal/contract/shared/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** Why it was not done; stands at the button. */
export function MitzeichnungAbsage({ problem: { title, detail, errors = [] } }: { problem: Problem }) {
  const weitere = errors.filter(({ text }) => text !== detail)
  return (
    <Hinweis ton="danger" titel={title} neu>
      <p className="kern-body">{detail ?? 'Versuchen Sie es später noch einmal.'}</p>
      {weitere.length > 0 && (
        <ul>
          {weitere.map(({ pfad, text }) => (
            <li key={pfad}>{text}</li>
          ))}
        </ul>
      )}
    </Hinweis>
  )
}
