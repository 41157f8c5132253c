import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { oderNull } from '@foerderportal/contract/shared/text'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import {
  GROESSENKLASSEN,
  bestaetigteKlasse,
  bestaetigungen,
  type Groessenangaben,
} from '@foerderportal/contract/zuwendung/groesse/groesse'
import type {
  Groessenrechnung,
  WeiteresUnternehmen,
} from '@foerderportal/contract/zuwendung/formular/groessenSchema'
import { BETRAG, KOMMAZAHL, lesefehler, textVon, wertVon } from '../seite/werte.ts'

export type Zahlenwerte = { anzahlMitarbeiter: string; umsatz: string; bilanzsumme: string }
export type Unternehmenwerte = Zahlenwerte & {
  kennung: string
  name: string
  beziehung: string
  anteil: string
}
export type Groessenwerte = {
  produktgruppenDaten: Zahlenwerte & {
    /** The class that all three confirmations say; '' while nothing is chosen. */
    kmuBestaetigt: string
    groessenErklaerung: string
    groessenrechnung: { eigene: Zahlenwerte; weitere: Unternehmenwerte[] }
  }
}

const zahlenText = (d: Groessenangaben | null | undefined): Zahlenwerte => ({
  anzahlMitarbeiter: textVon(KOMMAZAHL, d?.anzahlMitarbeiter),
  umsatz: textVon(BETRAG, d?.umsatz),
  bilanzsumme: textVon(BETRAG, d?.bilanzsumme),
})

export const zahlenWert = (w: Zahlenwerte) => ({
  anzahlMitarbeiter: wertVon(KOMMAZAHL, w.anzahlMitarbeiter),
  umsatz: wertVon(BETRAG, w.umsatz),
  bilanzsumme: wertVon(BETRAG, w.bilanzsumme),
})

/** Another enterprise, with an id from the start, so that repeated saves speak of the same one. */
export const neuesUnternehmen = (): Unternehmenwerte => ({
  kennung: crypto.randomUUID(),
  name: '',
  beziehung: '',
  anteil: '',
  ...zahlenText(null),
})

const unternehmenText = (u: WeiteresUnternehmen): Unternehmenwerte => ({
  ...zahlenText(u),
  kennung: u.id ?? crypto.randomUUID(),
  name: u.name ?? '',
  beziehung: u.beziehung ?? '',
  anteil: textVon(KOMMAZAHL, u.anteil),
})

const unternehmenWert = (w: Unternehmenwerte): WeiteresUnternehmen => ({
  id: w.kennung,
  name: oderNull(w.name),
  beziehung: w.beziehung === 'PARTNER' || w.beziehung === 'VERBUNDEN' ? w.beziehung : null,
  // A linked enterprise counts in full, whatever was typed before it was one.
  anteil: w.beziehung === 'PARTNER' ? wertVon(KOMMAZAHL, w.anteil) : null,
  ...zahlenWert(w),
})

/** Without another enterprise there is nothing to add up. */
export const rechnungWert = (
  w: Groessenwerte['produktgruppenDaten']['groessenrechnung'],
): Groessenrechnung | null =>
  w.weitere.length === 0 ? null : { eigene: zahlenWert(w.eigene), weitere: w.weitere.map(unternehmenWert) }

/**
 * What the texts say of the size: figures, and the confirmations of the chosen class. Where none is chosen, nothing is
 * said of them: those of the form stay, and with them what the server has to say.
 */
export const groesseGelesen = ({ produktgruppenDaten: w }: Groessenwerte) => {
  const klasse = GROESSENKLASSEN.find((k) => k === w.kmuBestaetigt)
  return {
    ...zahlenWert(w),
    ...(klasse && bestaetigungen(klasse)),
    groessenErklaerung: oderNull(w.groessenErklaerung),
    groessenrechnung: rechnungWert(w.groessenrechnung),
  }
}

export const groesseLesen = ({ produktgruppenDaten: d }: AntragFormular): Groessenwerte => ({
  produktgruppenDaten: {
    ...zahlenText(d),
    kmuBestaetigt: bestaetigteKlasse(d) ?? '',
    groessenErklaerung: d.groessenErklaerung ?? '',
    groessenrechnung: {
      eigene: zahlenText(d.groessenrechnung?.eigene),
      weitere: (d.groessenrechnung?.weitere ?? []).map(unternehmenText),
    },
  },
})

const zahlenLesefehler = (w: Zahlenwerte, pfad: string): Feldfehler[] =>
  lesefehler(
    [`${pfad}.anzahlMitarbeiter`, w.anzahlMitarbeiter, KOMMAZAHL],
    [`${pfad}.umsatz`, w.umsatz, BETRAG],
    [`${pfad}.bilanzsumme`, w.bilanzsumme, BETRAG],
  )

const P = 'produktgruppenDaten'
export const groesseLesefehler = ({ produktgruppenDaten: w }: Groessenwerte): Feldfehler[] => {
  const { eigene, weitere } = w.groessenrechnung
  return [
    ...zahlenLesefehler(w, P),
    ...(weitere.length === 0 ? [] : zahlenLesefehler(eigene, `${P}.groessenrechnung.eigene`)),
    ...weitere.flatMap((u, i) => [
      ...zahlenLesefehler(u, `${P}.groessenrechnung.weitere.${i}`),
      ...lesefehler([`${P}.groessenrechnung.weitere.${i}.anteil`, u.anteil, KOMMAZAHL]),
    ]),
  ]
}
