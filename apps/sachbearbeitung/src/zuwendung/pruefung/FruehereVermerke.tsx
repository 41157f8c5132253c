import { PUNKT_ANZEIGE } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Streichdialog } from './Streichdialog.tsx'

type Props = {
  geschaeft: string
  punkt: PruefpunktAntwort
  /** Undefined where nothing can be written. */
  gestrichen: ((punkt: PruefpunktAntwort) => void) | undefined
}

/** What has been said of a point so far, the latest first. Nothing of it is ever deleted. */
export function FruehereVermerke({ geschaeft, punkt, gestrichen }: Props) {
  const [streichen, setStreichen] = useState<Vermerk>()
  if (punkt.vermerke.length === 0) return null
  return (
    <section aria-labelledby="vermerke-titel" className="d-vermerke">
      <h3 id="vermerke-titel" className="kern-heading-small">
        Vermerke zu {punkt.code}
      </h3>
      <ul>
        {punkt.vermerke.map((vermerk) => (
          <li key={vermerk.nummer}>
            <Zeile vermerk={vermerk} />
            {gestrichen && vermerk.gestrichen === null && (
              <Knopf variante="tertiary" klein onClick={() => setStreichen(vermerk)}>
                Streichen
              </Knopf>
            )}
          </li>
        ))}
      </ul>
      {streichen && gestrichen && (
        <Streichdialog
          {...{ geschaeft, punkt, gestrichen }}
          vermerk={streichen}
          schliessen={() => setStreichen(undefined)}
        />
      )}
    </section>
  )
}

function Zeile({ vermerk }: { vermerk: Vermerk }) {
  const { zeit, person, ergebnis, text, eingangsnummer, gestrichen, ueberholt, vorschlag } = vermerk
  const worte = `${PUNKT_ANZEIGE[ergebnis ?? 'OFFEN'].wort}${text === '' ? '' : `: ${text}`}`
  return (
    <div>
      <p className="d-meta">
        {alsWann(zeit)}&nbsp;Uhr, {person.name}, zu {eingangsnummer}
        {ueberholt && ', seitdem geändert'}
      </p>
      <p className="d-vermerke__text">{gestrichen === null ? worte : <s>{worte}</s>}</p>
      {vorschlag?.ergebnis && vorschlag.ergebnis !== ergebnis && (
        <p className="d-meta">
          Die Regel sagte: {PUNKT_ANZEIGE[vorschlag.ergebnis].wort}. {vorschlag.text}
        </p>
      )}
      {gestrichen && (
        <p className="d-meta">
          Gestrichen {alsWann(gestrichen.zeit)}&nbsp;Uhr von {gestrichen.person.name}: {gestrichen.grund}
        </p>
      )}
    </div>
  )
}
