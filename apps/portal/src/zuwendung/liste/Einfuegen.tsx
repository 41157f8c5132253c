import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { derived, late } from '@foerderportal/shell/late/late'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { hinzufuegen, type SeiteWerte } from '../gegenstand/gegenstandWerte.ts'

/** What is needed from the moment on that somebody pastes a table. */
const TABELLE = late(async () => {
  const [{ TabelleEinfuegen }, { TabelleUebernommen }] = await Promise.all([
    import('./TabelleEinfuegen.tsx'),
    import('./TabelleUebernommen.tsx'),
  ])
  return { TabelleEinfuegen, TabelleUebernommen }
})
const TabelleEinfuegen = lateDialog(
  derived(TABELLE, (teile) => teile.TabelleEinfuegen),
  'Das Einfügen lässt sich nicht öffnen',
)
const TabelleUebernommen = latePart(derived(TABELLE, (teile) => teile.TabelleUebernommen))

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

/** Items from a spreadsheet: the button, the dialog behind it, and the way back. */
export function Einfuegen({ kontext, seiten, ersetzen }: Props) {
  const [text, setText] = useState<string>()
  const [gekommene, setGekommene] = useState<readonly SeiteWerte[]>([])
  const schliessen = useCallback(() => setText(undefined), [])
  const ort = useEingefuegt(setText)
  const knopf = useRef<HTMLButtonElement>(null)

  const uebernehmen = (neue: readonly SeiteWerte[]) => {
    ersetzen(hinzufuegen(seiten, neue))
    setGekommene((bisher) => [...bisher, ...neue])
  }
  const zurueckgenommen = () => {
    setGekommene([])
    knopf.current?.focus()
  }
  return (
    <div className="p-stapel" ref={ort}>
      <div>
        <Knopf ref={knopf} variante="tertiary" icon="content-copy" onClick={() => setText('')}>
          Aus einer Tabelle einfügen
        </Knopf>
      </div>
      {gekommene.length > 0 && (
        <TabelleUebernommen {...{ seiten, ersetzen, gekommene }} fertig={zurueckgenommen} />
      )}
      {text !== undefined && (
        <TabelleEinfuegen {...{ kontext, seiten, uebernehmen, schliessen }} anfang={text} />
      )}
    </div>
  )
}
