import { bewegen } from '@foerderportal/client/rufen'
import { bekundungEntfallen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { Reihungszeile } from '@foerderportal/contract/interessenbekundung/bank/reihungSchema'
import { ENTFALLGRUENDE, ENTFALLGRUND_TEXT } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import { gelesen, fehler } from '@foerderportal/schreibweise/ergebnis'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Grundformular } from '../runde/Grundformular.tsx'
import { useRundeBekanntgeben } from '../runde/useHandlung.ts'

const GRUENDE = ENTFALLGRUENDE.map((wert) => ({ wert, text: ENTFALLGRUND_TEXT[wert] }))

const grundLesen = (text: string) => {
  const art = ENTFALLGRUENDE.find((eine) => eine === text)
  return art === undefined ? fehler('Wählen Sie, warum die Bekundung entfällt.') : gelesen(art)
}

type Props = { runde: string; zeile: Reihungszeile; schliessen: () => void }

/** A ranked declaration is passed from now on; its lots and ranks stay as they were published (3.2). */
export function Entfallen({ runde, zeile: { bekundungGuid, rang, unternehmenName }, schliessen }: Props) {
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Grundformular
      name={`bekundung/${bekundungGuid}/entfallen`}
      titel={`Bekundung auf Rang ${rang} entfallen lassen`}
      folge={`Sobald eine zweite Person es freigibt, wird ${unternehmenName ?? 'das Unternehmen'} mit dieser Bekundung nicht mehr eingeladen, in keiner Hauptgruppe. Lose und Ränge bleiben öffentlich, wie sie sind.`}
      knopf="Zur Freigabe vorlegen"
      ohneGrund="Geben Sie an, was dazu geführt hat."
      pfad="art"
      lesen={grundLesen}
      feld={(control) => <Auswahl control={control} name="wert" etikett="Warum" optionen={GRUENDE} />}
      tun={async (art, grund) =>
        bekanntgeben(
          await bewegen(bekundungEntfallen, { params: { guid: runde, bekundungGuid }, body: { art, grund } }),
          'Das Entfallen liegt zur Freigabe vor.',
        )
      }
      schliessen={schliessen}
    />
  )
}
