import { bauAus } from '@foerderportal/assistent/bau/bauAus'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import { AUSZAHLUNG_TAFEL, type Seitenwerte } from '@foerderportal/contract/auszahlung/antrag/tafel'
import { kennungen, LISTE, mitDateien } from '../nachweis/nachweisWerte.ts'
import { Gegenstaende } from './Gegenstaende.tsx'
import { Gegenstand } from './gegenstandTeil.tsx'
import type { SeitenProps } from '../nachweis/seitenProps.ts'

function Felder(props: SeitenProps) {
  const { part } = props.schritt
  return part ? <Gegenstand {...props} gegenstandId={part.id} /> : <Gegenstaende {...props} />
}

/** The overview and the pages of the items share their answers; the step says which of them is shown. */
export const gegenstaendeSeite = bauAus<AuszahlungAntwort, AuszahlungKontext, Seitenwerte>(
  AUSZAHLUNG_TAFEL.gegenstaende,
  {
    mitDatei: ({ [LISTE]: nachweise }, feld, datei) =>
      kennungen(nachweise).has(feld.slice(0, feld.indexOf('.')))
        ? { [LISTE]: mitDateien(nachweise, [{ feld, datei }]) }
        : undefined,
    Felder,
  },
)
