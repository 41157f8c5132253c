import { alsMinuten } from '@foerderportal/client/session/leerlauf'
import { watchIdle } from '@foerderportal/client/session/idleWatch'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUmgebung } from '../umgebung.ts'
import { GRENZEN } from './leerlauf.ts'

/** Watches, while somebody is signed in, whether he is still there (section 4), and warns him before the logout. */
export function Leerlaufwaechter() {
  const { sitzung } = useUmgebung()
  const [wacht] = useState(() =>
    watchIdle({ grenzen: GRENZEN, abgelaufen: () => void sitzung.logout('idle') }),
  )
  useEffect(() => wacht.beginnen(), [wacht])
  const { zustand, rest } = useSyncExternalStore(wacht.subscribe, wacht.stand)
  return zustand === 'ruhend' ? <Achtung rest={rest} zuruecksetzen={wacht.zuruecksetzen} /> : null
}

/** Seconds at which the remaining time is said aloud: often enough to act, not so often that it drowns the rest. */
const ANSAGEN = [120, 60, 30, 10]

const gesagt = (rest: number): string => {
  const stufe = ANSAGEN.findLast((sekunden) => rest <= sekunden)
  return stufe === undefined ? '' : `Noch ${stufe} Sekunden bis zur Abmeldung.`
}

function Achtung({ rest, zuruecksetzen }: { rest: number; zuruecksetzen: () => void }) {
  return (
    <Dialog
      titel="Achtung"
      frage
      schliessen={zuruecksetzen}
      fuss={
        <Knopf onClick={zuruecksetzen} data-erster-fokus>
          Zurücksetzen
        </Knopf>
      }
    >
      <p className="kern-body">
        Aus Sicherheitsgründen werden Sie nach 10 Minuten Inaktivität automatisch abgemeldet.
      </p>
      <p className="kern-body">
        Verbleibende Zeit:{' '}
        <strong role="timer" className="s-restzeit">
          {alsMinuten(rest)}
        </strong>
      </p>
      <p className="kern-body">Mit „Zurücksetzen“ bleiben Sie angemeldet, und nichts geht verloren.</p>
      <output className="p-nur-vorlesen">{gesagt(rest)}</output>
    </Dialog>
  )
}
