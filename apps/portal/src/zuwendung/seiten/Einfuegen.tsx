import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTeil } from '../../bausteine/useTeil.ts'
import {
  alsGekommene,
  entfernen,
  hinzufuegen,
  verbleib,
  type Gekommene,
  type SeiteWerte,
} from './gegenstandWerte.ts'
import type { TabelleEinfuegen } from './TabelleEinfuegen.tsx'

type TabelleProps = ComponentProps<typeof TabelleEinfuegen>

const tabelleLaden = async () => {
  const teil = await import('./TabelleEinfuegen.tsx')
  return (props: TabelleProps) => <teil.TabelleEinfuegen {...props} />
}

type Props = {
  kontext: AntragKontext
  seiten: readonly SeiteWerte[]
  ersetzen: (neu: readonly SeiteWerte[]) => void
}

/** Several lines with cells: what a spreadsheet copies, not a text that was meant for a field. */
const istTabelle = (text: string): boolean => text.trim().split('\n').length > 1 && /\t|;.*;/.test(text)

/** A table that is pasted onto the page, beside every field. */
const useEingefuegt = (nehmen: (text: string) => void) => {
  const ort = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const einfuegen = (ereignis: ClipboardEvent) => {
      if (ereignis.target instanceof Element && ereignis.target.closest('input, textarea, dialog')) return
      // A locked page would lock the dialog too.
      if (ort.current?.closest('fieldset:disabled')) return
      const text = ereignis.clipboardData?.getData('text/plain') ?? ''
      if (!istTabelle(text)) return
      // A spreadsheet brings a picture of its cells too, which is no file for an application.
      ereignis.preventDefault()
      nehmen(text)
    }
    document.addEventListener('paste', einfuegen)
    return () => document.removeEventListener('paste', einfuegen)
  }, [nehmen])
  return ort
}

const useEinfuegenTeil = (offen: boolean, schliessen: () => void) => {
  const { frage } = useDialog()
  const gescheitert = useCallback(() => {
    schliessen()
    void frage({
      titel: 'Das Einfügen lässt sich nicht öffnen',
      text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihre Eingaben bleiben stehen.',
      layout: 'ok',
    })
  }, [frage, schliessen])
  return useTeil(offen, tabelleLaden, gescheitert)
}

/** Items from a spreadsheet: the button, the dialog behind it, and the way back. */
export function Einfuegen({ kontext, seiten, ersetzen }: Props) {
  const [text, setText] = useState<string>()
  const [gekommene, setGekommene] = useState<Gekommene>(new Map())
  const schliessen = useCallback(() => setText(undefined), [])
  const zeichnen = useEinfuegenTeil(text !== undefined, schliessen)
  const ort = useEingefuegt(setText)

  const uebernehmen = (neue: readonly SeiteWerte[]) => {
    ersetzen(hinzufuegen(seiten, neue))
    setGekommene((bisher) => new Map([...bisher, ...alsGekommene(neue)]))
  }
  return (
    <div className="p-stapel" ref={ort}>
      <div>
        <Knopf variante="tertiary" icon="content-copy" onClick={() => setText('')}>
          Aus einer Tabelle einfügen
        </Knopf>
      </div>
      <Uebernommen {...{ seiten, ersetzen, gekommene }} fertig={() => setGekommene(new Map())} />
      {text !== undefined && zeichnen?.({ kontext, seiten, anfang: text, uebernehmen, schliessen })}
    </div>
  )
}

/** What undoing leaves in place; nobody loses by it what he has written since. */
const bleibtText = (geaendert: number): string =>
  geaendert === 1
    ? 'Einen davon haben Sie seitdem geändert: Er bleibt, auch wenn Sie das Einfügen rückgängig machen.'
    : `${geaendert} davon haben Sie seitdem geändert: Sie bleiben, auch wenn Sie das Einfügen rückgängig machen.`

type UebernommenProps = Pick<Props, 'seiten' | 'ersetzen'> & { gekommene: Gekommene; fertig: () => void }

/** What has come from the table, and the way back for all that has not been touched since. */
function Uebernommen({ seiten, ersetzen, gekommene, fertig }: UebernommenProps) {
  const { da, unberuehrt } = verbleib(seiten, gekommene)
  if (unberuehrt.size === 0) return null
  const geaendert = da - unberuehrt.size
  const zurueck = () => {
    ersetzen(entfernen(seiten, unberuehrt))
    fertig()
  }
  return (
    <Hinweis
      ton="success"
      neu
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
