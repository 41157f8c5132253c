import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { restZu100 } from '@foerderportal/contract/fragebogen/antwort/luecken'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import { useWatch } from 'react-hook-form'
import type { FeldProps } from './feldProps.ts'
import { antwortAus, werteLesen } from '../frageWerte.ts'
import { Beschreibung } from './Beschreibung.tsx'
import { Gruppe } from './Gruppe.tsx'

type Props = FeldProps<FrageVon<'ProzentualeAufteilungFrage'>>

const restSatz = (rest: number): string => {
  if (rest === 0) return '100 % verteilt.'
  return rest > 0 ? `Noch ${rest} % zu verteilen.` : `${-rest} % zu viel.`
}

/** Shares of 100 percent; what is left of it is seen all the time and said when one stops typing. */
export function Aufteilung({ frage, control, etikett }: Props) {
  const werte = useWatch({ control, name: frage.id }) ?? werteLesen(frage, {})
  const antwort = antwortAus(frage, werte)
  return (
    <Gruppe {...{ control, etikett }} frageId={frage.id} teil="zahlen" freiwillig={!frage.pflicht}>
      {frage.anteile.map((anteil) => (
        <div key={anteil.id}>
          <Zahlfeld
            control={control}
            name={`${frage.id}.zahlen.${anteil.id}`}
            etikett={anteil.text}
            einheit="%"
            breite="kurz"
          />
          {(antwort.zahlen?.[anteil.id] ?? 0) > 0 && (
            <Beschreibung frageId={frage.id} option={anteil} control={control} />
          )}
        </div>
      ))}
      <output className="kern-body s-fragebogen-rest">
        <strong>{restSatz(restZu100(antwort))}</strong>
      </output>
    </Gruppe>
  )
}
