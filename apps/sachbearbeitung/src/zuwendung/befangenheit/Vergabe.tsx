import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
import type { FallDerBefangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useId, useState } from 'react'
import { useFeldfehler } from '../../shared/useFeldfehler.ts'
import { useZuweisen } from '../vorrat/zuweisen/useZuweisen.ts'

type Props = {
  fall: FallDerBefangenheit
  personen: readonly Pick<Bankperson, 'sub' | 'name'>[]
  /** The list is read anew. */
  vergeben: () => void
}

const OHNE_WAHL = 'Wählen Sie, wer den Fall bearbeitet.'

/** A case that nobody has any more: Leitung gives it to somebody with one press (S9-01). */
export function Vergabe({ fall, personen, vergeben }: Props) {
  const id = useId()
  const [an, setAn] = useState('')
  // What was refused was refused for one person.
  const [zuletztAn, setZuletztAn] = useState('')
  const { fehler, setFehler } = useFeldfehler(an)
  const { laeuft, gescheitert, zuweisen } = useZuweisen()
  const grund = fehler ?? (zuletztAn === an ? gescheitert[0]?.grund : undefined)
  // A case that somebody has stands here no more.
  useEffect(() => () => fokusHalten(), [])
  const tun = async () => {
    setFehler(an === '' ? OHNE_WAHL : undefined)
    setZuletztAn(an)
    if (an !== '' && (await zuweisen([fall], an))) vergeben()
  }
  return (
    <div className="d-vergabe">
      <label className="p-nur-vorlesen" htmlFor={id}>
        Wer bearbeitet {fall.geNr}?
      </label>
      <select
        id={id}
        className="d-filterfeld"
        value={an}
        aria-invalid={grund === undefined ? undefined : true}
        aria-describedby={grund === undefined ? undefined : `${id}-fehler`}
        onChange={({ target }) => setAn(target.value)}
      >
        <option value="">niemand</option>
        {personen.map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {name}
          </option>
        ))}
      </select>
      <Knopf variante="secondary" laeuft={laeuft} onClick={() => void tun()}>
        <span className="p-nur-vorlesen">{fall.geNr} </span>
        Zuweisen
      </Knopf>
      {grund !== undefined && (
        <p id={`${id}-fehler`} className="d-fehler" role="alert">
          {grund}
        </p>
      )}
    </div>
  )
}
