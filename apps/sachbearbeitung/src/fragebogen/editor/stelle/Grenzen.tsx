import { Zeile } from '../../felder/Zeile.tsx'
import type { Teilform } from '../formular.ts'
import type { Fehlerbei } from './feldfehler.ts'

type Werte = Pick<Teilform, 'einheit' | 'min' | 'max' | 'nachkommastellen'>

type Props = {
  werte: Werte
  setzen: (neu: Partial<Werte>) => void
  fehler: Fehlerbei
  /** One of a group: what it leaves open the group says. */
  freiwillig?: true
}

/** Unit, limits and how exact a number is. */
export function Grenzen({ werte, setzen, fehler, freiwillig }: Props) {
  return (
    <div className="d-feldraster d-feldraster--eng">
      <Zeile
        etikett="Einheit"
        freiwillig
        wert={werte.einheit}
        aendern={(einheit) => setzen({ einheit })}
        fehler={fehler('einheit')}
      />
      <Zeile
        kurz
        etikett="Kleinste Zahl"
        freiwillig
        wert={werte.min}
        aendern={(min) => setzen({ min })}
        fehler={fehler('min')}
      />
      <Zeile
        kurz
        etikett="Größte Zahl"
        freiwillig
        wert={werte.max}
        aendern={(max) => setzen({ max })}
        fehler={fehler('max')}
      />
      <Zeile
        kurz
        etikett="Nachkommastellen"
        freiwillig={freiwillig === true}
        wert={werte.nachkommastellen}
        aendern={(nachkommastellen) => setzen({ nachkommastellen })}
        fehler={fehler('nachkommastellen')}
      />
    </div>
  )
}
