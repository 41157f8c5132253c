import { registerNummerFormatieren } from '@foerderportal/contract/unternehmen/register'
import { REGISTER_ART_TEXT } from '@foerderportal/contract/unternehmen/werte/enums'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { Listenfeld } from '@foerderportal/shell/suche/Listenfeld.tsx'
import { registerRegel, type UnternehmenWerte } from './formularwerte.ts'
import { SITZE } from './gerichte.ts'

/** The register entry, where the legal form has one; which register it is follows from the form (S1-06). */
export function RegisterFelder({ control }: { control: Control<UnternehmenWerte> }) {
  const regel = registerRegel(useWatch({ control, name: 'rechtsform' }))
  if (regel === undefined || regel.eintrag === 'entfaellt') return null
  const freiwillig = regel.eintrag === 'freiwillig'
  const register = REGISTER_ART_TEXT[regel.art]
  return (
    <>
      <Listenfeld
        control={control}
        name="registerGericht"
        etikett="Registergericht"
        hinweis={`Das Amtsgericht, bei dem Ihr Unternehmen im ${register} steht. Tippen Sie den Ort, zum Beispiel Flensburg.`}
        freiwillig={freiwillig}
        laden={SITZE[regel.art]}
      />
      <Textfeld
        control={control}
        name="registerNummer"
        etikett={`Nummer im ${register}`}
        hinweis="Ohne Leerzeichen am Anfang, zum Beispiel 12345"
        freiwillig={freiwillig}
        breite="mittel"
        beimVerlassen={(text) => registerNummerFormatieren(regel.art, text)}
      />
    </>
  )
}
