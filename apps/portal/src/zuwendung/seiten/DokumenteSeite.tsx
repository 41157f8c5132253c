import { dazu } from '@foerderportal/assistent/dateien/dazu'
import type { DokumentArt } from '@foerderportal/contract/zuwendung/kern/antragsformular/dokumentArten'
import { seiteAus } from './antragFragen.ts'
import type { Werte } from '../bau/antragSeite.ts'

function Erlaubtes() {
  return (
    <>
      <p className="kern-body">
        Sie können mehrere Dateien auf einmal auswählen
        <span className="p-datei__ziehen-wort">, hierher ziehen</span> oder einfügen.
      </p>
      <details className="s-erklaerung">
        <summary>Was ist die SVLFG?</summary>
        <p>
          Die Sozialversicherung für Landwirtschaft, Forsten und Gartenbau, also Ihre landwirtschaftliche
          Berufsgenossenschaft. Ihr letzter Beitragsbescheid genügt.
        </p>
      </details>
    </>
  )
}

const artVon = (dokumente: Werte<'dokumente'>['dokumente'], feld: string): DokumentArt | undefined =>
  Object.keys(dokumente).find((art): art is DokumentArt => feld === `dokumente.${art}`)

export const dokumenteSeite = seiteAus('dokumente', {
  Davor: Erlaubtes,
  mitDatei: ({ dokumente }, feld, datei) => {
    const art = artVon(dokumente, feld)
    return art && { dokumente: { ...dokumente, [art]: dazu(dokumente[art] ?? [], [datei]) } }
  },
})
