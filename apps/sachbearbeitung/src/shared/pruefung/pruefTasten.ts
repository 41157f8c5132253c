import type { Taste } from '../tasten/tasten.ts'
import type { Antwort } from './eingabe.ts'
import { ANTWORTEN } from './Ergebniswahl.tsx'
import { daneben, type Punktlage } from './punktwahl.ts'

/** What the keys do with a point. */
type Punktarbeit = {
  readonly waehlen: (antwort: Antwort) => void
  readonly zumText: () => void
  readonly weiter: () => void
  readonly naechsterBeleg: { readonly hinzufuegen: () => void } | undefined
  /** Goes where what failed is asked for; undefined where a check asks for it elsewhere. */
  readonly nachfordern?: () => void
}

type Umgebung = {
  readonly punkte: readonly Punktlage[]
  readonly punkt: Pick<Punktlage, 'code'>
  readonly gehen: (code: string) => void
  /** What can be written here; undefined where somebody only reads. */
  readonly arbeit: Punktarbeit | undefined
  readonly blick: { readonly blaettern: (schritt: 1 | -1) => void }
}

/** The keys of a check. */
export const pruefTasten = ({ punkte, punkt, gehen, arbeit, blick }: Umgebung): readonly Taste[] => [
  { taste: 'j', text: 'Prüfpunkt', imFuss: true, tun: () => gehen(daneben(punkte, punkt.code, 1)) },
  { taste: 'k', text: 'Prüfpunkt', imFuss: true, tun: () => gehen(daneben(punkte, punkt.code, -1)) },
  { taste: '[', text: 'Dokument', imFuss: true, tun: () => blick.blaettern(-1) },
  { taste: ']', text: 'Dokument', imFuss: true, tun: () => blick.blaettern(1) },
  ...(arbeit
    ? [
        ...ANTWORTEN.map(([ergebnis, taste]) => ({
          taste,
          text: 'Ergebnis wählen',
          tun: () => arbeit.waehlen(ergebnis),
        })),
        { taste: 'n', text: 'Vermerk', imFuss: true, tun: arbeit.zumText },
        { taste: 'b', text: 'Beleg', imFuss: true, tun: () => arbeit.naechsterBeleg?.hinzufuegen() },
        ...(arbeit.nachfordern ? [{ taste: 'f', text: 'nachfordern', tun: arbeit.nachfordern }] : []),
        { taste: 'Strg+Enter', text: 'speichern, nächster Punkt', imFuss: true, tun: arbeit.weiter },
      ]
    : []),
]
