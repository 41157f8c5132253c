import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { frageKurz, inWorten } from '@foerderportal/contract/fragebogen/antwort/worte'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { gestellteBloecke } from '@foerderportal/contract/fragebogen/weg/weg'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'

type Props = { definition: Definition; antworten: Antworten }

/** Every question that was asked, with what was answered, block by block. */
export function Antwortliste({ definition, antworten }: Props) {
  return gestellteBloecke(definition, antworten).map(({ block, fragen }) => (
    <Abschnitt key={block.id} titel={block.titel}>
      <dl className="s-fragebogen-antworten">
        {fragen.map((frage) => {
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
