import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTeil } from '../../bausteine/useTeil.ts'
import { entfernen, hinzufuegen, type SeiteWerte } from './gegenstandWerte.ts'
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
  const [neueste, setNeueste] = useState<ReadonlySet<string>>(new Set())
  const schliessen = useCallback(() => setText(undefined), [])
  const zeichnen = useEinfuegenTeil(text !== undefined, schliessen)
  const ort = useEingefuegt(setText)

  const uebernehmen = (neue: readonly SeiteWerte[]) => {
    ersetzen(hinzufuegen(seiten, neue))
    const kennungen = neue.flatMap((s) => s.foerdergegenstaende.map((g) => g.kennung))
    setNeueste((bisher) => new Set([...bisher, ...kennungen]))
  }
  const zurueck = () => {
    ersetzen(entfernen(seiten, neueste))
    setNeueste(new Set())
  }
  return (
    <div className="p-stapel" ref={ort}>
      <div>
        <Knopf variante="tertiary" icon="content-copy" onClick={() => setText('')}>
          Aus einer Tabelle einfügen
        </Knopf>
      </div>
      {neueste.size > 0 && (
        <Hinweis
          ton="success"
          neu
          titel={
            neueste.size === 1
              ? '1 Fördergegenstand ist übernommen'
              : `${neueste.size} Fördergegenstände sind übernommen`
          }
        >
          <p className="kern-body">Es fehlen noch die Dateien. Öffnen Sie dazu jeden Gegenstand einmal.</p>
          <div className="p-reihe">
            <Knopf variante="secondary" onClick={zurueck}>
              Rückgängig machen
            </Knopf>
          </div>
        </Hinweis>
      )}
      {text !== undefined && zeichnen?.({ kontext, seiten, anfang: text, uebernehmen, schliessen })}
    </div>
  )
}
