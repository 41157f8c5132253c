import { TEILE_MAX } from '@foerderportal/contract/fragebogen/grenzen'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useRef, useState } from 'react'
import { fokusDanach } from '../../felder/fokusDanach.ts'
import { neuerTeil, type Frageform, type Teilform } from '../formular.ts'
import { getauscht } from '../umbau.ts'
import { darin, type Fehlerbei } from './feldfehler.ts'
import { Teil } from './Teil.tsx'
import { TEIL_WORTE } from './teilworte.ts'

type Props = {
  frage: Frageform
  setzen: (neu: Partial<Frageform>, satz?: string) => void
  fehler: Fehlerbei
}

/** What is done to the parts as a whole, and where the focus goes when a line has gone: to the next one, else to `hinzuKnopf`. */
const useTeile = ({ frage: { type, teile }, setzen }: Omit<Props, 'fehler'>) => {
  const { eines } = TEIL_WORTE[type]
  const [neuer, setNeuer] = useState<string>()
  const liste = useRef<HTMLOListElement>(null)
  const hinzuKnopf = useRef<HTMLButtonElement>(null)
  const nameVon = ({ text }: Teilform) => `${eines}${text.trim() === '' ? '' : ` „${text}“`}`
  const hinzu = (hinter: number) => {
    if (teile.length >= TEILE_MAX) return
    const teil = neuerTeil()
    setNeuer(teil.id)
    setzen({ teile: [...teile.slice(0, hinter + 1), teil, ...teile.slice(hinter + 1)] })
  }
  const bewegen = (teil: Teilform, i: number, um: -1 | 1) => {
    const danach = getauscht(teile, i, i + um)
    if (danach === teile) return
    setzen({ teile: danach }, `${eines} nach ${um < 0 ? 'oben' : 'unten'} verschoben.`)
    ansagen(`${nameVon(teil)}: Platz ${i + um + 1} von ${teile.length}.`)
  }
  const weg = (teil: Teilform, i: number) => {
    setzen({ teile: teile.filter(({ id }) => id !== teil.id) }, `${nameVon(teil)} gelöscht.`)
    const daneben = Math.min(i, teile.length - 2)
    fokusDanach(() => liste.current?.children[daneben]?.querySelector('input') ?? hinzuKnopf.current)
  }
  return { neuer, liste, hinzuKnopf, hinzu, bewegen, weg }
}

/** The options, numbers, values or shares of a question, in their order. */
export function Teile({ frage, setzen, fehler }: Props) {
  const { type, teile } = frage
  const worte = TEIL_WORTE[type]
  const { neuer, liste, hinzuKnopf, hinzu, bewegen, weg } = useTeile({ frage, setzen })
  return (
    <fieldset className="kern-fieldset d-teile">
      <legend className="kern-label">{worte.mehrere}</legend>
      <ol ref={liste} className="d-teile__liste">
        {teile.map((teil, i) => (
          <Teil
            key={teil.id}
            {...{ type, teil }}
            name={`${worte.eines} ${i + 1}`}
            fehler={darin(fehler, `teile.${i}`)}
            fokus={teil.id === neuer}
            setzen={(neu, satz) =>
              setzen(
                { teile: teile.map((einer) => (einer.id === teil.id ? { ...einer, ...neu } : einer)) },
                satz,
              )
            }
            bewegen={(um) => bewegen(teil, i, um)}
            weiter={() => hinzu(i)}
            weg={() => weg(teil, i)}
          />
        ))}
      </ol>
      <div>
        <Knopf
          ref={hinzuKnopf}
          variante="secondary"
          icon="add"
          gesperrtWeil={teile.length >= TEILE_MAX && `Mehr als ${TEILE_MAX} sind nicht möglich.`}
          onClick={() => hinzu(teile.length - 1)}
        >
          {worte.neu}
        </Knopf>
      </div>
    </fieldset>
  )
}
