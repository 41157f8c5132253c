import {
  NACHKOMMASTELLEN_MAX,
  TEILE_MAX,
  TEXT_ZEICHEN,
  ZAHL_MAX,
} from '@foerderportal/contract/fragebogen/grenzen'
import type {
  Fragebedingung,
  Teilbedingung,
} from '@foerderportal/contract/fragebogen/definition/bedingungSchema'
import type {
  Blockdefinition,
  Definition,
  Fragedefinition,
  Option,
  Zusatz,
} from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { zahlLesen } from '@foerderportal/schreibweise/zahl'
import {
  TEXTE,
  type Bedingungsform,
  type Blockform,
  type Formular,
  type Frageform,
  type Teilbedingungsform,
  type Teilform,
  type Zusatzform,
} from './formular.ts'

/** A number with or without decimals, of either sign. */
export const dezimal = (text: string): Gelesen<number> =>
  zahlLesen(text, { nachkommastellen: NACHKOMMASTELLEN_MAX, mindestens: -ZAHL_MAX, hoechstens: ZAHL_MAX })
export const stellen = (text: string): Gelesen<number> =>
  zahlLesen(text, { hoechstens: NACHKOMMASTELLEN_MAX })
export const laenge = (text: string): Gelesen<number> => zahlLesen(text, { hoechstens: TEXT_ZEICHEN })
export const platz = (text: string): Gelesen<number> =>
  zahlLesen(text, { mindestens: 1, hoechstens: TEILE_MAX })

const absaetze = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((absatz) => absatz.trim())
    .filter((absatz) => absatz !== '')

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)
const wertOder = <S>(text: string, lesen: (text: string) => Gelesen<number>, sonst: S): number | S => {
  const gelesen = lesen(text)
  return gelesen.ok ? gelesen.wert : sonst
}

const zusatz = (z: Zusatzform): Zusatz => ({
  kommentar: oderNull(z.kommentar),
  formatter: z.formatter,
  laengeMax: wertOder(z.laengeMax, laenge, 0),
  obligatorisch: z.obligatorisch,
})

const option = ({ id, text, zusatz: z }: Teilform): Option => ({
  id,
  text,
  zusaetzlicheBeschreibung: z && zusatz(z),
})

const grenzen = ({ einheit, min, max }: Pick<Teilform, 'einheit' | 'min' | 'max'>) => ({
  einheit: oderNull(einheit),
  min: wertOder(min, dezimal, null),
  max: wertOder(max, dezimal, null),
})

const teilbedingung = (t: Teilbedingungsform): Teilbedingung => {
  const { frage, vergleich } = t
  switch (vergleich) {
    case 'BEANTWORTET':
    case 'NICHT_BEANTWORTET':
      return { art: 'BEANTWORTET', frage, ja: vergleich === 'BEANTWORTET' }
    case 'GEWAEHLT':
    case 'NICHT_GEWAEHLT':
      return { art: 'OPTION', frage, optionen: [...t.optionen], gewaehlt: vergleich === 'GEWAEHLT' }
    case 'ZAHL':
      return {
        art: 'ZAHL',
        frage,
        teil: oderNull(t.teil),
        von: wertOder(t.von, dezimal, null),
        bis: wertOder(t.bis, dezimal, null),
      }
    case 'RANG':
      return { art: 'RANG', frage, wert: t.wert, bis: wertOder(t.rang, platz, 1) }
  }
}

const bedingung = (wenn: Bedingungsform | null): Fragebedingung | null =>
  wenn && { verknuepfung: wenn.verknuepfung, teile: wenn.teile.map(teilbedingung) }

const fragetexte = ({ frage, absaetze: weitere }: Frageform): string[] => {
  const danach = absaetze(weitere)
  return frage.trim() === '' && danach.length === 0 ? [] : [frage, ...danach]
}

/** A question, without what only other kinds have. */
const frageAus = (f: Frageform): Fragedefinition => {
  const basis = {
    id: f.id,
    fragetexte: fragetexte(f),
    kommentare: absaetze(f.kommentare),
    kontexte: absaetze(f.kontexte),
    pflicht: f.pflicht,
    wenn: bedingung(f.wenn),
  }
  const nachkommastellen = wertOder(f.nachkommastellen, stellen, 0)
  switch (f.type) {
    case 'AuswahlFrage':
      return { ...basis, type: f.type, darstellung: f.darstellung, optionen: f.teile.map(option) }
    case 'MehrfachAuswahlFrage':
      return { ...basis, type: f.type, optionen: f.teile.map(option) }
    case 'DezimalFrage':
      return { ...basis, type: f.type, ...grenzen(f), nachkommastellen }
    case 'DezimalGruppeFrage': {
      const eintraege = f.teile.map((teil) => ({
        id: teil.id,
        text: teil.text,
        ...grenzen(teil),
        nachkommastellen: wertOder(teil.nachkommastellen, stellen, null),
      }))
      return { ...basis, type: f.type, ...grenzen(f), nachkommastellen, eintraege }
    }
    case 'FreitextFrage':
      return {
        ...basis,
        type: f.type,
        formatter: f.formatter,
        kommentar: oderNull(f.kommentar),
        laengeMin: wertOder(f.laengeMin, laenge, 0),
        laengeMax: wertOder(f.laengeMax, laenge, 0),
      }
    case 'PrioritaetFrage':
      return {
        ...basis,
        type: f.type,
        werte: f.teile.map(({ id, text, obligatorisch }) => ({ id, text, obligatorisch })),
      }
    case 'ProzentualeAufteilungFrage':
      return { ...basis, type: f.type, anteile: f.teile.map(option) }
  }
}

const block = (b: Blockform): Blockdefinition => ({
  id: b.id,
  titel: b.titel,
  kommentare: absaetze(b.kommentare),
  kontexte: absaetze(b.kontexte),
  wenn: bedingung(b.wenn),
  fragen: b.fragen.map(frageAus),
})

/** What the fields say; what can't be read in them is left out (`unhaltbar` names it). */
export const definitionAus = (f: Formular): Definition => ({
  titel: f.titel,
  seiten: f.seiten,
  pdfExportMoeglich: f.pdfExportMoeglich,
  // each text of the whole is in TEXTE
  ...(Object.fromEntries(TEXTE.map((name) => [name, absaetze(f[name])])) as Record<
    (typeof TEXTE)[number],
    string[]
  >),
  bloecke: f.bloecke.map(block),
})
