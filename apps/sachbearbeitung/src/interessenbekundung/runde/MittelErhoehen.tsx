import { bewegen } from '@foerderportal/client/rufen'
import { mittelErhoehen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Grundformular } from './Grundformular.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'

type Props = { runde: RundeAntwort; schliessen: () => void }

/** More money for a round, for the next batch (4.4); never less. */
export function MittelErhoehen({ runde: { guid, budget }, schliessen }: Props) {
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Grundformular
      name={`runde/${guid}/mittel`}
      titel="Mittel erhöhen"
      folge={`Jetzt: ${betragSchreiben(budget.budget)}\u00a0€, davon ${betragSchreiben(budget.frei)}\u00a0€ frei. Sobald eine zweite Person es freigibt, sind die neuen Mittel öffentlich und gelten für die nächste Staffel.`}
      knopf="Zur Freigabe vorlegen"
      ohneGrund="Geben Sie an, warum die Mittel steigen."
      pfad="budgetInEuro"
      lesen={betragLesen}
      feld={(control) => <Betragsfeld control={control} name="wert" etikett="Neue Mittel der Runde" />}
      tun={async (budgetInEuro, grund) =>
        bekanntgeben(
          await bewegen(mittelErhoehen, { params: { guid }, body: { budgetInEuro, grund } }),
          'Die Erhöhung liegt zur Freigabe vor.',
        )
      }
      frisch={{ handlung: 'mittelErhoehen', an: guid }}
      schliessen={schliessen}
    />
  )
}
