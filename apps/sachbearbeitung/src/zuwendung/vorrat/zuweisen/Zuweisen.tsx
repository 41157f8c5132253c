import type { VorratZeile } from '@foerderportal/contract/zuwendung/vorrat/schema'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId, useState } from 'react'
import type { Auswaehlbar } from '../filter/felder.ts'
import { useZuweisen, type Absage } from './useZuweisen.ts'

type Props = {
  faelle: readonly VorratZeile[]
  personen: Auswaehlbar['personen']
  /** All is given away, or one has read what was not. */
  schliessen: () => void
}

const NIEMAND = ''

/** Gives cases to somebody; what was refused is named, case by case. */
export function Zuweisen({ faelle, personen, schliessen }: Props) {
  const [an, setAn] = useState(NIEMAND)
  const { laeuft, gescheitert, zuweisen } = useZuweisen()
  const titel = faelle.length === 1 ? `${faelle[0]?.geNr} zuweisen` : `${faelle.length} Fälle zuweisen`
  const tun = async () => {
    if (await zuweisen(faelle, an === NIEMAND ? null : an)) schliessen()
  }
  if (gescheitert.length > 0)
    return (
      <Dialog titel={titel} schliessen={schliessen} fuss={<Knopf onClick={schliessen}>Schließen</Knopf>}>
        <Gescheitert von={faelle.length} absagen={gescheitert} />
      </Dialog>
    )
  const knopf = (
    <Knopf onClick={() => void tun()} laeuft={laeuft}>
      Zuweisen
    </Knopf>
  )
  return (
    <Dialog titel={titel} schliessen={schliessen} fuss={knopf}>
      <Person einer={faelle.length === 1} personen={personen} an={an} setAn={setAn} />
    </Dialog>
  )
}

type PersonProps = Pick<Props, 'personen'> & { einer: boolean; an: string; setAn: (an: string) => void }

function Person({ einer, personen, an, setAn }: PersonProps) {
  const id = useId()
  return (
    <div className="kern-form-input">
      <label className="kern-label" htmlFor={id}>
        Wer bearbeitet {einer ? 'den Fall' : 'die Fälle'}?
      </label>
      <select
        id={id}
        className="d-filterfeld"
        value={an}
        data-erster-fokus
        onChange={({ target }) => setAn(target.value)}
      >
        <option value={NIEMAND}>niemand</option>
        {personen.map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Gescheitert({ von, absagen }: { von: number; absagen: readonly Absage[] }) {
  return (
    <Hinweis ton="warning" titel={`${von - absagen.length} von ${von} sind zugewiesen`} neu>
      <ul className="kern-list kern-list--bullet">
        {absagen.map(({ geNr, grund }) => (
          <li key={geNr}>
            {geNr}: {grund}
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}
