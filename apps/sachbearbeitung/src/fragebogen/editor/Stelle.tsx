import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { fruehereVon } from './fruehere.ts'
import { Block } from './stelle/Block.tsx'
import { fehlerBei } from './stelle/feldfehler.ts'
import { Frage } from './stelle/Frage.tsx'
import { Ganzes } from './stelle/Ganzes.tsx'
import { blockAendern, frageAendern } from './umbau.ts'
import type { Bearbeitung } from './useBearbeiten.ts'
import { ortName } from './worte.ts'

/** Whoever goes to another place is taken there: on a telephone it lies far below the list. What is new has its own field. */
const useAngekommen = ({ hier, neu, geholt }: Bearbeitung) => {
  const titel = useRef<HTMLHeadingElement>(null)
  const zuletzt = useRef({ hier, geholt })
  useEffect(() => {
    const woanders = zuletzt.current.hier !== hier && neu !== hier
    if (woanders || zuletzt.current.geholt !== geholt) titel.current?.focus()
    zuletzt.current = { hier, geholt }
  }, [hier, neu, geholt])
  return titel
}

/** The one place that is being written: the whole, a block or a question. */
export function Stelle({ bearbeitung }: { bearbeitung: Bearbeitung }) {
  const { offen, hier } = bearbeitung
  const { ruecknahme, formular } = offen
  const titel = useAngekommen(bearbeitung)
  return (
    <>
      <section aria-label={ortName(formular, hier)} className="d-editor__stelle" key={hier}>
        <Kopf bearbeitung={bearbeitung} titel={titel} />
        <Felder bearbeitung={bearbeitung} />
      </section>
      {ruecknahme && (
        <output className="d-editor__ruecknahme">
          <span>{ruecknahme.satz}</span>
          <Knopf
            variante="secondary"
            klein
            onClick={() => {
              ruecknahme.zuruecknehmen()
              titel.current?.focus()
            }}
          >
            Zurücknehmen
          </Knopf>
        </output>
      )}
    </>
  )
}

/** What it is, and what is done to it as a whole. */
type KopfProps = { bearbeitung: Bearbeitung; titel: RefObject<HTMLHeadingElement | null> }

function Kopf({ bearbeitung, titel }: KopfProps) {
  const { ort, hier, offen, bewegen, duplizieren, loeschen } = bearbeitung
  const [art = ''] = ortName(offen.formular, hier).split(':')
  return (
    <div className="d-editor__kopf">
      <h2 ref={titel} tabIndex={-1} className="d-editor__titel">
        {art}
      </h2>
      {ort.art !== 'ganzes' && (
        <span className="d-editor__knoepfe">
          <Knopf variante="tertiary" icon="arrow-up" klein onClick={() => bewegen(hier, -1)}>
            Nach oben
          </Knopf>
          <Knopf variante="tertiary" icon="arrow-down" klein onClick={() => bewegen(hier, 1)}>
            Nach unten
          </Knopf>
          {ort.art === 'frage' && (
            <Knopf variante="tertiary" icon="content-copy" klein onClick={duplizieren}>
              Verdoppeln
            </Knopf>
          )}
          <Knopf variante="tertiary" icon="delete" klein onClick={loeschen}>
            Löschen
          </Knopf>
        </span>
      )}
    </div>
  )
}

function Felder({ bearbeitung: { offen, ort, hier, neu } }: { bearbeitung: Bearbeitung }): ReactNode {
  const { formular, fehler, aendern } = offen
  const gemeinsam = { fruehere: fruehereVon(formular, ort), fokus: neu === hier }
  if (ort.art === 'ganzes')
    return (
      <Ganzes
        formular={formular}
        setzen={(neues) => aendern((alt) => ({ ...alt, ...neues }))}
        fehler={fehlerBei(fehler, '')}
      />
    )
  if (ort.art === 'block')
    return (
      <Block
        block={ort.block}
        setzen={(neues, satz) => aendern((alt) => blockAendern(alt, hier, (b) => ({ ...b, ...neues })), satz)}
        fehler={fehlerBei(fehler, `bloecke.${ort.i}`)}
        {...gemeinsam}
      />
    )
  return (
    <Frage
      frage={ort.frage}
      setzen={(neues, satz) => aendern((alt) => frageAendern(alt, hier, (f) => ({ ...f, ...neues })), satz)}
      fehler={fehlerBei(fehler, `bloecke.${ort.i}.fragen.${ort.j}`)}
      {...gemeinsam}
    />
  )
}
