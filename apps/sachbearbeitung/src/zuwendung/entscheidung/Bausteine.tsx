import { bausteinText, type Quellwerte } from '@foerderportal/contract/zuwendung/entscheidung/bausteine'
import type { Baustein, Variable } from '@foerderportal/contract/zuwendung/entscheidung/bescheidvorlage'
import { aktiveBausteine } from '@foerderportal/contract/zuwendung/entscheidung/pflichtteile'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
  Wert,
  Werte,
} from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId } from 'react'
import { BETRAG, Eingabe, TAG, ZAHL } from './Eingabe.tsx'
import { mitBaustein, mitWert, ohneBaustein } from './inhaltAendern.ts'
import type { Entscheidungsentwurf } from './useEntscheidung.ts'

type Props = {
  wert: EntscheidungAntwort
  inhalt: EntscheidungInhalt
  aendern: Entscheidungsentwurf['aendern']
}

/** What a value of a module is typed into. */
function Wertfeld({
  variable,
  wert,
  aendern,
}: {
  variable: Variable
  wert: Wert | undefined
  aendern: (wert: Wert | undefined) => void
}) {
  const id = useId()
  const { typ, bezeichnung: name } = variable
  if (typ === 'BETRAG' || typ === 'ZAHL')
    return (
      <Eingabe
        name={name}
        wert={typeof wert === 'number' ? wert : undefined}
        art={typ === 'BETRAG' ? BETRAG : ZAHL}
        aendern={aendern}
      />
    )
  if (typ === 'TAG')
    return (
      <Eingabe name={name} wert={typeof wert === 'string' ? wert : undefined} art={TAG} aendern={aendern} />
    )
  return (
    <span className="d-eingabe d-eingabe--lang">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        className="d-eingabe__feld"
        rows={2}
        maxLength={2_000}
        value={typeof wert === 'string' ? wert : ''}
        onChange={({ target }) => aendern(target.value === '' ? undefined : target.value)}
      />
    </span>
  )
}

type FelderProps = { baustein: Baustein; werte: Werte; aendern: Entscheidungsentwurf['aendern'] }

/** The values of a module that somebody types. */
function Felder({ baustein, werte, aendern }: FelderProps) {
  const eigene = baustein.variablen.filter(({ quelle }) => quelle === undefined)
  if (eigene.length === 0) return null
  return (
    <div className="d-baustein__werte">
      {eigene.map((variable) => (
        <Wertfeld
          key={variable.name}
          variable={variable}
          wert={werte[variable.name]}
          aendern={(wert) => aendern(mitWert(baustein.code, variable.name, wert))}
        />
      ))}
    </div>
  )
}

const hatFelder = ({ variablen }: Baustein): boolean => variablen.some(({ quelle }) => quelle === undefined)

/** Values that every notice of the kind has: until when the project runs, how long it is bound. */
export function Bescheidwerte({ wert, inhalt, aendern }: Props) {
  const aktive = aktiveBausteine(inhalt, wert).filter(
    ({ baustein }) => baustein.pflicht && baustein.teil !== 'NEBENBESTIMMUNG' && hatFelder(baustein),
  )
  if (aktive.length === 0) return null
  return (
    <div className="d-bescheidwerte">
      {aktive.map(({ baustein, werte }) => (
        <Felder key={baustein.code} {...{ baustein, werte, aendern }} />
      ))}
    </div>
  )
}

/** Conditions of an approval: what is mandatory stands, the rest is chosen. */
export function Nebenbestimmungen({ wert, inhalt, aendern }: Props) {
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
              {werte && <Felder {...{ baustein, werte, aendern }} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type WahlProps = { bausteine: readonly Baustein[]; waehlen: (baustein: Baustein) => void }

function Bausteinwahl({ bausteine, waehlen }: WahlProps) {
  const id = useId()
  if (bausteine.length === 0) return null
  return (
    <span className="d-eingabe">
      <label htmlFor={id}>Textbaustein hinzufügen</label>
      <select
        id={id}
        className="d-eingabe__feld"
        value=""
        onChange={({ target }) => {
          const gewaehlt = bausteine.find(({ code }) => code === target.value)
          if (gewaehlt) waehlen(gewaehlt)
        }}
      >
        <option value="">Auswählen</option>
        {bausteine.map(({ code, titel }) => (
          <option key={code} value={code}>
            {code} {titel}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Why it was decided so: modules with their values, and the text as it will stand. */
export function Begruendung({ wert, inhalt, aendern }: Props) {
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
          bausteine={alle.filter(({ code }) => !aktive.some(({ baustein }) => baustein.code === code))}
          waehlen={(baustein) => aendern(mitBaustein(baustein, heute))}
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
          <Felder {...{ baustein, werte, aendern }} />
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
