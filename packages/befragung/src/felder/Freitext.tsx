import type { FrageVon } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { FORMATIERUNG } from '@foerderportal/contract/fragebogen/antwort/formatter'
import { WERT } from '@foerderportal/contract/fragebogen/arten'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import type { FeldProps } from './feldProps.ts'

/** Words, in one line or several. */
export function Freitext({ frage, control, etikett }: FeldProps<FrageVon<'FreitextFrage'>>) {
  const { formatter, kommentar, laengeMin, laengeMax, pflicht } = frage
  const { mehrzeilig, eingabe, formatieren } = FORMATIERUNG[formatter]
  const laenge = laengeMin > 0 ? `Mindestens ${laengeMin} Zeichen.` : ''
  const hinweis = [kommentar ?? '', laenge].filter((satz) => satz !== '').join(' ')
  const feld = {
    control,
    name: `${frage.id}.texte.${WERT}`,
    etikett,
    freiwillig: !pflicht,
    ...(hinweis !== '' && { hinweis }),
  } as const
  return mehrzeilig ? (
    <Textbereich {...feld} zeilen={5} hoechstens={laengeMax} />
  ) : (
    <Textfeld {...feld} inputMode={eingabe} beimVerlassen={formatieren} />
  )
}
