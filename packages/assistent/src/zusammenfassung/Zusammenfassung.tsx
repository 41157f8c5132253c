import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { Problem } from '@foerderportal/contract/shared/problem'
import { prevStep, type Step } from '@foerderportal/flow/flow'
import { speicherText } from '@foerderportal/shell/entwurf/speicherText'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useDateiFehltWeil } from '../dateien/useUploads.ts'
import {
  datenVon,
  type Absendeworte,
  type Danebenoffen,
  type Formularantwort,
  type OffenesFormular,
} from '../formularart.ts'
import { Formularhinweise } from '../seite/Formularhinweise.tsx'
import type { Formularname } from '@foerderportal/contract/formular/formularname'
import { useWiederHier } from '@foerderportal/shell/rahmen/rueckweg'
import { useLate } from '@foerderportal/shell/late/useLate'
import { AbsenderHindernis, useAbsenderHindernis } from './AbsenderHindernis.tsx'
import { Angaben } from './Angaben.tsx'
import {
  absageStelle,
  offeneSeiten,
  type Feldweg,
  type OffeneSeite,
  type OffeneStelle,
} from './offeneSeiten.ts'
import { OffeneStellen } from './OffeneStellen.tsx'
import { inReihenfolge } from './reihenfolge.ts'
import { useEinreichen, VERBINDLICH } from './useEinreichen.tsx'

type Props<V extends Formularantwort, K> = OffenesFormular<V, K> & {
  schritt: Step<string>
  /** What stands for the answers; without it all of them, each with its way to change it. */
  angaben?: ReactNode
  /** Where what is missing is answered, if not on the ordinary pages. */
  weg?: Feldweg<V, K>
}

/** Why a form that two sign can't be sent yet. */
const wartetWeil = (m: Mitzeichnung | null): string | false => {
  if (m?.status !== 'UNTERSCHRIEBEN')
    return 'Einreichen können Sie, wenn die zweite Person unterschrieben hat.'
  return m.fuerMich && 'Sie haben mitgezeichnet. Einreichen muss eine andere Person.'
}

const danebenSeite = ({ titel, text, feld }: Danebenoffen): OffeneSeite => ({
  titel,
  stellen: [{ text, href: undefined, hier: feld }],
})

/** What keeps it from being sent, in the order in which one would mend it, and what stands beside the form. */
const useAbsendung = <V extends Formularantwort, K>(
  { art, vorgang, mitzeichnung }: Props<V, K>,
  imFormular: readonly OffeneSeite[],
) => {
  useWiederHier()
  const { part } = useLate(art.absendung)
  const [nebenan, melden] = useState<Danebenoffen>()
  const offen = nebenan === undefined ? imFormular : [...imFormular, danebenSeite(nebenan)]
  const hindernis = useAbsenderHindernis(part?.absender(vorgang))
  const fehlt = offen.length > 0 && 'Ergänzen Sie zuerst, was noch fehlt.'
  const ohneDatei = useDateiFehltWeil()
  return {
    offen,
    hindernis,
    gesperrt:
      fehlt || ohneDatei || (mitzeichnung !== undefined && wartetWeil(mitzeichnung)) || hindernis?.grund,
    daneben: part?.Daneben && <part.Daneben melden={melden} />,
  }
}

/** Every answer once more, what is missing first, and the binding step. */
export function Zusammenfassung<V extends Formularantwort, K>(props: Props<V, K>) {
  const { art, schritt, entwurf, stand, angaben, weg, stehtFest } = props
  const { name, flow, wege, absenden = VERBINDLICH } = art
  const navigate = useNavigate()
  const daten = datenVon(props)
  const { guid } = daten.formular
  const { einreichen, laeuft, absage } = useEinreichen(props)
  const [vergleich, setVergleich] = useState(false)
  const { offen, hindernis, gesperrt, daneben } = useAbsendung(props, offeneSeiten(art, daten, weg))
  const vorige = prevStep(flow, schritt.path, daten)
  return (
    <div className="p-formular">
      <Fehlt {...{ name, absenden, offen }} bereit={!gesperrt} />
      {hindernis && <AbsenderHindernis {...hindernis} {...{ name, wege }} />}
      {angaben ?? <Angaben art={art} daten={daten} aenderbar={!stehtFest} />}
      {daneben}
      {absage && (
        <Absage
          problem={absage}
          name={name}
          stellen={inReihenfolge(art, daten, absage.errors ?? []).map((fehler) =>
            absageStelle(art, daten, fehler, weg),
          )}
        />
      )}
      <Formularhinweise {...{ art, entwurf, vergleich, setVergleich }} />
      <WizardLeiste
        zurueck={
          vorige ? { beiKlick: () => void navigate({ to: wege.seite(guid, vorige.path) }) } : undefined
        }
        mitte={{
          text: 'Später einreichen',
          hinweis: 'Ihr Entwurf bleibt gespeichert.',
          beiKlick: () => void navigate({ to: wege.liste }),
        }}
        weiter={{
          text: `${name.wort} ${absenden.verb}`,
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

type FehltProps = {
  name: Formularname
  absenden: Absendeworte
  offen: readonly OffeneSeite[]
  bereit: boolean
}

function Fehlt({ name, absenden: { verb }, offen, bereit }: FehltProps) {
  const { den, wort } = name
  if (offen.length === 0)
    return (
      <Hinweis ton="success">
        Alles ist ausgefüllt. {bereit && `Prüfen Sie Ihre Angaben, bevor Sie ${den} ${wort} ${verb}.`}
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Das fehlt noch" stufe={2}>
      <div className="p-stapel">
        {offen.map(({ titel, stellen }) => (
          <div key={titel}>
            <h3 className="kern-body kern-body--bold">{titel}</h3>
            <OffeneStellen stellen={stellen} name={name} />
          </div>
        ))}
      </div>
    </Hinweis>
  )
}

const SPAETER = 'Ihr Entwurf ist gespeichert. Versuchen Sie es später noch einmal.'

type AbsageProps = { problem: Problem; stellen: readonly OffeneStelle[]; name: Formularname }

/** Why the form was not taken, and where to mend it. Stands at the button, where the eyes are. */
function Absage({ problem, stellen, name }: AbsageProps) {
  const { title, detail = SPAETER } = problem
  const ref = useRef<HTMLDivElement>(null)
  // A long list would show its middle, or nothing of it.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'start' })
  }, [problem])
  return (
    <div ref={ref}>
      <Hinweis ton="danger" titel={title} neu>
        {stellen.every(({ text }) => text !== detail) && <p className="kern-body">{detail}</p>}
        {stellen.length > 0 && <OffeneStellen stellen={stellen} name={name} />}
      </Hinweis>
    </div>
  )
}
