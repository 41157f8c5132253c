import {
  auszahlungPruefen,
  auszahlungVorlegen,
  bankpruefungLaden,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { isProblem } from '@foerderportal/client/problem'
import { useAendern } from '@foerderportal/shell/aendern/useAendern'
import { same } from '@foerderportal/values/same'
import { useRef } from 'react'
import { usePruefungBekanntgeben } from './usePruefungBekanntgeben.ts'
import { inhaltAus, wertePruefen, werteVereinen, werteVon, type Pruefwerte } from './werte.ts'

const ueberholtWorte = ({ wert }: Bankpruefungsstand): string =>
  `Die Prüfung wurde inzwischen ${wert.stand === 'FREIGEGEBEN' ? 'freigegeben' : 'vorgelegt'}.`

/** What the draft of a check is called on this device. */
export const kopiename = (guid: string): string => `auszahlung-pruefen/${guid}`

/** Saves what is typed on the version that was read; what is saved already is not saved again. */
const sichern = async ({ wert, version }: Bankpruefungsstand, werte: Pruefwerte, immer: boolean) =>
  !immer && wert.stand === 'ENTWURF' && same(werte, werteVon(wert))
    ? { wert, version }
    : auszahlungPruefen(wert.guid, inhaltAus(werte).inhalt, version)

type Danach = {
  readonly fertig: () => void
  /** Presented meanwhile, perhaps released too: nobody writes on, and what was typed stays on this device. */
  readonly ueberholt: () => void
}

/** The draft of a check: it lies on this device until it is saved, and two people may write it at the same time. */
export const usePruefungEntwurf = (stand: Bankpruefungsstand, { fertig, ueberholt }: Danach) => {
  const { guid } = stand.wert
  const bekanntgeben = usePruefungBekanntgeben()
  /** Refused in another state: shows how it stands now. */
  const nachsehen = async (fehler: unknown): Promise<never> => {
    if (isProblem(fehler, 412)) {
      const neu = await bankpruefungLaden(guid)
      if (neu.wert.moeglich.auszahlungPruefen !== null) {
        ueberholt()
        await bekanntgeben(neu, ueberholtWorte(neu))
      }
    }
    throw fehler
  }
  const mitVorlage = useRef(false)
  const aendern = useAendern<Bankpruefungsstand, Pruefwerte>(
    stand,
    {
      name: kopiename(guid),
      werte: ({ wert }) => werteVon(wert),
      pruefen: (werte) => wertePruefen(werte, stand.wert),
      merge: ({ neuere, ...fassungen }, wahl) => werteVereinen({ neuere: neuere.wert, ...fassungen }, wahl),
      laden: () => bankpruefungLaden(guid),
      senden: async (gelesen, werte) => {
        const gesichert = await sichern(gelesen, werte, !mitVorlage.current).catch(nachsehen)
        return mitVorlage.current ? auszahlungVorlegen(guid, gesichert.version).catch(nachsehen) : gesichert
      },
      bekanntgeben: (neu) =>
        bekanntgeben(neu, neu.wert.stand === 'VORGELEGT' ? 'Zur Freigabe vorgelegt.' : 'Gespeichert.'),
    },
    fertig,
  )
  const senden = (vorlegen: boolean) => () => {
    mitVorlage.current = vorlegen
    void aendern.speichern()
  }
  return { ...aendern, sichern: senden(false), vorlegen: senden(true) }
}
