import { bewegen } from '@foerderportal/client/rufen'
import { fristVerlaengern } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { spaetererTagFehler } from '@foerderportal/contract/interessenbekundung/bank/rundentage'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Grundformular } from './Grundformular.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'
import { tagLesen } from '../../shared/zeit/tagLesen.ts'
import { letzterTag, zeitraumWorte } from '../worte.ts'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** A later last day of the period: never an earlier one, and only until it has ended (S3-01). */
export function Verlaengern({ runde: { guid, erfassungsZeitraum }, schliessen }: Props) {
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Grundformular
      name={`runde/${guid}/verlaengern`}
      titel="Frist verlängern"
      folge={`Jetzt: ${zeitraumWorte(erfassungsZeitraum)}. Sobald eine zweite Person es freigibt, gilt der neue letzte Tag, die Ziehung rückt mit, und alle, die begonnen haben, bekommen eine Mail mit Ihrem Grund.`}
      knopf="Zur Freigabe vorlegen"
      ohneGrund="Geben Sie an, warum die Frist länger wird."
      pfad="letzterTag"
      lesen={tagLesen((tag) => spaetererTagFehler(tag, letzterTag(erfassungsZeitraum.bis)))}
      feld={(control) => <Datumsfeld control={control} name="wert" etikett="Neuer letzter Tag" />}
      tun={async (tag, grund) =>
        bekanntgeben(
          await bewegen(fristVerlaengern, { params: { guid }, body: { letzterTag: tag, grund } }),
          'Die Verlängerung liegt zur Freigabe vor.',
        )
      }
      schliessen={schliessen}
    />
  )
}
