import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { DokumentArt } from '@foerderportal/contract/zuwendung/formular/dokumentArten'
import {
  dateienVon,
  dokumentArten,
  dokumentListe,
  type DokumentZeile,
} from '@foerderportal/contract/zuwendung/unterlagen/dokumentliste'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'

type Werte = { dokumente: Partial<Record<DokumentArt, DateiAngabe[]>> }

function Felder({ control, formular, kontext }: FelderProps<Werte>) {
  const { dateiMaxMb } = useUmgebung().konfiguration
  return (
    <>
      <p className="kern-body">
        PDF, PNG, JPEG, DOCX, XLSX oder XML, je Datei höchstens {dateiMaxMb} MB. Sie können mehrere auf einmal
        auswählen, hierher ziehen oder einfügen.
      </p>
      <details className="s-erklaerung">
        <summary>Was ist die SVLFG?</summary>
        <p>
          Die Sozialversicherung für Landwirtschaft, Forsten und Gartenbau, also Ihre landwirtschaftliche
          Berufsgenossenschaft. Ihr letzter Beitragsbescheid genügt.
        </p>
      </details>
      {dokumentListe(formular, kontext.unterlagen).map(({ art, titel, erforderlich, ...zeile }) => (
        <UploadFeld
          key={art}
          control={control}
          name={`dokumente.${art}`}
          etikett={titel}
          hinweis={hinweis(zeile)}
          freiwillig={!erforderlich}
        />
      ))}
    </>
  )
}

/** Why it is asked for, what must be seen in it, and how old it may be. */
const hinweis = ({
  grund,
  zeigt,
  hoechstalterMonate,
}: Pick<DokumentZeile, 'grund' | 'zeigt' | 'hoechstalterMonate'>) =>
  [
    grund,
    `Inhalt: ${zeigt}`,
    hoechstalterMonate === null ? null : `Höchstens ${hoechstalterMonate} Monate alt.`,
  ]
    .filter(Boolean)
    .join(' ')

/** The programme of the form decides which kinds there are; the list knows only those. */
const mitDokumenten = (f: AntragFormular, dokumente: Werte['dokumente']): AntragFormular => ({
  ...f,
  dokumente: { ...f.dokumente, ...dokumente, type: f.produktgruppenDaten.type },
})

const artVon = (dokumente: Werte['dokumente'], feld: string): DokumentArt | undefined =>
  Object.keys(dokumente).find((art): art is DokumentArt => feld === `dokumente.${art}`)

export const dokumenteSeite: SeitenBau<Werte> = {
  lesen: (f) => ({
    dokumente: Object.fromEntries(
      dokumentArten(f.produktgruppenDaten.type).map((art) => [art, [...dateienVon(f, art)]]),
    ),
  }),
  schreiben:
    ({ dokumente }) =>
    (f) =>
      mitDokumenten(f, dokumente),
  mitDatei: ({ dokumente }, feld, datei) => {
    const art = artVon(dokumente, feld)
    return art && { dokumente: { ...dokumente, [art]: [...(dokumente[art] ?? []), datei] } }
  },
  Felder,
}
