import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { verbleib } from './eingefuegte.ts'
import { entfernen, type SeiteWerte } from '../gegenstand/gegenstandWerte.ts'

/** What undoing leaves in place; nobody loses by it what he has written since. */
const bleibtText = (geaendert: number): string =>
  geaendert === 1
    ? 'Einen davon haben Sie seitdem geändert: Er bleibt, auch wenn Sie das Einfügen rückgängig machen.'
    : `${geaendert} davon haben Sie seitdem geändert: Sie bleiben, auch wenn Sie das Einfügen rückgängig machen.`

type Props = {
  seiten: readonly SeiteWerte[]
  ersetzen: (neu: readonly SeiteWerte[]) => void
  /** As they came. */
  gekommene: readonly SeiteWerte[]
  fertig: () => void
}

/** What has come from the table, and the way back for all that has not been touched since. */
export function TabelleUebernommen({ seiten, ersetzen, gekommene, fertig }: Props) {
  const { da, unberuehrt } = verbleib(seiten, gekommene)
  if (unberuehrt.size === 0) return null
  const geaendert = da - unberuehrt.size
  const zurueck = () => {
    ersetzen(entfernen(seiten, unberuehrt))
    ansagen('Das Einfügen ist rückgängig gemacht.')
    fertig()
  }
  return (
    <Hinweis
      ton="success"
      titel={da === 1 ? '1 Fördergegenstand ist übernommen' : `${da} Fördergegenstände sind übernommen`}
    >
      <p className="kern-body">Es fehlen noch die Dateien. Öffnen Sie dazu jeden Gegenstand einmal.</p>
      {geaendert > 0 && <p className="kern-body">{bleibtText(geaendert)}</p>}
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={zurueck}>
          Rückgängig machen
        </Knopf>
      </div>
    </Hinweis>
  )
}
