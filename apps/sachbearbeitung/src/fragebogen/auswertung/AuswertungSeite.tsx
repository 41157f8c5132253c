import { auswertungAbfrage } from '@foerderportal/client/fragebogen/antworten'
import type { Auswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useParams } from '@tanstack/react-router'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { herunterladen } from '../../shared/herunterladen.ts'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { Fassungsreiter } from '../Fassungsreiter.tsx'
import { fassungName } from '../worte.ts'
import { auswertungTabelle } from './auswertungTabelle.ts'
import { Frageteil } from './Frageteil.tsx'
import { Inhaltsverzeichnis } from './Inhaltsverzeichnis.tsx'

/** What all answered to a version of a questionnaire, question by question (S9-05). */
export function AuswertungSeite() {
  const { fassung } = useParams({ from: '/geschuetzt/frageboegen/fassung/$fassung/auswertung' })
  const abfrage = useGegenstand(auswertungAbfrage(fassung))
  const { data } = abfrage
  return (
    <Arbeitsseite
      titel={data ? fassungName(data) : 'Auswertung'}
      stand={data && <Stand auswertung={data} />}
      aktionen={data && <AlsCsv auswertung={data} />}
      darunter={<Fassungsreiter guid={fassung} entwurf={false} />}
    >
      <Geladen abfrage={abfrage} was="Die Antworten" art="tabelle">
        {(auswertung) => <Inhalt auswertung={auswertung} />}
      </Geladen>
    </Arbeitsseite>
  )
}

type Props = { auswertung: Auswertung }

function Stand({ auswertung: { abgeschlossen } }: Props) {
  const anzahl = abgeschlossen.toLocaleString('de-DE')
  return (
    <>
      <span>
        <strong>{anzahl}</strong> {abgeschlossen === 1 ? 'Fragebogen' : 'Fragebögen'} abgeschlossen
      </span>
      <span>Was von weniger als fünf spräche, ist verdeckt.</span>
    </>
  )
}

function AlsCsv({ auswertung }: Props) {
  if (auswertung.abgeschlossen === 0) return null
  const { nummer } = auswertung
  return (
    <Knopf
      variante="secondary"
      klein
      icon="download"
      onClick={() => herunterladen(`auswertung-fassung-${nummer}.csv`, auswertungTabelle(auswertung))}
    >
      CSV
    </Knopf>
  )
}

function Inhalt({ auswertung: { abgeschlossen, fragen } }: Props) {
  if (abgeschlossen === 0)
    return (
      <LeereListe>
        Noch hat niemand diese Fassung abgeschlossen. Danach steht hier, was alle zusammen geantwortet haben.
      </LeereListe>
    )
  return (
    <Spalten breiten="18rem 1fr">
      <Spalte name="Fragen">
        <Inhaltsverzeichnis fragen={fragen} />
      </Spalte>
      <Spalte name="Antworten">
        {fragen.map((frage) => (
          <Frageteil key={frage.frageId} frage={frage} />
        ))}
      </Spalte>
    </Spalten>
  )
}
