import { auszahlungPruefen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { bewegen } from '@foerderportal/client/rufen'
import { bankpruefungLaden, type Bankpruefungsstand } from '@foerderportal/client/auszahlung/bankpruefung'
import { isProblem } from '@foerderportal/client/problem'
import type { Bankpruefung, BankpruefungInhalt } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Entwurfsseite, Fassung, Roh } from '@foerderportal/entwurf/types'
import { SEITE } from '@foerderportal/shell/entwurf/lokal'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import {
  inhaltAus,
  unlesbares,
  vervollstaendigt,
  werteVon,
  type AlteWerte,
  type Pruefwerte,
} from './werte.ts'

/** What the draft of a check is called on this device. */
export const kopiename = (guid: string): string => `auszahlung-pruefen/${guid}`

// what the page says are the texts of its form: nobody else writes it
const alsWerte = (roh: Roh) => roh as Pruefwerte

const plan = (antrag: Bankpruefung): Bauplan<BankpruefungInhalt> => {
  const seite: Entwurfsseite<BankpruefungInhalt> = {
    lesen: (inhalt) => werteVon(inhalt, antrag),
    schreiben: (roh) => (inhalt) => inhaltAus(alsWerte(roh), inhalt, antrag),
    unlesbar: (roh) => unlesbares(alsWerte(roh), antrag),
    vervollstaendigen: (roh) => vervollstaendigt(roh as AlteWerte), // nobody else wrote it
  }
  return { seite: (name) => (name === SEITE ? seite : undefined) }
}

type Umgebung = {
  readonly anfang: Bankpruefungsstand
  /** What the server has now. */
  readonly gespeichert: (stand: Bankpruefungsstand) => void
  /** Presented meanwhile, perhaps released too: nobody writes on, and what was typed stays on this device. */
  readonly ueberholt: (stand: Bankpruefungsstand) => void
}

/** Refused in another state: shows how it stands now. */
export const nachsehen =
  ({ anfang, ueberholt }: Pick<Umgebung, 'anfang' | 'ueberholt'>) =>
  async (fehler: unknown): Promise<never> => {
    if (isProblem(fehler, 412)) {
      const neu = await bankpruefungLaden(anfang.wert.guid)
      if (neu.wert.moeglich.auszahlungPruefen !== null) ueberholt(neu)
    }
    throw fehler
  }

/** What is written of a check, until the server has it; two people may write it at the same time. */
export const pruefungsentwurf = (u: Umgebung): Entwurf<BankpruefungInhalt> => {
  const { guid } = u.anfang.wert
  const fassung = (
    { wert, version }: Bankpruefungsstand,
    inhalt = wert.inhalt,
  ): Fassung<BankpruefungInhalt> => ({
    wert: inhalt,
    version,
    um: wert.gespeichert ? new Date(wert.gespeichert.am) : undefined,
  })
  return new Entwurf(fassung(u.anfang), plan(u.anfang.wert), {
    speichern: async (inhalt, version) => {
      const stand = await bewegen(auszahlungPruefen, {
        params: { guid },
        body: inhalt,
        ifMatch: version,
      }).catch(nachsehen(u))
      u.gespeichert(stand)
      return fassung(stand, inhalt)
    },
    laden: async () => {
      const stand = await bankpruefungLaden(guid)
      u.gespeichert(stand)
      return fassung(stand)
    },
    deuten: saveOutcome,
  })
}
