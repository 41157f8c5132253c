import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { derived, late } from '@foerderportal/shell/late/late'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import type { Listenwert, Tabellenart, Zugang } from './tabellenart.ts'

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
  art: Tabellenart
  /** The elements as they stand in the form. */
  elemente: readonly Listenwert[]
  hinzufuegen: (neue: readonly Zugang[]) => void
  entfernen: (kennungen: ReadonlySet<string>) => void
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
      // A spreadsheet brings a picture of its cells too, which is no file for a form.
      ereignis.preventDefault()
      nehmen(text)
    }
    document.addEventListener('paste', einfuegen)
    return () => document.removeEventListener('paste', einfuegen)
  }, [nehmen])
  return ort
}

/** Elements from a spreadsheet: the button, the dialog behind it, and the way back. */
export function Einfuegen({ art, elemente, hinzufuegen, entfernen }: Props) {
  const [text, setText] = useState<string>()
  const [gekommene, setGekommene] = useState<readonly Listenwert[]>([])
  const schliessen = useCallback(() => setText(undefined), [])
  const ort = useEingefuegt(setText)
  const knopf = useRef<HTMLButtonElement>(null)

  const uebernehmen = (neue: readonly Zugang[]) => {
    hinzufuegen(neue)
    setGekommene((bisher) => [...bisher, ...neue.map(({ element }) => element)])
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
        <TabelleUebernommen
          worte={art.worte}
          {...{ elemente, entfernen, gekommene }}
          fertig={zurueckgenommen}
        />
      )}
      {text !== undefined && <TabelleEinfuegen {...{ art, uebernehmen, schliessen }} anfang={text} />}
    </div>
  )
}
