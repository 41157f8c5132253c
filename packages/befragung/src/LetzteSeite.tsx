import { frageKurz } from '@foerderportal/contract/fragebogen/antwort/worte'
import { offeneStellen, seitenVon, type Seite } from '@foerderportal/contract/fragebogen/weg/weg'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useSpeichertext } from '@foerderportal/shell/entwurf/useSpeichertext'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Antwortliste } from './Antwortliste.tsx'
import { alsBlatt } from './blatt.ts'
import { useSyncExternalStore } from 'react'
import type { Blaettern, OffeneBefragung } from './offeneBefragung.ts'
import { fehlerTexte, Speicherlage } from './Speicherlage.tsx'
import { Texte } from './Texte.tsx'

type Props = Pick<Blaettern, 'adresse'> & {
  offen: OffeneBefragung
  zurueck: (() => void) | undefined
}

/** After the last question: what is still open, everything that was answered, and the step that binds. */
export function LetzteSeite({ offen, zurueck, adresse }: Props) {
  const { definition, entwurf, abschliessen } = offen
  const { laeuft, absage, versuchen } = useVersuch()
  const { antworten } = entwurf.wert()
  const luecken = offeneStellen(definition, antworten)
  const speicherstand = useSpeichertext(entwurf)
  const fertig = () =>
    versuchen(async () => {
      if (await entwurf.speichernWieGelesen()) await abschliessen()
    })
  return (
    <div className="p-formular">
      <Texte texte={definition.endeSeiteTexte} />
      <Offen
        seiten={seitenVon(definition, antworten)}
        stellen={luecken.map(({ pfad }) => pfad)}
        adresse={adresse}
      />
      <Antwortliste definition={definition} antworten={antworten} />
      {absage && (
        <Hinweis ton="danger" titel="Der Fragebogen ist noch nicht abgeschlossen" neu>
          <Texte texte={fehlerTexte(definition, absage.status)} />
          <p className="kern-body">
            {absage.title}. {absage.detail}
          </p>
        </Hinweis>
      )}
      <Speicherlage entwurf={entwurf} definition={definition} />
      <Neues entwurf={entwurf} />
      <p className="kern-body">Danach lassen sich die Antworten nicht mehr ändern.</p>
      <WizardLeiste
        zurueck={zurueck && { beiKlick: zurueck }}
        weiter={{
          text: 'Fragebogen abschließen',
          laeuft,
          ohnePfeil: true,
          gesperrtWeil: luecken.length > 0 && 'Beantworten Sie zuerst die offenen Fragen.',
          beiKlick: () => void fertig(),
        }}
        speicherstand={speicherstand}
      />
    </div>
  )
}

/** Answers given elsewhere that came in here: above they are to be read before the step that binds. */
function Neues({ entwurf }: Pick<OffeneBefragung, 'entwurf'>) {
  const meldung = useSyncExternalStore(entwurf.subscribe, entwurf.meldung)
  return (
    meldung?.art === 'zusammengefuehrt' && (
      <Hinweis ton="info" titel="Der Fragebogen wurde inzwischen auch an anderer Stelle beantwortet" neu>
        <p className="kern-body">
          Die neuen Antworten stehen oben. Lesen Sie sie, bevor Sie den Fragebogen abschließen.
        </p>
      </Hinweis>
    )
  )
}

type OffenProps = Pick<Blaettern, 'adresse'> & { seiten: readonly Seite[]; stellen: readonly string[] }

/** The questions that still need an answer, each with the way there. */
function Offen({ adresse, seiten, stellen }: OffenProps) {
  const ids = new Set(stellen.map((pfad) => pfad.split('.')[0]))
  const offene = seiten.flatMap((seite) =>
    seite.fragen.filter(({ id }) => ids.has(id)).map((frage) => ({ seite, frage })),
  )
  if (offene.length === 0) return null
  return (
    <Hinweis
      ton="warning"
      titel={offene.length === 1 ? 'Eine Frage ist offen' : `${offene.length} Fragen sind offen`}
    >
      <ul>
        {offene.map(({ seite, frage }) => (
          <li key={frage.id}>
            <Verweis href={adresse(alsBlatt(seite))}>{frageKurz(frage)}</Verweis>
          </li>
        ))}
      </ul>
    </Hinweis>
  )
}
