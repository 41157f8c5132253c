import { antragFlow } from '@foerderportal/contract/zuwendung/flow'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { prevStep } from '@foerderportal/flow/flow'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { speicherText } from '@foerderportal/shell/entwurf/speicherText'
import { Angaben } from './Angaben.tsx'
import { AntragHinweise } from '../seite/AntragHinweise.tsx'
import type { FormularseiteProps } from '../seite/Formularseite.tsx'
import { absageStelle, offeneSeiten, type Feldweg, type OffeneSeite } from './offeneSeiten.ts'
import { OffeneStellen } from './OffeneStellen.tsx'
import { stehtFest, unterschriftFehltWeil } from '../unterschrift/stehtFest.ts'
import { useEinreichen } from './useEinreichen.tsx'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'

type Props = Omit<FormularseiteProps<Record<string, never>>, 'bau'> & {
  /** What stands for the answers; without it all of them, each with its way to change it. */
  angaben?: ReactNode
  /** Where what is missing is answered, if not on the ordinary pages. */
  weg?: Feldweg
}

/** Every answer once more, what is missing first, and the binding step. */
export function Zusammenfassung({ schritt, entwurf, stand, kontext, angaben, weg, mitzeichnung }: Props) {
  const navigate = useNavigate()
  const daten = { formular: entwurf.wert().formular, kontext }
  const offen = offeneSeiten(daten, weg)
  const { einreichen, laeuft, absage } = useEinreichen(entwurf)
  const [vergleich, setVergleich] = useState(false)
  const fehlt = offen.length > 0 && 'Ergänzen Sie zuerst, was noch fehlt.'
  const ohneDatei = useDateiFehltWeil()
  const gesperrt = fehlt || ohneDatei || unterschriftFehltWeil(daten.formular, mitzeichnung)
  const vorige = prevStep(antragFlow, schritt.path, daten)
  return (
    <div className="p-formular">
      <Fehlt offen={offen} bereit={gesperrt === false} />
      {angaben ?? <Angaben daten={daten} aenderbar={!stehtFest(mitzeichnung)} />}
      {absage && <Absage problem={absage} daten={daten} weg={weg} />}
      <AntragHinweise {...{ entwurf, vergleich, setVergleich }} />
      <WizardLeiste
        zurueck={
          vorige
            ? {
                beiKlick: () => void navigate({ to: pfade.antrag(daten.formular.guid, vorige.path) }),
              }
            : undefined
        }
        mitte={{
          text: 'Später einreichen',
          hinweis: 'Ihr Entwurf bleibt gespeichert.',
          beiKlick: () => void navigate({ to: pfade.antraege }),
        }}
        weiter={{
          text: 'Antrag verbindlich einreichen',
          ohnePfeil: true,
          laeuft,
          gesperrtWeil: gesperrt,
          beiKlick: () => void einreichen(),
        }}
        speicherstand={speicherText(stand, entwurf.kopiestand())}
      />
    </div>
  )
}

function Fehlt({ offen, bereit }: { offen: readonly OffeneSeite[]; bereit: boolean }) {
  if (offen.length === 0)
    return (
      <Hinweis ton="success">
        Alles ist ausgefüllt. {bereit && 'Prüfen Sie Ihre Angaben und reichen Sie den Antrag ein.'}
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Das fehlt noch" stufe={2}>
      <div className="p-stapel">
        {offen.map(({ titel, stellen }) => (
          <div key={titel}>
            <h3 className="kern-body kern-body--bold">{titel}</h3>
            <OffeneStellen stellen={stellen} />
          </div>
        ))}
      </div>
    </Hinweis>
  )
}

const SPAETER = 'Ihr Entwurf ist gespeichert. Versuchen Sie es später noch einmal.'

type AbsageProps = { problem: Problem; daten: AntragDaten; weg: Feldweg | undefined }

/** Why the application was not taken, and where to mend it. Stands at the button, where the eyes are. */
function Absage({ problem, daten, weg }: AbsageProps) {
  const { title, detail = SPAETER, errors = [] } = problem
  return (
    <Hinweis ton="danger" titel={title} neu>
      {errors.every(({ text }) => text !== detail) && <p className="kern-body">{detail}</p>}
      {errors.length > 0 && (
        <OffeneStellen stellen={errors.map((fehler) => absageStelle(daten, fehler, weg))} />
      )}
    </Hinweis>
  )
}
