import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useState } from 'react'
import { alsUhrzeit } from '../bausteine/zeit.ts'
import type { Entwurf, Speicherstand } from './entwurf.ts'

/** The state of saving in one line, for the wizard bar. */
export const speicherText = (stand: Speicherstand): string => {
  switch (stand.art) {
    case 'speichert':
      return 'wird gespeichert …'
    case 'gespeichert':
      return `gespeichert um ${alsUhrzeit(stand.um)} Uhr`
    case 'fehler':
    case 'konflikt':
      return 'nicht gespeichert'
    case 'ruht':
    case 'geaendert':
      return ''
  }
}

type Props = {
  entwurf: Entwurf
  stand: Speicherstand
  /** The form shown is out of date and must be read again. */
  neuLesen: () => void
}

/** What happened to a save that did not work: what is safe, and what to do. Nothing typed is lost. */
export function Speicherhinweis({ entwurf, stand, neuLesen }: Props) {
  if (stand.art === 'konflikt') return <Konflikt entwurf={entwurf} neuLesen={neuLesen} />
  if (stand.art !== 'fehler') return null
  const { problem, errors } = stand.fehler
  return (
    <Hinweis ton="danger" titel="Ihre Eingaben sind noch nicht gespeichert" neu>
      <p className="kern-body">
        {problem.title}. {problem.detail} Was Sie eingegeben haben, steht weiter auf dieser Seite.
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pfad, text }) => (
            <li key={pfad}>{text}</li>
          ))}
        </ul>
      )}
      <Knopf variante="secondary" onClick={() => void entwurf.speichern()}>
        Noch einmal speichern
      </Knopf>
    </Hinweis>
  )
}

function Konflikt({ entwurf, neuLesen }: Omit<Props, 'stand'>) {
  const { frage } = useDialog()
  const [laeuft, setLaeuft] = useState(false)
  const tun = async (arbeit: () => Promise<unknown>) => {
    setLaeuft(true)
    await arbeit()
    setLaeuft(false)
  }
  const uebernehmen = async () => {
    if (await entwurf.eigeneUebernehmen()) neuLesen()
  }
  const verwerfen = async () => {
    const antwort = await frage({
      titel: 'Eigene Eingaben verwerfen?',
      text: 'Was Sie seit dem letzten Speichern eingegeben haben, geht verloren.',
      layout: 'ok-abbrechen',
      texte: { confirm: 'Verwerfen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm' && (await entwurf.neuereUebernehmen())) neuLesen()
  }
  return (
    <Hinweis ton="warning" titel="Der Antrag wurde inzwischen von jemand anderem geändert" neu>
      <p className="kern-body">
        Ihre Eingaben auf dieser Seite sind noch nicht gespeichert, aber auch nicht verloren. Entscheiden Sie,
        was gelten soll.
      </p>
      <div className="p-reihe">
        <Knopf variante="secondary" laeuft={laeuft} onClick={() => void tun(uebernehmen)}>
          Meine Änderungen übernehmen
        </Knopf>
        <Knopf variante="tertiary" onClick={() => void tun(verwerfen)}>
          Den neueren Stand laden
        </Knopf>
      </div>
    </Hinweis>
  )
}
