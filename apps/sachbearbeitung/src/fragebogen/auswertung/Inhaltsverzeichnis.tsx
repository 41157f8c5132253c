import type { FrageAuswertung } from '@foerderportal/contract/fragebogen/bank/schema'

/** The place of a question on the page. */
export const ankerVon = ({ frageId }: Pick<FrageAuswertung, 'frageId'>): string => `frage-${frageId}`

/** All questions, block by block, each with the way to it. */
export function Inhaltsverzeichnis({ fragen }: { fragen: readonly FrageAuswertung[] }) {
  return (
    <nav aria-label="Fragen">
      {[...Map.groupBy(fragen, ({ blockTitel }) => blockTitel)].map(([titel, eigene]) => (
        <div key={titel} className="d-block">
          <h2>{titel}</h2>
          <ul className="d-gruppen">
            {eigene.map((frage) => (
              <li key={frage.frageId}>
                <a className="d-gruppen__punkt kern-link" href={`#${ankerVon(frage)}`}>
                  {frage.frage}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
