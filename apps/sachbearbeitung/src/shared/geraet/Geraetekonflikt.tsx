import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'

type Props = { entwurf: Pick<Entwurf<unknown>, 'subscribe' | 'stand' | 'loesen'> }

const worte = (wert: unknown): string =>
  typeof wert === 'string' || typeof wert === 'number' ? `„${wert}“` : 'eine andere Auswahl'

/** What came back from this device contradicts what was saved since: both stand here, and one of them is chosen. */
export function Geraetekonflikt({ entwurf }: Props) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  if (stand.art !== 'konflikt') return null
  return (
    <Hinweis ton="warning" titel="Inzwischen steht hier etwas anderes" neu>
      {stand.konflikte.map(({ seite, pfad, eigen, fremd }) => (
        <p className="kern-body" key={[seite, ...pfad].join('/')}>
          Auf diesem Gerät: {worte(eigen)}. Gespeichert: {worte(fremd)}.
        </p>
      ))}
      <div className="p-reihe">
        <Knopf variante="secondary" klein onClick={() => void entwurf.loesen(() => 'eigen')}>
          Die Eingabe dieses Geräts nehmen
        </Knopf>
        <Knopf variante="tertiary" klein onClick={() => void entwurf.loesen(() => 'fremd')}>
          Das Gespeicherte behalten
        </Knopf>
      </div>
    </Hinweis>
  )
}
