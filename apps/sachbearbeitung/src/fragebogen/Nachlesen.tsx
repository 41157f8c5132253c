import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { inMerkmalen } from '@foerderportal/contract/fragebogen/bank/merkmale'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Fassungsreiter } from './Fassungsreiter.tsx'
import { Fassungsstand } from './Fassungsstand.tsx'
import { fassungName } from './worte.ts'

/** Everything that a version says, in the words in which it is compared. */
export function Nachlesen({ fassung }: { fassung: Fassung }) {
  return (
    <Arbeitsseite
      titel={fassungName(fassung)}
      stand={<Fassungsstand fassung={fassung} />}
      darunter={<Fassungsreiter guid={fassung.guid} entwurf={false} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section className="d-nachlesen" aria-label="Inhalt" tabIndex={0}>
        {inMerkmalen(fassung.definition).map(({ id, name, merkmale }) => (
          <section key={id} className="d-block" aria-label={name}>
            <h2>{name}</h2>
            <dl className="d-nachlesen__merkmale">
              {Object.entries(merkmale).map(
                ([was, wert]) =>
                  wert !== null && (
                    <div key={was}>
                      <dt>{was}</dt>
                      <dd>{wert}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        ))}
      </section>
    </Arbeitsseite>
  )
}
