import { Haken } from '../../felder/Haken.tsx'
import { Wahl } from '../../felder/Wahl.tsx'
import { Zeile } from '../../felder/Zeile.tsx'
import type { Frageform, Teilbedingungsform, Teilform } from '../formular.ts'
import { hatTeile } from '../stelle/teilworte.ts'

type Props = {
  nr: number
  teil: Teilbedingungsform
  frage: Frageform
  setzen: (neu: Teilbedingungsform) => void
}

const GEHT_NICHT_MEHR = 'gibt es nicht mehr'
const teilName = ({ text }: Teilform) => (text.trim() === '' ? 'noch ohne Text' : text)

/** With what an answer is compared. */
export function Vergleichswert(props: Props) {
  switch (props.teil.vergleich) {
    case 'GEWAEHLT':
    case 'NICHT_GEWAEHLT':
      return <Optionen {...props} />
    case 'ZAHL':
      return <Zahlen {...props} />
    case 'RANG':
      return <Rang {...props} />
    default:
      return null
  }
}

/** Those that are gone stay until they are taken out: what a condition lost must not vanish unseen. */
function Optionen({ nr, teil, frage, setzen }: Props) {
  const verloren = teil.optionen.filter((id) => !frage.teile.some((option) => option.id === id))
  const schalten = (id: string, da: boolean) =>
    setzen({ ...teil, optionen: da ? [...teil.optionen, id] : teil.optionen.filter((eine) => eine !== id) })
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">Bedingung {nr}: Antworten</legend>
      {[
        ...frage.teile.map((t) => [t.id, teilName(t)] as const),
        ...verloren.map((id) => [id, GEHT_NICHT_MEHR] as const),
      ].map(([id, text]) => (
        <Haken key={id} etikett={text} wert={teil.optionen.includes(id)} aendern={(da) => schalten(id, da)} />
      ))}
    </fieldset>
  )
}

/** A number by itself, one of a group, or all of a group together. */
function Zahlen({ nr, teil, frage, setzen }: Props) {
  const teile = frage.teile.map((t) => [t.id, teilName(t)] as const)
  const werte = [['', 'alle zusammen'] as const, ...teile]
  const bekannt = werte.some(([id]) => id === teil.teil)
  return (
    <div className="d-feldraster d-feldraster--eng">
      {hatTeile(frage.type) && (
        <Wahl
          etikett={`Bedingung ${nr}: Zahl`}
          wert={teil.teil}
          werte={bekannt ? werte : [...werte, [teil.teil, GEHT_NICHT_MEHR]]}
          aendern={(id) => setzen({ ...teil, teil: id })}
        />
      )}
      <Zeile
        kurz
        etikett={`Bedingung ${nr}: von`}
        freiwillig
        wert={teil.von}
        aendern={(von) => setzen({ ...teil, von })}
      />
      <Zeile
        kurz
        etikett={`Bedingung ${nr}: bis`}
        freiwillig
        wert={teil.bis}
        aendern={(bis) => setzen({ ...teil, bis })}
      />
    </div>
  )
}

function Rang({ nr, teil, frage, setzen }: Props) {
  const werte = frage.teile.map((t) => [t.id, teilName(t)] as const)
  const leer = teil.wert === '' ? 'Punkt wählen' : GEHT_NICHT_MEHR
  const bekannt = werte.some(([id]) => id === teil.wert)
  return (
    <div className="d-feldraster d-feldraster--eng">
      <Zeile
        kurz
        etikett={`Bedingung ${nr}: unter den ersten`}
        wert={teil.rang}
        aendern={(rang) => setzen({ ...teil, rang })}
      />
      <Wahl
        etikett={`Bedingung ${nr}: Punkt`}
        wert={teil.wert}
        werte={bekannt ? werte : [[teil.wert, leer], ...werte]}
        aendern={(wert) => setzen({ ...teil, wert })}
      />
    </div>
  )
}
