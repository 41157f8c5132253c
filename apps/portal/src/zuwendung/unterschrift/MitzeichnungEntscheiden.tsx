import { unterschreiben } from '@foerderportal/client/zuwendung/mitzeichnung'
import { ABSAGE_ORTE } from '@foerderportal/contract/zuwendung/nachforderung/absageOrte'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { fokusHalten } from '@foerderportal/shell/bausteine/fokusHalten'
import { pfade } from '../../paths.ts'
import { MitzeichnungAblehnen } from './MitzeichnungAblehnen.tsx'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import { ABLEHNEN, useAblehnung } from './useAblehnung.ts'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

/** What the binding step means, in two sentences, and who is told. */
const frageNach = ({ angefragtVon }: Mitzeichnung) =>
  ({
    titel: 'Antrag verbindlich unterschreiben?',
    text: (
      <>
        <p className="kern-body">
          Sie versichern, dass alle Angaben richtig und vollständig sind. Ihre Unterschrift gilt genau für den
          Antrag, den Sie hier lesen.
        </p>
        <p className="kern-body">
          {angefragtVon} bekommt eine E-Mail und reicht den Antrag danach ein. Bis dahin können Sie Ihre
          Unterschrift zurücknehmen.
        </p>
      </>
    ),
    layout: 'ok-abbrechen',
    texte: { confirm: 'Verbindlich unterschreiben', cancel: 'Noch nicht' },
  }) as const

/** The decision of the one who is asked. */
export function MitzeichnungEntscheiden({ guid, m }: { guid: string; m: Mitzeichnung }) {
  const { frage } = useDialog()
  const { tun, laeuft, absage } = useMitzeichnungAktion(guid)
  const ablehnung = useAblehnung(m)
  const { sha256, hindernis } = m

  const zeichnen = async () => {
    if (sha256 === null || (await frage(frageNach(m))) !== 'confirm') return
    if (!(await tun(() => unterschreiben(guid, m.guid, sha256)))) return
    ablehnung.entwurf.aufgeben()
    ansagen('Sie haben unterschrieben.')
    fokusHalten()
    scrollTo({ top: 0 })
  }

  return (
    <Abschnitt titel="Ihre Entscheidung">
      <div className="p-stapel">
        {hindernis && <Hindernis {...hindernis} />}
        {absage && <MitzeichnungAbsage problem={absage} />}
        {ablehnung.offen ? (
          <MitzeichnungAblehnen {...{ guid, m, ablehnung }} />
        ) : (
          <div className="p-reihe">
            <Knopf
              laeuft={laeuft}
              gesperrtWeil={hindernis !== null && 'Noch nicht möglich, siehe oben.'}
              onClick={() => void zeichnen()}
            >
              Antrag unterschreiben
            </Knopf>
            <Knopf variante="secondary" id={ABLEHNEN} onClick={ablehnung.oeffnen}>
              Nicht unterschreiben
            </Knopf>
          </div>
        )}
      </div>
    </Abschnitt>
  )
}

function Hindernis({ pfad, text }: NonNullable<Mitzeichnung['hindernis']>) {
  return (
    <Hinweis ton="warning" titel="Sie können noch nicht unterschreiben" stufe={3}>
      <p className="kern-body">{text}</p>
      {pfad === ABSAGE_ORTE.person && <Verweis href={pfade.identifizieren}>Identität nachweisen</Verweis>}
    </Hinweis>
  )
}
