import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { frageKurz, inWorten } from '@foerderportal/contract/fragebogen/antwort/worte'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { gestellteFragen } from '@foerderportal/contract/fragebogen/weg'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'

type Props = { definition: Definition; antworten: Antworten }

/** Every question that was asked, with what was answered, block by block. */
export function Antwortliste({ definition, antworten }: Props) {
  const gestellt = gestellteFragen(definition, antworten)
  return definition.bloecke
    .filter((block) => gestellt.some((eine) => eine.block === block))
    .map((block) => (
      <Abschnitt key={block.id} titel={block.titel}>
        <dl className="s-fragebogen-antworten">
          {gestellt
            .filter((eine) => eine.block === block)
            .map(({ frage }) => {
              const zeilen = inWorten(frage, antworten[frage.id] ?? {})
              return (
                <div key={frage.id}>
                  <dt className="kern-label">{frageKurz(frage)}</dt>
                  <dd className="kern-body s-fragebogen-text">
                    {zeilen.length === 0 ? 'keine Angabe' : zeilen.join('\n')}
                  </dd>
                </div>
              )
            })}
        </dl>
      </Abschnitt>
    ))
}
