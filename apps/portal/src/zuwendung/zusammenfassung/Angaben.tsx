import { ANTRAG_SEITEN, antragFlow } from '@foerderportal/contract/zuwendung/flow'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { reachablePages } from '@foerderportal/flow/flow'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { pfade } from '../../paths.ts'
import type { Angabe } from '@foerderportal/contract/formular/angaben'
import { angabenAuf } from '@foerderportal/contract/zuwendung/angaben/darstellung'
import { AngabenListe } from './AngabenListe.tsx'
import { feldHref } from './offeneSeiten.ts'

type Props = {
  daten: AntragDaten
  /** Whether answers can be changed: each then leads to its page. */
  aenderbar: boolean
}

/** Every answer in the words of the questions, page by page. */
export function Angaben({ daten, aenderbar }: Props) {
  const { guid } = daten.formular
  return reachablePages(antragFlow, daten)
    .filter((name) => name !== 'zusammenfassung')
    .map((name) => {
      const { titel, path, pruefen } = ANTRAG_SEITEN[name]
      const fehler = new Map(pruefen(daten).map((f) => [f.pfad, f.text]))
      // The company's own data are changed at one place only.
      const href = aenderbar && name !== 'unternehmen' ? pfade.antrag(guid, path) : undefined
      const eintrag = ({ pfad, frage, antwort, errechnet }: Angabe) => {
        const fehlt = aenderbar && antwort === null ? fehler.get(pfad) : undefined
        return {
          frage,
          antwort,
          aendernHref: errechnet || href === undefined ? undefined : (feldHref(daten, pfad) ?? href),
          ...(fehlt === undefined ? {} : { fehlt }),
        }
      }
      return (
        <Abschnitt key={name} titel={titel}>
          <AngabenListe gruppen={angabenAuf(name, daten)} eintrag={eintrag} />
          {aenderbar && name === 'unternehmen' && (
            <Verweis href={`${pfade.unternehmenDaten}#antrag-${guid}`}>Unternehmensdaten ändern</Verweis>
          )}
        </Abschnitt>
      )
    })
}
