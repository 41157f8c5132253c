import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useWiederHier } from '@foerderportal/shell/rahmen/rueckweg'
import { Umweg } from '@foerderportal/shell/rahmen/Umweg.tsx'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import type { Verweisziel, Formularantwort } from '../formularart.ts'
import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'
import { MitzeichnungAblehnen } from './MitzeichnungAblehnen.tsx'
import { MitzeichnungAbsage } from './MitzeichnungAbsage.tsx'
import { ABLEHNEN, useAblehnung } from './useAblehnung.ts'
import { useMitzeichnungAktion } from './useMitzeichnungAktion.ts'

/** What the binding step means, in two sentences, and who is told. */
const frageNach = ({ angefragtVon }: Mitzeichnung, { wort, den }: Formularname) =>
  ({
    titel: `${wort} verbindlich unterschreiben?`,
    text: (
      <>
        <p className="kern-body">
          Sie versichern, dass alle Angaben richtig und vollständig sind. Ihre Unterschrift gilt genau für{' '}
          {den} {wort}, {den} Sie hier lesen.
        </p>
        <p className="kern-body">
          {angefragtVon} bekommt eine E-Mail und reicht {den} {wort} danach ein. Bis dahin können Sie Ihre
          Unterschrift zurücknehmen.
        </p>
      </>
    ),
    layout: 'ok-abbrechen',
    texte: { confirm: 'Verbindlich unterschreiben', cancel: 'Noch nicht' },
  }) as const

type Props<V extends Formularantwort> = { dienst: Unterschriftdienst<V>; guid: string; m: Mitzeichnung }

/** The decision of the one who is asked. */
export function MitzeichnungEntscheiden<V extends Formularantwort>({ dienst, guid, m }: Props<V>) {
  const { frage } = useDialog()
  const { tun, laeuft, absage } = useMitzeichnungAktion(dienst, guid)
  const ablehnung = useAblehnung(m)
  useWiederHier()
  const { sha256, hindernis } = m

  const zeichnen = async () => {
    if (sha256 === null || (await frage(frageNach(m, dienst.name))) !== 'confirm') return
    if (!(await tun(() => dienst.unterschreiben(guid, m.guid, sha256)))) return
    ablehnung.entwurf.aufgeben()
    ansagen('Sie haben unterschrieben.')
    fokusHalten()
    scrollTo({ top: 0 })
  }

  return (
    <Abschnitt titel="Ihre Entscheidung">
      <div className="p-stapel">
        {hindernis && (
          <Hindernis text={hindernis.text} ziel={dienst.wege.anderswo[hindernis.pfad]} name={dienst.name} />
        )}
        {absage && <MitzeichnungAbsage problem={absage} />}
        {ablehnung.offen ? (
          <MitzeichnungAblehnen {...{ dienst, guid, m, ablehnung }} />
        ) : (
          <div className="p-reihe">
            <Knopf
              laeuft={laeuft}
              gesperrtWeil={hindernis !== null && 'Noch nicht möglich, siehe oben.'}
              onClick={() => void zeichnen()}
            >
              {`${dienst.name.wort} unterschreiben`}
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

type HindernisProps = { text: string; ziel: Verweisziel | undefined; name: Formularname }

function Hindernis({ text, ziel, name: { zum, wort } }: HindernisProps) {
  return (
    <Hinweis ton="warning" titel="Sie können noch nicht unterschreiben" stufe={3}>
      <p className="kern-body">{text}</p>
      {ziel && (
        <Umweg href={ziel.href} zurueck={`${zum} ${wort}`}>
          {ziel.text}
        </Umweg>
      )}
    </Hinweis>
  )
}
