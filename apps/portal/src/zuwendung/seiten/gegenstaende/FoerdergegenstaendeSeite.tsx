import { bauAus } from '../../bau/antragSeite.ts'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import { kennungen, mitDateien } from '../../gegenstand/gegenstandWerte.ts'
import { Uebersicht } from './GegenstaendeUebersicht.tsx'
import { Kategorie } from './kategorieTeil.tsx'

function Felder(props: GegenstaendeProps) {
  const { part } = props.schritt
  return part ? <Kategorie {...props} kategorie={part.id} /> : <Uebersicht {...props} />
}

/** The overview and the pages of the categories share their answers; the step says which of them is shown. */
export const foerdergegenstaendeSeite = bauAus('foerdergegenstaende', {
  mitDatei: ({ foerdergegenstandSeiten: seiten }, feld, datei) =>
    kennungen(seiten).has(feld.slice(0, feld.indexOf('.')))
      ? { foerdergegenstandSeiten: mitDateien(seiten, [{ feld, datei }]) }
      : undefined,
  Felder,
})
