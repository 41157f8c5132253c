import { bausteinText, type Quellwerte } from '@foerderportal/contract/zuwendung/bank/entscheidung/bausteine'
import { aktiveBausteine } from '@foerderportal/contract/zuwendung/bank/entscheidung/aktiveBausteine'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Bausteinwahl } from '../../shared/Bausteinwahl.tsx'
import { Bausteinfelder, hatFelder } from './Bausteinfelder.tsx'
import { mitBaustein, ohneBaustein } from './inhaltAendern.ts'
import { satzZu } from './stellen.ts'
import type { Vorlegen } from './useVorlegen.ts'

type Props = Pick<Vorlegen, 'aendern' | 'amFeld'> & { wert: EntscheidungAntwort; inhalt: EntscheidungInhalt }

/** Values that every notice of the kind has: until when the project runs, how long it is bound. */
export function Bescheidwerte({ wert, inhalt, aendern, amFeld }: Props) {
  const aktive = aktiveBausteine(inhalt, wert).filter(
    ({ baustein }) => baustein.pflicht && baustein.teil !== 'NEBENBESTIMMUNG' && hatFelder(baustein),
  )
  if (aktive.length === 0) return null
  return (
    <div className="d-bescheidwerte">
      {aktive.map(({ baustein, werte }) => (
        <Bausteinfelder key={baustein.code} {...{ baustein, werte, aendern, amFeld }} umstaende={wert} />
      ))}
    </div>
  )
}

/** Conditions of an approval: what is mandatory stands, the rest is chosen. */
export function Nebenbestimmungen({ wert, inhalt, aendern, amFeld }: Props) {
  const heute = useHeute()
  const alle = wert.vorlage.bausteine.filter(
    ({ teil, arten }) => teil === 'NEBENBESTIMMUNG' && arten.includes(inhalt.art),
  )
  if (alle.length === 0) return null
  const aktive = new Map(aktiveBausteine(inhalt, wert).map(({ baustein, werte }) => [baustein.code, werte]))
  return (
    <section aria-labelledby="nebenbestimmungen">
      <h2 id="nebenbestimmungen" className="d-teil">
        Nebenbestimmungen
      </h2>
      <ul className="d-auflagen">
        {alle.map((baustein) => {
          const werte = aktive.get(baustein.code)
          return (
            <li key={baustein.code}>
              <label className="d-auflagen__wahl">
                <input
                  type="checkbox"
                  className="d-haken"
                  checked={werte !== undefined}
                  disabled={baustein.pflicht}
                  onChange={({ target }) =>
                    aendern(target.checked ? mitBaustein(baustein, heute) : ohneBaustein(baustein.code))
                  }
                />
                {baustein.titel}
                {baustein.pflicht && <span className="d-meta">Pflicht</span>}
              </label>
              {werte && <Bausteinfelder {...{ baustein, werte, aendern, amFeld }} umstaende={wert} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why it was decided so: modules with their values, and the text as it will stand. */
export function Begruendung({ wert, inhalt, aendern, amFeld }: Props) {
  const heute = useHeute()
  const alle = wert.vorlage.bausteine.filter(
    ({ teil, arten }) => teil === 'BEGRUENDUNG' && arten.includes(inhalt.art),
  )
  const aktive = aktiveBausteine(inhalt, wert).filter(({ baustein }) => baustein.teil === 'BEGRUENDUNG')
  return (
    <section aria-labelledby="begruendung">
      <div className="d-teil__zeile">
        <h2 id="begruendung" className="d-teil">
          Begründung
        </h2>
        <Bausteinwahl
          etikett="Textbaustein hinzufügen"
          name={({ code, titel }) => `${code} ${titel}`}
          bausteine={alle.filter(({ code }) => !aktive.some(({ baustein }) => baustein.code === code))}
          waehlen={(baustein) => aendern(mitBaustein(baustein, heute))}
          fehler={satzZu(amFeld, 'BEGRUENDUNG')}
        />
      </div>
      {aktive.map(({ baustein, werte }) => (
        <details key={baustein.code} className="d-baustein" open={hatFelder(baustein)}>
          <summary>
            <span className="d-baustein__titel">
              {baustein.code} {baustein.titel}
            </span>
            <span className="d-meta">Fassung {baustein.fassung}</span>
          </summary>
          <Bausteinfelder {...{ baustein, werte, aendern, amFeld }} umstaende={wert} />
          <p className="kern-body d-baustein__text">
            {
              bausteinText(
                baustein,
                werte,
                wert.quellen as Quellwerte,
              ) /* all of them: the server names each */
            }
          </p>
          {!baustein.pflicht && (
            <Knopf
              variante="tertiary"
              klein
              icon="delete"
              onClick={() => aendern(ohneBaustein(baustein.code))}
            >
              {`${baustein.code} entfernen`}
            </Knopf>
          )}
        </details>
      ))}
    </section>
  )
}
