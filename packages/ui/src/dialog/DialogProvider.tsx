import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Knopf } from '../Knopf.tsx'
import { antwortknoepfe, ersterFokus, type Ausgang, type Knopftexte, type Layout } from './ausgang.ts'
import { Dialog } from './Dialog.tsx'

export type Frage = {
  titel: string
  text: ReactNode
  layout: Layout
  texte?: Knopftexte
  /** Something will be lost: the focus stands on the harmless button first. */
  gefahr?: boolean
}

type Fragen = { frage: (frage: Frage) => Promise<Ausgang> }

const Kontext = createContext<Fragen | null>(null)

/** Asks questions in modal dialogs: `const { frage } = useDialog()`, `if ((await frage({…})) === 'confirm')`. */
export function useDialog(): Fragen {
  const fragen = use(Kontext)
  if (!fragen) throw new Error('useDialog needs a <DialogProvider> around the app')
  return fragen
}

type Offen = Frage & { nummer: number; antworten: (ausgang: Ausgang) => void }

/** Shows the questions of `useDialog`, one above the other when one asks while another is open. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [offene, setOffene] = useState<readonly Offen[]>([])
  const nummer = useRef(0)
  const frage = useCallback(
    (neue: Frage) =>
      new Promise<Ausgang>((aufloesen) => {
        const offen: Offen = {
          ...neue,
          nummer: (nummer.current += 1),
          antworten: (ausgang) => {
            setOffene((bisher) => bisher.filter((andere) => andere !== offen))
            aufloesen(ausgang)
          },
        }
        setOffene((bisher) => [...bisher, offen])
      }),
    [],
  )
  const fragen = useMemo(() => ({ frage }), [frage])
  return (
    <Kontext value={fragen}>
      {children}
      {offene.map((offen) => (
        <Fragedialog key={offen.nummer} {...offen} />
      ))}
    </Kontext>
  )
}

function Fragedialog({ titel, text, layout, texte, gefahr = false, antworten }: Offen) {
  const knoepfe = antwortknoepfe(layout, texte)
  const zuerst = ersterFokus(knoepfe, gefahr)
  return (
    <Dialog
      titel={titel}
      frage
      schliessen={() => antworten('cancel')}
      fuss={knoepfe.map(({ ausgang, text: wort, haupt }) => (
        <Knopf
          key={ausgang}
          variante={haupt ? 'primary' : 'secondary'}
          onClick={() => antworten(ausgang)}
          {...(ausgang === zuerst ? { 'data-erster-fokus': true } : {})}
        >
          {wort}
        </Knopf>
      ))}
    >
      {typeof text === 'string' ? <p className="kern-body">{text}</p> : text}
    </Dialog>
  )
}
