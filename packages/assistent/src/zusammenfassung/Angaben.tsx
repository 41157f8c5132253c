import { angabenZu, type Angabe } from '@foerderportal/contract/formular/angaben/angaben'
import { reachablePages } from '@foerderportal/flow/flow'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { Daten, Formularart, Formularantwort } from '../formularart.ts'
import { AngabenListe } from './AngabenListe.tsx'
import { feldHref } from './offeneSeiten.ts'

type Props<V extends Formularantwort, K> = {
  art: Formularart<V, K>
  daten: Daten<V, K>
  /** Whether answers can be changed: each then leads to its page. */
  aenderbar: boolean
}

/** Every answer in the words of the questions, page by page. */
export function Angaben<V extends Formularantwort, K>(props: Props<V, K>) {
  const { art, daten } = props
  return reachablePages(art.flow, daten)
    .filter((name) => name in art.seiten)
    .map((name) => <Seitenangaben key={name} {...props} name={name} />)
}

function Seitenangaben<V extends Formularantwort, K>({
  art,
  daten,
  aenderbar,
  name,
}: Props<V, K> & { name: string }) {
  const seite = art.flow.pages[name]
  if (seite === undefined) return null
  const { guid } = daten.formular
  const fehler = new Map(seite.pruefen(daten).map((f) => [f.pfad, f.text]))
  const gehalten = art.wege.gehalten[name]?.(guid)
  const href = aenderbar && !gehalten ? art.wege.seite(guid, seite.path) : undefined
  const eintrag = ({ pfad, frage, antwort, errechnet }: Angabe) => {
    const fehlt = aenderbar && antwort === null ? fehler.get(pfad) : undefined
    return {
      frage,
      antwort,
      aendernHref: errechnet || href === undefined ? undefined : (feldHref(art, daten, pfad) ?? href),
      ...(fehlt === undefined ? {} : { fehlt }),
    }
  }
  return (
    <Abschnitt titel={seite.titel}>
      <AngabenListe gruppen={angabenZu(art.tafel[name] ?? [], daten)} eintrag={eintrag} />
      {aenderbar && gehalten && <Verweis href={gehalten.href}>{gehalten.text}</Verweis>}
    </Abschnitt>
  )
}
