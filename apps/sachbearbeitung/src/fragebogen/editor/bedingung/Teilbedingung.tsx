import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Wahl } from '../../felder/Wahl.tsx'
import { neueTeilbedingung, type Teilbedingungsform } from '../formular.ts'
import { frageName, type Fruehere, type Nummerierte } from '../fruehere.ts'
import { andersVerglichen, ersterVergleich, vergleicheFuer } from './vergleiche.ts'
import { Vergleichswert } from './Vergleichswert.tsx'

type Props = {
  nr: number
  teil: Teilbedingungsform
  fruehere: Fruehere
  setzen: (neu: Teilbedingungsform, satz?: string) => void
  weg: () => void
}

const wort = ({ nr, frage }: Nummerierte) => `${nr}. ${frageName(frage)}`

/** The earlier questions; the one that is named stays among them, even where it stands later now, or is gone. */
const wahlVon = ({ fragen, alle }: Fruehere, genannte: string): (readonly [string, string])[] => {
  const liste = fragen.map((eine) => [eine.frage.id, wort(eine)] as const)
  if (liste.some(([id]) => id === genannte)) return liste
  const spaeter = alle.find(({ frage }) => frage.id === genannte)
  const satz = spaeter ? `${wort(spaeter)} (kommt später)` : 'Frage wählen'
  return [[genannte, satz], ...liste]
}

/** One earlier question, how it is compared, and with what. */
export function Teilbedingung({ nr, teil, fruehere, setzen, weg }: Props) {
  const gemeint = fruehere.alle.find(({ frage }) => frage.id === teil.frage)?.frage
  const waehlen = (id: string) => {
    const frage = fruehere.alle.find((eine) => eine.frage.id === id)?.frage
    if (frage)
      setzen(
        neueTeilbedingung(id, ersterVergleich(frage.type)),
        `Bedingung ${nr} fragt jetzt nach einer anderen Antwort.`,
      )
  }
  return (
    <li className="d-bedingung__teil">
      <div className="d-feldraster">
        <Wahl
          etikett={`Bedingung ${nr}: Antwort auf`}
          wert={teil.frage}
          werte={wahlVon(fruehere, teil.frage)}
          aendern={waehlen}
        />
        {gemeint && (
          <Wahl
            etikett={`Bedingung ${nr}: Vergleich`}
            wert={teil.vergleich}
            werte={vergleicheFuer(gemeint.type, teil.vergleich)}
            aendern={(vergleich) =>
              setzen(andersVerglichen(teil, vergleich), `Bedingung ${nr} vergleicht jetzt anders.`)
            }
          />
        )}
      </div>
      {gemeint && <Vergleichswert {...{ nr, teil, setzen }} frage={gemeint} />}
      <div>
        <Knopf variante="tertiary" icon="delete" klein onClick={weg}>
          {`Bedingung ${nr} entfernen`}
        </Knopf>
      </div>
    </li>
  )
}
