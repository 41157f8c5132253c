import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { Haken } from '@foerderportal/ui/felder/wahl/Haken.tsx'
import { useWatch } from 'react-hook-form'
import type { FeldProps } from './feldProps.ts'
import { Beschreibung } from './Beschreibung.tsx'
import { Gruppe } from './Gruppe.tsx'

/** Any of several options. */
export function Mehrfachwahl({ frage, control, etikett }: FeldProps<FrageVon<'MehrfachAuswahlFrage'>>) {
  const haken = useWatch({ control, name: `${frage.id}.haken` })
  return (
    <Gruppe
      {...{ control, etikett }}
      frageId={frage.id}
      teil="haken"
      freiwillig={!frage.pflicht}
      hinweis="Sie können mehrere Antworten wählen."
    >
      {frage.optionen.map((option) => (
        <div key={option.id}>
          <Haken control={control} name={`${frage.id}.haken.${option.id}`} etikett={option.text} />
          {haken?.[option.id] === true && (
            <Beschreibung frageId={frage.id} option={option} control={control} />
          )}
        </div>
      ))}
    </Gruppe>
  )
}
