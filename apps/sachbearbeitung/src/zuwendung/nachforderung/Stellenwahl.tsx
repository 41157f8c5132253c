import type { FragbareStelle } from '@foerderportal/contract/zuwendung/antrag/nachforderung/fallSchema'
import { Suchfeld } from '@foerderportal/ui/felder/suche/Suchfeld.tsx'
import { useFormular } from '../../shared/formular/useFormular.ts'

type Props = {
  stellen: readonly FragbareStelle[]
  gewaehlt: readonly string[]
  waehlen: (pfad: string) => void
}

/** Takes one more place: found by its words, below the headings of the application. */
export function Stellenwahl({ stellen, gewaehlt, waehlen }: Props) {
  const { control, reset } = useFormular({ defaultValues: { stelle: '' } })
  const liste = stellen
    .filter(({ pfad }) => !gewaehlt.includes(pfad))
    .map(({ pfad, frage, seite }) => ({ wert: pfad, text: frage, gruppe: seite }))
  return (
    <Suchfeld
      control={control}
      name="stelle"
      etikett="Angabe oder Dokument"
      hinweis="Suchen Sie nach Worten des Antrags, zum Beispiel Angebot."
      liste={liste}
      beiWahl={({ wert }) => {
        waehlen(wert)
        reset()
      }}
    />
  )
}
