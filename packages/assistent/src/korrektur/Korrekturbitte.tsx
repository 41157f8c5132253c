import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import type { ReactNode } from 'react'

type Stelle = { readonly pfad: string; readonly frage: ReactNode; readonly grund: string }

type Props = {
  /** Above all of it. */
  grund: string
  /** 'noch 21 Tage (bis …)'. */
  frist: string | undefined
  stellen: readonly Stelle[]
}

/** What the bank still needs, why and until when: as the applicant reads it, and as the bank sees it before it asks. */
export function Korrekturbitte({ grund, frist, stellen }: Props) {
  return (
    <>
      <Hinweis ton="warning" titel="Ihre Angaben fehlen" stufe={2}>
        <p className="kern-body">{grund}</p>
        <p className="kern-body">
          <strong>Einreichen: {frist}</strong>
        </p>
      </Hinweis>
      <ul className="s-nachforderung">
        {stellen.map(({ pfad, frage, grund: weil }) => (
          <li key={pfad}>
            {frage}
            <p className="kern-body">{weil}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
