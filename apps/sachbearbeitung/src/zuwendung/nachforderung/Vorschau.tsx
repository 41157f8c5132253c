import { Korrekturbitte } from '@foerderportal/assistent/korrektur/Korrekturbitte.tsx'
import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { mitternachtInBerlin } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import type { GewaehlteStelle } from './useNachfordern.ts'

type Props = { grund: string; frist: string; stellen: readonly (GewaehlteStelle & { id: string })[] }

/** The deadline in the words of the portal; as typed while it is no day. */
const fristWorte = (frist: string): string => {
  const tag = datumLesen(frist)
  return (tag.ok ? alsFrist(mitternachtInBerlin(tageSpaeter(tag.wert, 1)).toISOString()) : undefined) ?? frist
}

/** As the applicant reads it above his application, drawn by the same part. */
export function Vorschau({ grund, frist, stellen }: Props) {
  return (
    <section className="d-block" aria-label="So liest es der Antragsteller">
      <p className="d-leise">So liest es der Antragsteller</p>
      <div className="d-brief p-stapel">
        <Korrekturbitte
          grund={grund}
          frist={fristWorte(frist)}
          stellen={stellen.map(({ pfad, frage, grund: weil }) => ({
            pfad,
            frage: <span className="kern-link">{frage}</span>,
            grund: weil,
          }))}
        />
      </div>
    </section>
  )
}
