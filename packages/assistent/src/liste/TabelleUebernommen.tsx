import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { verbleib } from './eingefuegte.ts'
import type { Listenwert, Tabellenworte } from './tabellenart.ts'

/** What undoing leaves in place; nobody loses by it what he has written since. */
const bleibtText = (geaendert: number): string =>
  geaendert === 1
    ? 'Einen davon haben Sie seitdem geändert: Er bleibt, auch wenn Sie das Einfügen rückgängig machen.'
    : `${geaendert} davon haben Sie seitdem geändert: Sie bleiben, auch wenn Sie das Einfügen rückgängig machen.`

export type UebernommenProps = {
  worte: Tabellenworte
  elemente: readonly Listenwert[]
  entfernen: (kennungen: ReadonlySet<string>) => void
  /** As they came. */
  gekommene: readonly Listenwert[]
  fertig: () => void
}

/** What has come from the table, and the way back for all that has not been touched since. */
export function TabelleUebernommen({ worte, elemente, entfernen, gekommene, fertig }: UebernommenProps) {
  const { da, unberuehrt } = verbleib(elemente, gekommene)
  if (unberuehrt.size === 0) return null
  const geaendert = da - unberuehrt.size
  const zurueck = () => {
    entfernen(unberuehrt)
    ansagen('Das Einfügen ist rückgängig gemacht.')
    fertig()
  }
  return (
    <Hinweis ton="success" titel={worte.uebernommen(da)}>
      <p className="kern-body">{worte.danach}</p>
      {geaendert > 0 && <p className="kern-body">{bleibtText(geaendert)}</p>}
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={zurueck}>
          Rückgängig machen
        </Knopf>
      </div>
    </Hinweis>
  )
}
