import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { anfangsbetraege } from '@foerderportal/contract/zuwendung/bank/entscheidung/anfangsbetraege'
import { hoechstensCent } from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import type { Baustein } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
  Entscheidungsgegenstand,
  Wert,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { vorgabewerte } from '@foerderportal/contract/zuwendung/bank/entscheidung/vorschlag'

/** What somebody does to a draft, as functions from one content to the next. */
type Aenderung = (inhalt: EntscheidungInhalt) => EntscheidungInhalt

/** Another kind begins with all or nothing; the modules stay, for whoever goes back. */
export const mitArt =
  (art: EntscheidungArt, gegenstaende: readonly Entscheidungsgegenstand[]): Aenderung =>
  (inhalt) => ({
    ...inhalt,
    art,
    betraege: anfangsbetraege(art, gegenstaende),
  })

type Grenzen = EntscheidungAntwort['obergrenzen']

/** Less of the cost: what was granted as far as possible follows; what somebody had typed stays, while it is possible. */
export const mitFoerderfaehig =
  (gegenstand: Entscheidungsgegenstand, foerderfaehig: number, grenzen: Grenzen): Aenderung =>
  (inhalt) => ({
    ...inhalt,
    betraege: inhalt.betraege.map((b) => {
      if (b.gegenstand !== gegenstand.gegenstand) return b
      const [vorher, jetzt] = [b.foerderfaehig ?? 0, foerderfaehig].map((euro) =>
        hoechstensCent(gegenstand, inCent(euro), grenzen),
      ) as [number, number] // two in, two out
      const bewilligt = inCent(b.bewilligt) === vorher ? jetzt : Math.min(inCent(b.bewilligt), jetzt)
      return { ...b, foerderfaehig, bewilligt: inEuro(bewilligt) }
    }),
  })

export const mitBewilligt =
  (gegenstand: string, bewilligt: number): Aenderung =>
  (inhalt) => ({
    ...inhalt,
    betraege: inhalt.betraege.map((b) => (b.gegenstand === gegenstand ? { ...b, bewilligt } : b)),
  })

/** Since when the bank knows of the facts; undefined takes the day away. */
export const mitKenntnis =
  (kenntnisAm: string | undefined): Aenderung =>
  ({ kenntnisAm: _alt, ...inhalt }) =>
    kenntnisAm === undefined ? inhalt : { ...inhalt, kenntnisAm }

export const mitBaustein =
  ({ code, variablen }: Baustein, heute: string): Aenderung =>
  (inhalt) => ({
    ...inhalt,
    bausteine: [...inhalt.bausteine, { code, werte: vorgabewerte(variablen, heute) }],
  })

export const ohneBaustein =
  (code: string): Aenderung =>
  (inhalt) => ({ ...inhalt, bausteine: inhalt.bausteine.filter((b) => b.code !== code) })

/** A value of a module; undefined takes it away. A mandatory module is kept with its first value. */
export const mitWert =
  (code: string, name: string, wert: Wert | undefined): Aenderung =>
  (inhalt) => {
    const vorhanden = inhalt.bausteine.find((b) => b.code === code)
    const { [name]: _alt, ...uebrige } = vorhanden?.werte ?? {}
    const neu = { code, werte: wert === undefined ? uebrige : { ...uebrige, [name]: wert } }
    return {
      ...inhalt,
      bausteine: vorhanden
        ? inhalt.bausteine.map((b) => (b.code === code ? neu : b))
        : [...inhalt.bausteine, neu],
    }
  }
