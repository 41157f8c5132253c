import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import type { Taste } from '../../shared/tasten/tasten.ts'
import { ANTWORTEN } from './Ergebniswahl.tsx'
import { daneben } from './punktwahl.ts'
import type { Punktarbeit } from './usePunkt.ts'

type Umgebung = {
  readonly punkte: readonly PruefpunktAntwort[]
  readonly punkt: PruefpunktAntwort
  readonly gehen: (code: string) => void
  readonly arbeit: Punktarbeit
  readonly blick: { readonly blaettern: (schritt: 1 | -1) => void }
  /** Something can be written here. */
  readonly frei: boolean
}

/** The keys of a check. */
export const pruefTasten = ({ punkte, punkt, gehen, arbeit, blick, frei }: Umgebung): readonly Taste[] => [
  { taste: 'j', text: 'Prüfpunkt', imFuss: true, tun: () => gehen(daneben(punkte, punkt.code, 1)) },
  { taste: 'k', text: 'Prüfpunkt', imFuss: true, tun: () => gehen(daneben(punkte, punkt.code, -1)) },
  { taste: '[', text: 'Dokument', imFuss: true, tun: () => blick.blaettern(-1) },
  { taste: ']', text: 'Dokument', imFuss: true, tun: () => blick.blaettern(1) },
  ...(frei
    ? [
        ...ANTWORTEN.map(([ergebnis, taste]) => ({
          taste,
          text: 'Ergebnis wählen',
          tun: () => arbeit.waehlen(ergebnis),
        })),
        { taste: 'n', text: 'Vermerk', imFuss: true, tun: arbeit.zumText },
        { taste: 'b', text: 'Beleg', imFuss: true, tun: () => arbeit.naechsterBeleg?.hinzufuegen() },
        { taste: 'f', text: 'nachfordern', tun: arbeit.nachfordern },
        { taste: 'Strg+Enter', text: 'speichern, nächster Punkt', imFuss: true, tun: arbeit.weiter },
      ]
    : []),
]
