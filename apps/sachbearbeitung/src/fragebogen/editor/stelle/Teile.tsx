import { TEILE_MAX } from '@foerderportal/contract/fragebogen/grenzen'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
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

/** The options, numbers, values or shares of a question, in their order. */
export function Teile({ frage, setzen, fehler }: Props) {
  const { type, teile } = frage
  const worte = TEIL_WORTE[type]
  const [neuer, setNeuer] = useState<string>()
  const hinzu = (hinter: number) => {
    if (teile.length >= TEILE_MAX) return
    const teil = neuerTeil()
    setNeuer(teil.id)
    setzen({ teile: [...teile.slice(0, hinter + 1), teil, ...teile.slice(hinter + 1)] })
  }
  const bewegen = (i: number, um: -1 | 1) => {
    const danach = getauscht(teile, i, i + um)
    if (danach !== teile)
      setzen({ teile: danach }, `${worte.eines} nach ${um < 0 ? 'oben' : 'unten'} verschoben.`)
  }
  const weg = ({ id, text }: Teilform) =>
    setzen(
      { teile: teile.filter((teil) => teil.id !== id) },
      `${worte.eines}${text.trim() === '' ? '' : ` „${text}“`} gelöscht.`,
    )
  return (
    <fieldset className="kern-fieldset d-teile">
      <legend className="kern-label">{worte.mehrere}</legend>
      <ol className="d-teile__liste">
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
            bewegen={(um) => bewegen(i, um)}
            weiter={() => hinzu(i)}
            weg={() => weg(teil)}
          />
        ))}
      </ol>
      <div>
        <Knopf
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
