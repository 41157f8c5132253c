import { DARSTELLUNG_WORT } from '@foerderportal/contract/fragebogen/bank/frageWorte'
import { DARSTELLUNGEN } from '@foerderportal/contract/fragebogen/arten'
import { Wahl } from '../../felder/Wahl.tsx'
import { Zeile } from '../../felder/Zeile.tsx'
import type { Frageform } from '../formular.ts'
import type { Fehlerbei } from './feldfehler.ts'
import { FORMEN } from './formen.ts'
import { Grenzen } from './Grenzen.tsx'
import { Teile } from './Teile.tsx'

type Props = {
  frage: Frageform
  setzen: (neu: Partial<Frageform>, satz?: string) => void
  fehler: Fehlerbei
}

const DARSTELLUNG = DARSTELLUNGEN.map((eine) => [eine, DARSTELLUNG_WORT[eine]] as const)

/** What only this kind of question has. */
export function Eigenes(props: Props) {
  const { frage, setzen, fehler } = props
  switch (frage.type) {
    case 'AuswahlFrage':
      return (
        <>
          <div className="d-feldraster">
            <Wahl
              etikett="Darstellung"
              wert={frage.darstellung}
              werte={DARSTELLUNG}
              aendern={(darstellung) => setzen({ darstellung })}
            />
          </div>
          <Teile {...props} />
        </>
      )
    case 'DezimalFrage':
      return <Grenzen werte={frage} {...{ setzen, fehler }} />
    case 'DezimalGruppeFrage':
      return (
        <>
          <Grenzen werte={frage} {...{ setzen, fehler }} />
          <Teile {...props} />
        </>
      )
    case 'FreitextFrage':
      return <Textgrenzen {...props} />
    case 'ProzentualeAufteilungFrage':
      return (
        <>
          <p className="d-meta">Alle Anteile zusammen ergeben 100&nbsp;%.</p>
          <Teile {...props} />
        </>
      )
    default:
      return <Teile {...props} />
  }
}

function Textgrenzen({ frage, setzen, fehler }: Props) {
  return (
    <>
      <Zeile
        etikett="Hinweis unter der Frage"
        freiwillig
        wert={frage.kommentar}
        aendern={(kommentar) => setzen({ kommentar })}
        fehler={fehler('kommentar')}
      />
      <div className="d-feldraster d-feldraster--eng">
        <Wahl
          etikett="Form"
          wert={frage.formatter}
          werte={FORMEN}
          aendern={(formatter) => setzen({ formatter })}
        />
        <Zeile
          kurz
          etikett="Kleinste Länge"
          wert={frage.laengeMin}
          aendern={(laengeMin) => setzen({ laengeMin })}
          fehler={fehler('laengeMin')}
        />
        <Zeile
          kurz
          etikett="Größte Länge"
          wert={frage.laengeMax}
          aendern={(laengeMax) => setzen({ laengeMax })}
          fehler={fehler('laengeMax')}
        />
      </div>
    </>
  )
}
