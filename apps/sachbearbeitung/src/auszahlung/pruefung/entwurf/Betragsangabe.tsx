import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { betragLesen } from '@foerderportal/schreibweise/betrag'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useWatch, type Control } from 'react-hook-form'
import type { Pruefwerte } from './werte.ts'

type Props = { control: Control<Pruefwerte>; i: number; beantragt: number }

/** What is released of an invoice, and why less where it is less; a reason that was typed stays in sight. */
export function Betragsangabe({ control, i, beantragt }: Props) {
  const { betrag, grund } = useWatch({ control, name: `positionen.${i}` })
  const gelesen = betragLesen(betrag)
  const gekuerzt = gelesen.ok && inCent(gelesen.wert) < inCent(beantragt)
  return (
    <div className="d-feldraster">
      <Betragsfeld control={control} name={`positionen.${i}.betrag`} etikett="Ausgezahlt wird" />
      {(gekuerzt || grund !== '') && (
        <Textfeld
          control={control}
          name={`positionen.${i}.grund`}
          etikett="Grund der Kürzung"
          hinweis="Das Unternehmen liest ihn."
          maxLength={500}
        />
      )}
    </div>
  )
}
