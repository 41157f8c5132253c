import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { useWatch } from 'react-hook-form'
import type { FeldProps } from './feldProps.ts'
import { Beschreibung } from './Beschreibung.tsx'

/** One of several options, all of them seen or in a list that opens. */
export function Wahl({ frage, control, etikett }: FeldProps<FrageVon<'AuswahlFrage'>>) {
  const gewaehlt = useWatch({ control, name: `${frage.id}.eine` })
  const optionen = frage.optionen.map(({ id, text }) => ({ wert: id, text }))
  const feld = { control, name: `${frage.id}.eine`, etikett, optionen, freiwillig: !frage.pflicht } as const
  const option = frage.optionen.find(({ id }) => id === gewaehlt)
  return (
    <>
      {frage.darstellung === 'LISTE' ? <Auswahl {...feld} /> : <Auswahlgruppe {...feld} />}
      {option && <Beschreibung key={option.id} frageId={frage.id} option={option} control={control} />}
    </>
  )
}
