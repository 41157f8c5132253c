import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useCallback, useEffect, useRef, useState } from 'react'
import { derived, late } from '@foerderportal/shell/late/late'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import type { UebernommenProps } from './TabelleUebernommen.tsx'
import type { Listenwert, Tabellenart, Zugang } from './tabellenart.ts'
import type { TabelleProps } from './useTabelle.ts'

/** What a slice says of its table, once it is known what the form has by now. */
type Bringen<D> = () => Promise<(daten: D) => Tabellenart>

/** What is needed from the moment on that somebody pastes a table, with what the slice says of it. */
const teileVon = <D,>(bringen: Bringen<D>) => {
  type MitDaten<P> = Omit<P, 'art' | 'worte'> & { daten: D }
  const tabelle = late(async () => {
    const [art, { TabelleEinfuegen }, { TabelleUebernommen }] = await Promise.all([
      bringen(),
      import('./TabelleEinfuegen.tsx'),
      import('./TabelleUebernommen.tsx'),
    ])
    return {
      Dialog: ({ daten, ...props }: MitDaten<TabelleProps>) => (
        <TabelleEinfuegen {...props} art={art(daten)} />
      ),
      Uebernommen: ({ daten, ...props }: MitDaten<UebernommenProps>) => (
        <TabelleUebernommen {...props} worte={art(daten).worte} />
      ),
    }
  })
  return {
    Dialog: lateDialog(
      derived(tabelle, ({ Dialog }) => Dialog),
      'Das Einfügen lässt sich nicht öffnen',
    ),
    Uebernommen: latePart(derived(tabelle, ({ Uebernommen }) => Uebernommen)),
  }
}

type Props<D> = {
  /** What the table depends on. */
  daten: D
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
export const einfuegenVon = <D,>(bringen: Bringen<D>) => {
  const { Dialog, Uebernommen } = teileVon(bringen)
  return function Einfuegen({ daten, elemente, hinzufuegen, entfernen }: Props<D>) {
    const [text, setText] = useState<string>()
    const [gekommene, setGekommene] = useState<readonly Listenwert[]>([])
    const schliessen = useCallback(() => setText(undefined), [])
    const ort = useEingefuegt(setText)
    const knopf = useRef<HTMLButtonElement>(null)

    const uebernehmen = (neue: readonly Zugang[]) => {
      hinzufuegen(neue)
      setGekommene((bisher) => [...bisher, ...neue.map(({ element }) => element)])
    }
    const fertig = () => {
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
        {gekommene.length > 0 && <Uebernommen {...{ daten, elemente, entfernen, gekommene, fertig }} />}
        {text !== undefined && <Dialog {...{ daten, uebernehmen, schliessen }} anfang={text} />}
      </div>
    )
  }
}
