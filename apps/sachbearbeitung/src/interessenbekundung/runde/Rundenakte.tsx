import { rundenaktFreigeben, rundenaktZurueckgeben } from '@foerderportal/client/interessenbekundung/runden'
import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { freigabeTaste, rueckgabeTaste } from '../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Freigabefrage } from '../../shared/freigabe/Freigabefrage.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { rundeTitel } from '../worte.ts'
import { useRundeBekanntgeben } from './useHandlung.ts'

const standWorte = ({ status, vorgelegt, freigegeben, zurueckgegeben }: Akt): string => {
  if (status === 'FREIGEGEBEN' && freigegeben)
    return `Freigegeben ${alsWann(freigegeben.am)}\u00a0Uhr von ${freigegeben.name}`
  if (status === 'ZURUECKGEGEBEN' && zurueckgegeben)
    return `Zurückgegeben ${alsWann(zurueckgegeben.am)}\u00a0Uhr von ${zurueckgegeben.name}: ${zurueckgegeben.grund}`
  return `Vorgelegt ${alsWann(vorgelegt.am)}\u00a0Uhr von ${vorgelegt.name}`
}

/** What with a round needs two people (3.1), the latest first; what waits can be released here. */
export function Rundenakte({ runde }: { runde: RundeAntwort }) {
  const { akte } = runde
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
          {akt.status === 'VORGELEGT' && <Entscheiden runde={runde} akt={akt} />}
        </li>
      ))}
    </ul>
  )
}

/** A key means the one thing that lies before a second person; of several nobody could say which. */
const istEinzige = ({ akte, staffeln }: RundeAntwort): boolean =>
  [...akte, ...staffeln].filter(({ status }) => status === 'VORGELEGT').length === 1

function Entscheiden({ runde, akt }: { runde: RundeAntwort; akt: Akt }) {
  const { guid, text, grund: grundDerVorlage, gesperrtWeil } = akt
  const [fragt, setFragt] = useState(false)
  const [zurueck, setZurueck] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  useTasten(
    'Vorgang',
    gesperrtWeil === null && istEinzige(runde)
      ? [freigabeTaste(() => setFragt(true)), rueckgabeTaste(() => setZurueck(true))]
      : [],
  )
  return (
    <>
      <div className="d-werkzeuge">
        <Knopf gesperrtWeil={gesperrtWeil ?? false} onClick={() => setFragt(true)}>
          Freigeben
        </Knopf>
        {gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={() => setZurueck(true)}>
            Zurückgeben
          </Knopf>
        )}
      </div>
      {fragt && (
        <Freigabefrage
          titel="Vorgang freigeben?"
          angaben={[
            ['Runde', rundeTitel(runde)],
            ['Mittel der Runde', `${betragSchreiben(runde.budget.budget)}\u00a0€`],
            ['Vorgang', text],
            ['Grund', grundDerVorlage],
          ]}
          folge="Es gilt ab jetzt."
          knopf="Freigeben"
          freigeben={async () =>
            bekanntgeben(await rundenaktFreigeben(guid), 'Freigegeben: Es gilt ab jetzt.')
          }
          schliessen={() => setFragt(false)}
        />
      )}
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
