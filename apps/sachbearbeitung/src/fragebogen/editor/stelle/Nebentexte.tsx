import { Absaetze } from '../../felder/Absaetze.tsx'
import { Mehr } from '../../felder/Mehr.tsx'
import type { Fehlerbei } from './feldfehler.ts'

type Werte = { readonly kontexte: string; readonly kommentare: string; readonly absaetze?: string }

type Props = {
  werte: Werte
  setzen: (neu: Partial<Werte>) => void
  fehler: Fehlerbei
  /** 'der Frage' */
  was: string
}

/** What stands small before and after; closed away where there is none. */
export function Nebentexte({ werte, setzen, fehler, was }: Props) {
  const da = [werte.absaetze, werte.kontexte, werte.kommentare].some(
    (text) => text !== undefined && text !== '',
  )
  return (
    <Mehr titel={`Weitere Texte ${was}`} offen={da}>
      {werte.absaetze !== undefined && (
        <Absaetze
          etikett="Weitere Absätze"
          hinweis="Stehen unter der Frage, in gleicher Größe. Eine Leerzeile trennt Absätze."
          wert={werte.absaetze}
          aendern={(absaetze) => setzen({ absaetze })}
          fehler={fehler('absaetze')}
        />
      )}
      <Absaetze
        etikett="Zusammenhang"
        hinweis="Steht klein davor."
        wert={werte.kontexte}
        aendern={(kontexte) => setzen({ kontexte })}
        fehler={fehler('kontexte')}
      />
      <Absaetze
        etikett="Hinweise"
        hinweis="Stehen klein danach."
        wert={werte.kommentare}
        aendern={(kommentare) => setzen({ kommentare })}
        fehler={fehler('kommentare')}
      />
    </Mehr>
  )
}
