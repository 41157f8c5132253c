import { rundenaktFreigeben, rundenaktZurueckgeben } from '@foerderportal/client/interessenbekundung/runden'
import type { Akt } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/aktSchema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'

const standWorte = ({ status, vorgelegt, freigegeben, zurueckgegeben }: Akt): string => {
  if (status === 'FREIGEGEBEN' && freigegeben)
    return `Freigegeben ${alsWann(freigegeben.am)} Uhr von ${freigegeben.name}`
  if (status === 'ZURUECKGEGEBEN' && zurueckgegeben)
    return `Zurückgegeben ${alsWann(zurueckgegeben.am)} Uhr von ${zurueckgegeben.name}: ${zurueckgegeben.grund}`
  return `Vorgelegt ${alsWann(vorgelegt.am)} Uhr von ${vorgelegt.name}`
}

/** What with a round needs two people (3.1), the latest first; what waits can be released here. */
export function Rundenakte({ akte }: { akte: readonly Akt[] }) {
  if (akte.length === 0)
    return (
      <p className="kern-body">
        Noch keiner. Veröffentlichen, verlängern, Mittel erhöhen und annullieren legt eine Person vor, eine
        zweite gibt es frei.
      </p>
    )
  return (
    <ul className="d-rundenakte">
      {akte.map((akt) => (
        <li key={akt.guid} className={akt.status === 'VORGELEGT' ? 'd-kasten' : undefined}>
          <p className="kern-body">{akt.text}</p>
          {akt.grund && <p className="kern-body">Grund: {akt.grund}</p>}
          <p className="d-meta">{standWorte(akt)}</p>
          {akt.status === 'VORGELEGT' && <Entscheiden akt={akt} />}
        </li>
      ))}
    </ul>
  )
}

function Entscheiden({ akt: { guid, gesperrtWeil } }: { akt: Akt }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const [zurueck, setZurueck] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  const freigeben = () =>
    versuchen(async () => bekanntgeben(await rundenaktFreigeben(guid), 'Freigegeben: Es gilt ab jetzt.'))
  return (
    <>
      <AbsageHinweis absage={absage} />
      <div className="d-werkzeuge">
        <Knopf laeuft={laeuft} gesperrtWeil={gesperrtWeil ?? false} onClick={() => void freigeben()}>
          Freigeben
        </Knopf>
        {gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={() => setZurueck(true)}>
            Zurückgeben
          </Knopf>
        )}
      </div>
      {zurueck && (
        <Grunddialog
          name={`rundenakt/${guid}/zurueck`}
          titel="Vorgang zurückgeben"
          folge="Es bleibt, wie es ist. Wer ihn vorgelegt hat, liest Ihren Grund."
          knopf="Zurückgeben"
          ohneGrund="Geben Sie an, warum der Vorgang zurückgeht."
          hoechstens={2000}
          tun={async (grund) => bekanntgeben(await rundenaktZurueckgeben(guid, grund), 'Zurückgegeben.')}
          danach={() => setZurueck(false)}
          schliessen={() => setZurueck(false)}
        />
      )}
    </>
  )
}
