import type { Entscheidungsumstaende } from '@foerderportal/contract/zuwendung/bank/entscheidung/aktiveBausteine'
import { wertelage, wertSatz } from '@foerderportal/contract/zuwendung/bank/entscheidung/wertgrenzen'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { klassen } from '@foerderportal/ui/klassen'
import type { Baustein, Variable } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import type { Wert, Werte } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { BETRAG, Eingabe, satzId, TAG, ZAHL } from './betraege/Eingabe.tsx'
import { mitWert } from './inhaltAendern.ts'
import { wertId } from './stellen.ts'
import type { Vorlegen } from './useVorlegen.ts'

/** What a value of a module is typed into. */
function Wertfeld({
  id,
  variable,
  wert,
  fehler,
  aendern,
}: {
  id: string
  variable: Variable
  wert: Wert | undefined
  /** What is possible, where this is not; or that it is missing. */
  fehler: string | undefined
  aendern: (wert: Wert | undefined) => void
}) {
  const { typ, bezeichnung: name } = variable
  if (typ === 'BETRAG' || typ === 'ZAHL')
    return (
      <Eingabe
        id={id}
        name={name}
        wert={typeof wert === 'number' ? wert : undefined}
        art={typ === 'BETRAG' ? BETRAG : ZAHL}
        fehler={fehler}
        aendern={aendern}
      />
    )
  if (typ === 'TAG')
    return (
      <Eingabe
        id={id}
        name={name}
        wert={typeof wert === 'string' ? wert : undefined}
        art={TAG}
        fehler={fehler}
        aendern={aendern}
      />
    )
  return (
    <span className="d-eingabe d-eingabe--lang">
      <label htmlFor={id}>{name}</label>
      <textarea
        id={id}
        className={klassen('d-eingabe__feld', fehler && 'd-eingabe__feld--fehler')}
        aria-invalid={fehler ? true : undefined}
        aria-describedby={fehler ? satzId(id) : undefined}
        rows={2}
        maxLength={2_000}
        value={typeof wert === 'string' ? wert : ''}
        onChange={({ target }) => aendern(target.value === '' ? undefined : target.value)}
      />
      {fehler && (
        <span id={satzId(id)} className="d-eingabe__fehler">
          {fehler}
        </span>
      )}
    </span>
  )
}

type FelderProps = Pick<Vorlegen, 'aendern' | 'amFeld'> & {
  baustein: Baustein
  werte: Werte
  /** Of what the decision is about: it bounds amounts. */
  umstaende: Pick<Entscheidungsumstaende, 'gegenstaende'>
}

/** The values of a module that somebody types. */
export function Bausteinfelder({ baustein, werte, umstaende, aendern, amFeld }: FelderProps) {
  const { code } = baustein
  const lage = wertelage(umstaende, useHeute())
  const eigene = baustein.variablen.filter(({ quelle }) => quelle === undefined)
  if (eigene.length === 0) return null
  return (
    <div className="d-baustein__werte">
      {eigene.map((variable) => {
        const { [variable.name]: bisher } = werte
        return (
          <Wertfeld
            key={variable.name}
            id={wertId(baustein.code, variable.name)}
            variable={variable}
            wert={bisher}
            fehler={
              bisher === undefined
                ? amFeld.find((eines) => eines.wert?.code === code && eines.wert.name === variable.name)?.text
                : (wertSatz(baustein, variable, bisher, lage) ?? undefined)
            }
            aendern={(wert) => aendern(mitWert(baustein.code, variable.name, wert))}
          />
        )
      })}
    </div>
  )
}

/** Whether somebody types something into it. */
export const hatFelder = ({ variablen }: Baustein): boolean =>
  variablen.some(({ quelle }) => quelle === undefined)
