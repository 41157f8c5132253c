import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import type { Control } from 'react-hook-form'
import { BERATUNG } from '@foerderportal/contract/zuwendung/tafel/gegenstaende'
import type { GegenstaendeWerte } from './gegenstandWerte.ts'

const FRAGEN = new Map(BERATUNG.map(({ pfad, frage }) => [pfad, frage]))

type Props = {
  control: Control<GegenstaendeWerte>
  name: `foerdergegenstandSeiten.${number}.foerdergegenstaende.${number}`
}

/** One consultancy. */
export function BeratungFelder({ control, name }: Props) {
  return (
    <>
      <Textfeld
        control={control}
        name={`${name}.bezeichnung`}
        etikett={FRAGEN.get('bezeichnung')}
        hinweis="Zum Beispiel Bewirtschaftung nasser Moorböden"
      />
      <Betragsfeld
        control={control}
        name={`${name}.kosten`}
        etikett={FRAGEN.get('kosten')}
        hinweis="Ohne Umsatzsteuer, zum Beispiel 3.200,00"
      />
    </>
  )
}
