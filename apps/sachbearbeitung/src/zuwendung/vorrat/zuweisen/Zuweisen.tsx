import { bearbeitendeAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useZuweisen, type Absage } from './useZuweisen.ts'

type Props = {
  faelle: readonly VorratZeile[]
  /** All is given away, or one has read what was not. */
  schliessen: () => void
}

const NICHT_GEWAEHLT = ''
const NIEMAND = 'niemand'

/** Gives cases to somebody; what was refused is named, case by case, and can be tried again. */
export function Zuweisen({ faelle, schliessen }: Props) {
  const [alle] = useState(() => faelle.map(({ geschaeft }) => geschaeft))
  const [von] = useState(faelle.length) // what is given away may leave the list meanwhile
  const [titel] = useState(von === 1 ? `${faelle[0]?.geNr} zuweisen` : `${von} Fälle zuweisen`)
  const [an, setAn] = useState(NICHT_GEWAEHLT)
  const { laeuft, gescheitert, zuweisen } = useZuweisen()
  const tun = async () => {
    if (await zuweisen(uebrige(faelle, gescheitert), an === NIEMAND ? null : an)) schliessen()
  }
  const knopf = (
    <Knopf
      onClick={() => void tun()}
      laeuft={laeuft}
      gesperrtWeil={an === NICHT_GEWAEHLT && 'Wählen Sie, wer bearbeitet.'}
    >
      Zuweisen
    </Knopf>
  )
  return (
    <Dialog titel={titel} schliessen={schliessen} fuss={knopf}>
      <Person faelle={alle} an={an} setAn={setAn} />
      {von > 1 && <Faelle faelle={faelle} />}
      {gescheitert.length > 0 && <Gescheitert von={von} absagen={gescheitert} />}
    </Dialog>
  )
}

/** As the list knows them by now: nobody is given a second time what he has. */
const uebrige = (faelle: Props['faelle'], absagen: readonly Absage[]): Props['faelle'] =>
  absagen.length === 0
    ? faelle
    : faelle.filter((fall) => absagen.some(({ geschaeft }) => geschaeft === fall.geschaeft))

/** Which ones: they may have been chosen on several pages of the list. */
function Faelle({ faelle }: Pick<Props, 'faelle'>) {
  return (
    <details open={faelle.length <= 10}>
      <summary className="kern-link">Diese Fälle</summary>
      <ul className="kern-list kern-list--bullet">
        {faelle.map(({ geschaeft, geNr, unternehmen }) => (
          <li key={geschaeft}>
            {ganzeNummern(geNr)}, {unternehmen.name}
          </li>
        ))}
      </ul>
    </details>
  )
}

type PersonProps = { faelle: readonly string[]; an: string; setAn: (an: string) => void }

/** Only who can work on all of them: whom the server would refuse is not offered. */
function Person({ faelle, an, setAn }: PersonProps) {
  const id = useId()
  const { data: personen } = useQuery(bearbeitendeAbfrage(faelle))
  return (
    <div className="kern-form-input">
      <label className="kern-label" htmlFor={id}>
        Wer bearbeitet {faelle.length === 1 ? 'den Fall' : 'die Fälle'}?
      </label>
      <select
        id={id}
        className="d-filterfeld"
        value={an}
        data-erster-fokus
        onChange={({ target }) => setAn(target.value)}
      >
        <option value={NICHT_GEWAEHLT}>Bitte wählen</option>
        <option value={NIEMAND}>niemand</option>
        {personen?.map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {name}
          </option>
        ))}
      </select>
      {personen?.length === 0 && (
        <p className="d-leise">
          Niemand kann {faelle.length === 1 ? 'diesen Fall' : 'alle diese Fälle'} bearbeiten. Wählen Sie
          weniger Fälle aus.
        </p>
      )}
    </div>
  )
}

function Gescheitert({ von, absagen }: { von: number; absagen: readonly Absage[] }) {
  return (
    <Hinweis
      ton="warning"
      titel={
        von === 1 ? 'Der Fall ist nicht zugewiesen' : `${von - absagen.length} von ${von} sind zugewiesen`
      }
      neu
    >
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
