import { Haken } from '../../felder/Haken.tsx'
import { Wahl } from '../../felder/Wahl.tsx'
import { Zeile } from '../../felder/Zeile.tsx'
import type { Zusatzform } from '../formular.ts'
import { FORMEN } from './formen.ts'
import type { Fehlerbei } from './feldfehler.ts'

type Props = {
  /** 'Antwort 2' */
  name: string
  zusatz: Zusatzform
  setzen: (neu: Partial<Zusatzform>) => void
  fehler: Fehlerbei
}

/** What is written beside an option once it is chosen. */
export function Zusatz({ name, zusatz, setzen, fehler }: Props) {
  return (
    <fieldset className="kern-fieldset d-feldgruppe d-feldgruppe--innen">
      <legend className="p-nur-vorlesen">Beschreibung zu {name}</legend>
      <Zeile
        etikett="Was beschrieben wird"
        freiwillig
        wert={zusatz.kommentar}
        aendern={(kommentar) => setzen({ kommentar })}
        fehler={fehler('kommentar')}
      />
      <div className="d-feldraster d-feldraster--eng">
        <Wahl
          etikett="Form"
          wert={zusatz.formatter}
          werte={FORMEN}
          aendern={(formatter) => setzen({ formatter })}
        />
        <Zeile
          kurz
          etikett="Größte Länge"
          wert={zusatz.laengeMax}
          aendern={(laengeMax) => setzen({ laengeMax })}
          fehler={fehler('laengeMax')}
        />
      </div>
      <Haken
        etikett="Muss beschrieben werden"
        wert={zusatz.obligatorisch}
        aendern={(obligatorisch) => setzen({ obligatorisch })}
      />
    </fieldset>
  )
}
