import { serverJetzt } from '@foerderportal/client/serverzeit'
import { alsDatum, alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { erwarteteBewilligung } from '@foerderportal/contract/zuwendung/programm/kauftermin'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/antragsformular/nachforderungSchema'
import type { AntragAntwort, GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'

type Props = { antrag: AntragAntwort; stichtag: string; anhoerung: GeschaeftDetail['anhoerung'] }

/** Where an application that was sent stands now, and what comes next. */
export function EingangLage({ antrag, stichtag, anhoerung }: Props) {
  const { nachforderung } = antrag
  if (nachforderung) return <Gefragt antrag={antrag} nachforderung={nachforderung} />
  const frist = anhoerung?.stand === 'OFFEN' && alsFrist(anhoerung.frist, serverJetzt())
  if (frist) return <Gehoert guid={antrag.formular.guid} frist={frist} />
  return LAGEN[antrag.geschaeftStatus]?.(antrag, stichtag)
}

const wartezeit = ({ vorhabenbeginn }: AntragAntwort, stichtag: string) =>
  `Die Bank entscheidet voraussichtlich bis zum ${alsDatum(erwarteteBewilligung(vorhabenbeginn, stichtag))}`

const BESTELLEN = 'Bestellen Sie erst, wenn der Antrag bewilligt ist.'

/** What the line below the title does not say yet; a decision is said there in full. */
const LAGEN: Partial<
  Record<AntragAntwort['geschaeftStatus'], (antrag: AntragAntwort, stichtag: string) => ReactNode>
> = {
  NEUANTRAG_ABGESENDET: (antrag, stichtag) => (
    <Hinweis
      ton="success"
      titel={
        antrag.eingang?.fruehere.length ? 'Ihre Ergänzungen sind eingegangen' : 'Ihr Antrag ist eingegangen'
      }
      stufe={2}
    >
      <p className="kern-body">Sie bekommen eine Bestätigung per E-Mail.</p>
      <p className="kern-body">
        {wartezeit(antrag, stichtag)}. {BESTELLEN}
      </p>
    </Hinweis>
  ),
  IN_PRUEFUNG: (antrag, stichtag) => (
    <Hinweis titel={wartezeit(antrag, stichtag)} stufe={2}>
      <p className="kern-body">Braucht die Bank noch etwas, bekommen Sie eine E-Mail.</p>
      <p className="kern-body">{BESTELLEN}</p>
    </Hinweis>
  ),
}

function Gefragt({ antrag, nachforderung }: { antrag: AntragAntwort; nachforderung: Nachforderung }) {
  const navigate = useNavigate()
  const frist = alsFrist(nachforderung.frist)
  if (frist === undefined)
    return (
      <Hinweis ton="warning" titel="Die Frist für Ihre Ergänzungen ist abgelaufen" stufe={2}>
        <p className="kern-body">
          {`Sie endete am ${alsMinute(letzterMoment(nachforderung.frist))} Uhr. Unten steht, was Sie zuletzt eingereicht haben.`}
        </p>
        <p className="kern-body">Haben Sie Fragen dazu? Rufen Sie uns an oder schreiben Sie uns.</p>
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Die Bank schreibt Ihnen" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">{nachforderung.grund}</p>
        <p className="kern-body">
          <strong>Einreichen: {frist}</strong>
        </p>
        {antrag.aenderbar ? (
          <div className="p-reihe">
            <Knopf onClick={() => void navigate({ to: pfade.antragWeiter(antrag.formular.guid) })}>
              Angaben ergänzen
            </Knopf>
          </div>
        ) : (
          <p className="kern-body">Ergänzen kann die Angaben, wer in Ihrem Unternehmen Anträge bearbeitet.</p>
        )}
      </div>
    </Hinweis>
  )
}

/** Before the bank decides against the applicant he may say what he thinks of it (S9-03). */
function Gehoert({ guid, frist }: { guid: string; frist: string }) {
  const navigate = useNavigate()
  return (
    <Hinweis ton="warning" titel="Die Bank hört Sie an, bevor sie entscheidet" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">
          <strong>Stellung nehmen: {frist}</strong>
        </p>
        <div className="p-reihe">
          <Knopf onClick={() => void navigate({ to: pfade.anhoerung(guid) })}>Anhörung lesen</Knopf>
        </div>
      </div>
    </Hinweis>
  )
}
