import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { ReactNode, Ref } from 'react'
import { Textfeld } from '../Textfeld.tsx'
import { Belegliste } from './Belegliste.tsx'
import type { Antwort, Eingabe } from './eingabe.ts'
import { Ergebniswahl } from './Ergebniswahl.tsx'

type Props = {
  eingabe: Eingabe
  /** The answer that stands there, also one of before. */
  gewaehlt: Antwort | ''
  waehlen: (antwort: Antwort) => void
  aendern: (teil: Partial<Eingabe>) => void
  /** Characters of the note. */
  hoechstens: number
  /** Whether it is saved. */
  status: ReactNode
  /** What becomes of the note. */
  hinweis?: string | false
  /** What the answer still lacks, as a sentence. */
  fehler: string | undefined
  /** Something can be written here. */
  frei: boolean
  worte: (beleg: Beleg) => string
  zeigen: (beleg: Beleg) => void
  naechsterBeleg: { readonly text: string; readonly hinzufuegen: () => void } | undefined
  text: Ref<HTMLTextAreaElement>
  /** Between the note and its evidence: what is in the way of saving it. */
  children?: ReactNode
}

/** The answer to a point, its words and its evidence. */
export function Antwortfelder({
  eingabe,
  gewaehlt,
  waehlen,
  aendern,
  hoechstens,
  status,
  hinweis = false,
  fehler,
  frei,
  worte,
  zeigen,
  naechsterBeleg,
  text,
  children,
}: Props) {
  return (
    <>
      <Ergebniswahl gewaehlt={gewaehlt} waehlen={waehlen} gesperrt={!frei} />
      <Textfeld
        etikett="Vermerk"
        wert={eingabe.text}
        aendern={(neu) => aendern({ text: neu })}
        dazu={status}
        hinweis={hinweis}
        fehler={fehler}
        nurLesen={!frei}
        hoechstens={hoechstens}
        ref={text}
      />
      {children}
      <Belegliste
        belege={eingabe.belege}
        worte={worte}
        zeigen={zeigen}
        aendern={frei ? (belege) => aendern({ belege }) : undefined}
        naechster={naechsterBeleg}
      />
    </>
  )
}
