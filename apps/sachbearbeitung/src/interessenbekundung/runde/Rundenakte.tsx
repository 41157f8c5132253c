import { bewegen } from '@foerderportal/client/rufen'
import {
  rundenaktFreigeben,
  rundenaktZurueckgeben,
  rundenaktZurueckholen,
} from '@foerderportal/contract/interessenbekundung/bank/routes'
import { rundeKey } from '@foerderportal/client/interessenbekundung/runden'
import type { Akt } from '@foerderportal/contract/interessenbekundung/bank/aktSchema'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { freigabeTaste, rueckgabeTaste } from '../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useUnterwegs } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { Freigabefrage } from '../../shared/freigabe/Freigabefrage.tsx'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { kurzeSumme, rundeTitel } from '../worte.ts'
import { useRundeBekanntgeben } from './useHandlung.ts'

const standWorte = ({ status, vorgelegt, freigegeben, zurueckgegeben, zurueckgeholt }: Akt): string => {
  if (status === 'FREIGEGEBEN' && freigegeben)
    return `Freigegeben ${alsWann(freigegeben.am)}\u00a0Uhr von ${freigegeben.name}`
  if (status === 'ZURUECKGEGEBEN' && zurueckgegeben)
    return `Zurückgegeben ${alsWann(zurueckgegeben.am)}\u00a0Uhr von ${zurueckgegeben.name}: ${zurueckgegeben.grund}`
  if (status === 'ZURUECKGEHOLT' && zurueckgeholt)
    return `Zurückgeholt ${alsWann(zurueckgeholt.am)}\u00a0Uhr von ${zurueckgeholt.name}`
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
  const { guid, sha256, eigener, gesperrtWeil } = akt
  const unterwegs = useUnterwegs('rundenaktFreigeben')
  // What was read when the question came: what is presented anew behind it is refused.
  const [gefragt, setGefragt] = useState(unterwegs?.an === guid && gesperrtWeil === null ? sha256 : undefined)
  const [zurueck, setZurueck] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  useTasten(
    'Vorgang',
    gesperrtWeil === null && istEinzige(runde)
      ? [freigabeTaste(() => setGefragt(sha256)), rueckgabeTaste(() => setZurueck(true))]
      : [],
  )
  return (
    <>
      <div className="d-werkzeuge">
        <Knopf gesperrtWeil={gesperrtWeil ?? false} onClick={() => setGefragt(sha256)}>
          Freigeben
        </Knopf>
        {gesperrtWeil === null && (
          <Knopf variante="secondary" onClick={() => setZurueck(true)}>
            Zurückgeben
          </Knopf>
        )}
        {eigener && <Zurueckholen akt={guid} />}
      </div>
      {gefragt !== undefined && (
        <Frage runde={runde} akt={akt} gelesen={gefragt} schliessen={() => setGefragt(undefined)} />
      )}
      {zurueck && (
        <Grunddialog
          name={`rundenakt/${guid}/zurueck`}
          titel="Vorgang zurückgeben"
          folge="Es bleibt, wie es ist. Wer ihn vorgelegt hat, liest Ihren Grund."
          knopf="Zurückgeben"
          ohneGrund="Geben Sie an, warum der Vorgang zurückgeht."
          hoechstens={2000}
          tun={async (grund) =>
            bekanntgeben(
              await bewegen(rundenaktZurueckgeben, { params: { guid }, body: { grund } }),
              'Zurückgegeben.',
            )
          }
          danach={() => setZurueck(false)}
          schliessen={() => setZurueck(false)}
        />
      )}
    </>
  )
}

type FrageProps = { runde: RundeAntwort; akt: Akt; gelesen: string; schliessen: () => void }

function Frage({ runde, akt, gelesen, schliessen }: FrageProps) {
  const abfragen = useQueryClient()
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Freigabefrage
      titel="Vorgang freigeben?"
      angaben={[
        ['Runde', rundeTitel(runde)],
        ['Mittel der Runde', `${betragSchreiben(runde.budget.budget)}\u00a0€`],
        ['Vorgang', akt.text],
        ['Grund', akt.grund],
        ['Prüfsumme', <code key="summe">{kurzeSumme(gelesen)}</code>],
      ]}
      folge="Es gilt ab jetzt."
      knopf="Freigeben"
      frisch={{ handlung: 'rundenaktFreigeben', an: akt.guid }}
      freigeben={async () =>
        bekanntgeben(
          await bewegen(rundenaktFreigeben, { params: { guid: akt.guid }, body: { sha256: gelesen } }),
          'Freigegeben: Es gilt ab jetzt.',
        )
      }
      neuLesen={() => void abfragen.invalidateQueries({ queryKey: rundeKey(runde.guid) })}
      schliessen={schliessen}
    />
  )
}

/** Whoever presented it sees first what is wrong with it: nobody else has to give it back. */
function Zurueckholen({ akt }: { akt: string }) {
  const bekanntgeben = useRundeBekanntgeben()
  const { laeuft, absage, versuchen } = useVersuch()
  const zurueckholen = () =>
    versuchen(async () =>
      bekanntgeben(
        await bewegen(rundenaktZurueckholen, { params: { guid: akt } }),
        'Zurückgeholt: Es liegt nicht mehr zur Freigabe vor.',
      ),
    )
  return (
    <>
      <Knopf variante="secondary" laeuft={laeuft} onClick={() => void zurueckholen()}>
        Zurückholen
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}
