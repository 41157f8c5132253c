import { SEITENARTEN } from '@foerderportal/contract/fragebogen/arten'
import { Absaetze } from '../../felder/Absaetze.tsx'
import { Haken } from '../../felder/Haken.tsx'
import { Mehr } from '../../felder/Mehr.tsx'
import { Wahl } from '../../felder/Wahl.tsx'
import { Zeile } from '../../felder/Zeile.tsx'
import { TEXTE, type Formular } from '../formular.ts'
import { SEITEN_WORT } from '../worte.ts'
import type { Fehlerbei } from './feldfehler.ts'

type Props = { formular: Formular; setzen: (neu: Partial<Formular>) => void; fehler: Fehlerbei }
type Text = (typeof TEXTE)[number]

const SEITEN = SEITENARTEN.map((art) => [art, SEITEN_WORT[art]] as const)

const WORTE: Readonly<Record<Text, { etikett: string; hinweis: string }>> = {
  kommentare: { etikett: 'Hinweise', hinweis: 'Stehen vor der ersten Frage.' },
  endeSeiteTexte: {
    etikett: 'Text der letzten Seite',
    hinweis: 'Steht nach der letzten Frage, vor dem Abschließen. Ohne ihn hat der Fragebogen kein Ende.',
  },
  fertigSeiteTexte: { etikett: 'Text nach dem Abschluss', hinweis: 'Dankt und sagt, wie es weitergeht.' },
  fehler404Texte: {
    etikett: 'Text „nicht gefunden“',
    hinweis: 'Erscheint, wenn es den Fragebogen nicht mehr gibt.',
  },
  fehlerClientTexte: {
    etikett: 'Text bei Fehlern der Eingabe',
    hinweis: 'Erscheint, wenn sich eine Antwort nicht speichern lässt.',
  },
  fehlerServerTexte: {
    etikett: 'Text bei Fehlern des Portals',
    hinweis: 'Erscheint, wenn das Portal nicht antwortet.',
  },
}

const FEHLERTEXTE: readonly Text[] = ['fehler404Texte', 'fehlerClientTexte', 'fehlerServerTexte']

/** What is said of the questionnaire as a whole. */
export function Ganzes({ formular, setzen, fehler }: Props) {
  const text = (name: Text) => (
    <Absaetze
      key={name}
      {...WORTE[name]}
      wert={formular[name]}
      aendern={(neu) => setzen({ [name]: neu })}
      fehler={fehler(name)}
    />
  )
  return (
    <>
      <Zeile
        etikett="Titel"
        hinweis="So heißt der Fragebogen für den Antragsteller."
        wert={formular.titel}
        aendern={(titel) => setzen({ titel })}
        fehler={fehler('titel')}
      />
      <div className="d-feldraster">
        <Wahl
          etikett="Seiten"
          wert={formular.seiten}
          werte={SEITEN}
          aendern={(seiten) => setzen({ seiten })}
        />
      </div>
      <Haken
        etikett="Antworten lassen sich als PDF herunterladen"
        wert={formular.pdfExportMoeglich}
        aendern={(pdfExportMoeglich) => setzen({ pdfExportMoeglich })}
      />
      {TEXTE.filter((name) => !FEHLERTEXTE.includes(name)).map(text)}
      <Mehr titel="Texte, wenn etwas schiefgeht">{FEHLERTEXTE.map(text)}</Mehr>
    </>
  )
}
