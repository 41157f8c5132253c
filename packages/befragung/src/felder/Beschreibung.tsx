import { FORMATIERUNG } from '@foerderportal/contract/fragebogen/antwort/formatter'
import type { Option } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import type { Control } from 'react-hook-form'
import type { Seitenwerte } from '../frageWerte.ts'

type Props = { frageId: string; option: Option; control: Control<Seitenwerte> }

/** The words beside an option or a share, where it asks for some. */
export function Beschreibung({ frageId, option: { id, text, zusaetzlicheBeschreibung: z }, control }: Props) {
  if (z === null) return null
  const { mehrzeilig, eingabe } = FORMATIERUNG[z.formatter]
  const feld = {
    control,
    name: `${frageId}.texte.${id}`,
    etikett: z.kommentar ?? `Beschreiben Sie „${text}“ näher`,
    freiwillig: !z.obligatorisch,
  } as const
  return (
    <div className="s-fragebogen-beschreibung">
      {mehrzeilig ? (
        <Textbereich {...feld} zeilen={3} hoechstens={z.laengeMax} />
      ) : (
        <Textfeld {...feld} inputMode={eingabe} maxLength={z.laengeMax} />
      )}
    </div>
  )
}
