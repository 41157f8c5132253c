import { reihungFreigeben, reihungZurueckgeben } from '@foerderportal/client/interessenbekundung/runden'
import { zufallHindernis } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Grunddialog } from '../../shared/Grunddialog.tsx'
import { kurzeSumme } from '../worte.ts'
import { useNeuAnmelden, useRundeBekanntgeben } from './useHandlung.ts'
import { Ziehungsfeld, zufallSchreiben } from './Ziehungsfeld.tsx'

type Props = { runde: RundeAntwort; reihung: NonNullable<RundeAntwort['reihung']> }

/** A ranking before a second person (S3-03): who may release it does so here, everybody else reads why not. */
export function Reihungsfreigabe({ runde, reihung }: Props) {
  const { moeglich } = runde
  return (
    <div className="d-kasten">
      <p className="kern-body">
        Vorgelegt {alsWann(reihung.vorgelegt.am)} Uhr von {reihung.vorgelegt.name}. Ergebnis{' '}
        <code title={reihung.sha256}>{kurzeSumme(reihung.sha256)}</code>
      </p>
      {moeglich.reihungFreigeben === null ? (
        <Nachziehen runde={runde} reihung={reihung} />
      ) : (
        <p className="d-gesperrt">{moeglich.reihungFreigeben}</p>
      )}
    </div>
  )
}

/** Who releases it types the draw without having seen what the first one typed, and then sees what comes of it. */
function Nachziehen({ runde: { guid, ziehung }, reihung }: Props) {
  const { text, setzen, fertig } = useLokalerText(`runde/${guid}/zufall`)
  const [versucht, setVersucht] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const anmelden = useNeuAnmelden(guid)(absage)
  const zufall = zufallSchreiben(text)
  const passt = zufallHindernis(zufall) === null
  const freigeben = () => {
    setVersucht(true)
    if (!passt) return
    void versuchen(async () => {
      const stand = await reihungFreigeben(guid, { zufall, sha256: reihung.sha256 })
      fertig()
      await bekanntgeben(stand, 'Die Reihung ist freigegeben und öffentlich.')
    })
  }
  return (
    <>
      <p className="kern-body">
        Sehen Sie selbst nach, wie gezogen wurde: {ziehung?.quelle}. Was die erste Person eingegeben hat,
        zeigt das Portal Ihnen nicht.
      </p>
      <Ziehungsfeld wert={text} setzen={setzen} versucht={versucht} form={ziehung?.form ?? ''} />
      <AbsageHinweis absage={absage} />
      <div className="d-werkzeuge">
        {passt && (
          <Verweis href={pfade.reihungMit(guid, zufall)} className={knopfKlasse('secondary')}>
            <span className="kern-label">Ergebnis ansehen</span>
          </Verweis>
        )}
        {anmelden ? (
          <Knopf onClick={anmelden}>Noch einmal anmelden</Knopf>
        ) : (
          <Knopf laeuft={laeuft} onClick={freigeben}>
            Reihung freigeben
          </Knopf>
        )}
        <Zurueckgeben guid={guid} />
      </div>
    </>
  )
}

function Zurueckgeben({ guid }: { guid: string }) {
  const [fragen, setFragen] = useState(false)
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <>
      <Knopf variante="tertiary" onClick={() => setFragen(true)}>
        Zurückgeben
      </Knopf>
      {fragen && (
        <Grunddialog
          name={`runde/${guid}/reihungZurueck`}
          titel="Reihung zurückgeben"
          folge="Die Reihung verfällt, veröffentlicht wird nichts. Sie lässt sich noch einmal vorbereiten."
          knopf="Zurückgeben"
          ohneGrund="Geben Sie an, warum die Reihung zurückgeht."
          hoechstens={2000}
          tun={async (grund) => bekanntgeben(await reihungZurueckgeben(guid, grund), 'Zurückgegeben.')}
          danach={() => setFragen(false)}
          schliessen={() => setFragen(false)}
        />
      )}
    </>
  )
}
