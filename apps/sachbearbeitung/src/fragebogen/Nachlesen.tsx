import { inMerkmalen, type Ding } from '@foerderportal/contract/fragebogen/bank/merkmale'
import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
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
      darunter={<Fassungsreiter guid={fassung.guid} entwurf={fassung.stand === 'ENTWURF'} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section className="d-nachlesen" aria-label="Inhalt" tabIndex={0}>
        {inMerkmalen(fassung.definition).map((ding) => (
          <Teil key={ding.id} ding={ding} />
        ))}
      </section>
    </Arbeitsseite>
  )
}

/** What its heading says already, and where it stands. */
const gesagt = (was: string, wert: string | null, name: string): boolean =>
  wert === null || wert === name || was === 'Block'

function Teil({ ding: { art, name, merkmale } }: { ding: Ding }) {
  const Titel = art === 'FRAGE' ? 'h3' : 'h2'
  return (
    <section aria-label={name} className={`d-nachlesen__teil d-nachlesen__teil--${art.toLowerCase()}`}>
      <Titel>{name}</Titel>
      <dl className="d-nachlesen__merkmale">
        {Object.entries(merkmale).map(
          ([was, wert]) =>
            !gesagt(was, wert, name) && (
              <div key={was}>
                <dt>{was}</dt>
                <dd>{wert}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
