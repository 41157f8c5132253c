import { ANTRAG_SEITEN, antragFlow } from '@foerderportal/contract/zuwendung/flow'
import type { Problem } from '@foerderportal/contract/shared/problem'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung'
import { prevPage, reachablePages } from '@foerderportal/flow/flow'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../paths.ts'
import { speicherText } from '../entwurf/speicherText.ts'
import { Angaben } from './Angaben.tsx'
import { AntragHinweise } from './AntragHinweise.tsx'
import type { FormularseiteProps } from './Formularseite.tsx'
import { useEinreichen } from './useEinreichen.tsx'

type Props = Omit<FormularseiteProps<Record<string, never>>, 'bau'>

type Fehlendes = { readonly titel: string; readonly href: string; readonly texte: readonly string[] }

const fehlendes = (daten: AntragDaten): Fehlendes[] =>
  reachablePages(antragFlow, daten)
    .map((name) => ({
      titel: ANTRAG_SEITEN[name].titel,
      href: pfade.antrag(daten.formular.guid, ANTRAG_SEITEN[name].path),
      texte: ANTRAG_SEITEN[name].pruefen(daten).map(({ text }) => text),
    }))
    .filter(({ texte }) => texte.length > 0)

/** Every answer once more, what is missing first, and the binding step. */
export function Zusammenfassung({ name, entwurf, stand, kontext }: Props) {
  const navigate = useNavigate()
  const daten = { formular: entwurf.wert().formular, kontext }
  const offen = fehlendes(daten)
  const { einreichen, laeuft, absage } = useEinreichen(entwurf)
  const [vergleich, setVergleich] = useState(false)
  const vorige = prevPage(antragFlow, name, daten)
  return (
    <div className="p-formular">
      <Fehlt offen={offen} />
      <Angaben daten={daten} aenderbar />
      {absage && <Absage problem={absage} />}
      <AntragHinweise {...{ entwurf, stand, vergleich, setVergleich }} />
      <WizardLeiste
        zurueck={
          vorige
            ? {
                beiKlick: () =>
                  void navigate({ to: pfade.antrag(daten.formular.guid, ANTRAG_SEITEN[vorige].path) }),
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
          gesperrtWeil: offen.length > 0 && 'Ergänzen Sie zuerst, was noch fehlt.',
          beiKlick: () => void einreichen(),
        }}
        speicherstand={speicherText(stand, entwurf.kopiestand())}
      />
    </div>
  )
}

function Fehlt({ offen }: { offen: readonly Fehlendes[] }) {
  if (offen.length === 0)
    return (
      <Hinweis ton="success">
        Alles ist ausgefüllt. Prüfen Sie Ihre Angaben und reichen Sie den Antrag ein.
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Das fehlt noch" stufe={2}>
      {offen.map(({ titel, href, texte }) => (
        <div key={href}>
          <p className="kern-body">
            <Verweis href={href}>{titel}</Verweis>
          </p>
          <ul>
            {texte.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </Hinweis>
  )
}

/** Why the application was not taken. Stands at the button, where the eyes are. */
function Absage({ problem: { title, detail, errors = [] } }: { problem: Problem }) {
  return (
    <Hinweis ton="danger" titel={title} neu>
      <p className="kern-body">
        {detail ?? 'Ihr Entwurf ist gespeichert. Versuchen Sie es später noch einmal.'}
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pfad, text }) => (
            <li key={pfad}>{text}</li>
          ))}
        </ul>
      )}
    </Hinweis>
  )
}
