import { isProblem } from '@foerderportal/client/problem'
import { vermerkSchreiben } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { Ergebnis } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { fehltNoch, geltender } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Bauplan, Fassung, Roh } from '@foerderportal/entwurf/types'
import { saveOutcome } from '@foerderportal/shell/entwurf/saveOutcome'
import { sagtNichts, type Eingabe } from '../../shared/pruefung/eingabe.ts'

/** A point, and what is written of it here. */
export type Vermerkstand = { readonly punkt: PruefpunktAntwort; readonly eingabe: Eingabe }

const LEER: Eingabe = { ergebnis: '', text: '', belege: [] }

/** The Vermerk that counts for a point. */
export const geltenderVermerk = ({ vermerke }: PruefpunktAntwort) => {
  const lagen = vermerke.toReversed().map((v) => ({ ...v, gestrichen: v.gestrichen !== null }))
  return geltender(lagen)
}

/** The answer that counts of what was sent last; '' where none does. */
export const geltendeAntwort = (punkt: PruefpunktAntwort): Ergebnis | '' => {
  const vermerk = geltenderVermerk(punkt)
  return vermerk === undefined || vermerk.ueberholt ? '' : (vermerk.ergebnis ?? '')
}

/** What goes on here: one's own Vermerk of the same submission, or a new one. */
export const eingabeAus = (punkt: PruefpunktAntwort, ich: string, eingangsnummer: string): Eingabe => {
  const [letzter] = punkt.vermerke
  const weiter =
    letzter !== undefined &&
    letzter.gestrichen === null &&
    letzter.person.sub === ich &&
    letzter.eingangsnummer === eingangsnummer
  if (!weiter) return LEER
  const { ergebnis, text, belege } = letzter
  return { ergebnis: ergebnis ?? 'OFFEN', text, belege }
}

/** Whoever writes beside an answer leaves it as it is. */
export const mitAntwort = (eingabe: Eingabe, punkt: PruefpunktAntwort): Eingabe =>
  eingabe.ergebnis === '' ? { ...eingabe, ergebnis: geltendeAntwort(punkt) || 'OFFEN' } : eingabe

/** Nothing is said of a point of which nothing was said: no Vermerk, only an empty row. */
export const istUngesagt = (eingabe: Eingabe, punkt: PruefpunktAntwort): boolean =>
  geltenderVermerk(punkt) === undefined && sagtNichts(eingabe)

/** Each wording stands in the file for good: half an answer, and nothing at all, is saved only by who says so. */
export const istReif = ({ punkt, eingabe }: Vermerkstand): boolean => {
  const { ergebnis, text } = eingabe
  if (ergebnis === '' || ergebnis === 'OFFEN') return !istUngesagt(eingabe, punkt)
  return fehltNoch(punkt.vermerkBei, { ergebnis, text }) === null
}

const PLAN: Bauplan<Vermerkstand> = {
  seite: () => ({
    lesen: ({ eingabe }) => eingabe,
    // what the page says is an Eingabe: nobody else writes it
    schreiben: (roh: Roh) => (stand) => ({ ...stand, eingabe: roh as Eingabe }),
  }),
}

/** Somebody else was first: shown with both texts, and decided by who reads them. */
const deuten = (fehler: unknown) =>
  isProblem(fehler) && fehler.status === 409 ? ({ art: 'abgelehnt' } as const) : saveOutcome(fehler)

type Umgebung = {
  readonly geschaeft: string
  readonly punkt: PruefpunktAntwort
  readonly eingabe: Eingabe
  /** The point as the server has it now. */
  readonly nachlesen: () => Promise<PruefpunktAntwort>
  readonly gespeichert: (punkt: PruefpunktAntwort) => void
}

/** What is written of a point, until the server has it. */
export const vermerkEntwurf = (u: Umgebung): Entwurf<Vermerkstand> => {
  const fassung = (punkt: PruefpunktAntwort, eingabe: Eingabe): Fassung<Vermerkstand> => ({
    wert: { punkt, eingabe },
    version: punkt.version,
    um: new Date(punkt.vermerke[0]?.zeit ?? 0),
  })
  const entwurf: Entwurf<Vermerkstand> = new Entwurf(fassung(u.punkt, u.eingabe), PLAN, {
    speichern: async ({ punkt: { code }, eingabe }, version) => {
      const { ergebnis, text, belege } = eingabe
      const body = {
        punkt: code,
        ergebnis: ergebnis === '' || ergebnis === 'OFFEN' ? null : ergebnis,
        text,
        belege: [...belege],
      }
      const punkt = await vermerkSchreiben(u.geschaeft, body, version)
      u.gespeichert(punkt)
      return fassung(punkt, eingabe)
    },
    // What others wrote stands in the point; what is written here goes on.
    laden: async () => fassung(await u.nachlesen(), entwurf.basis().wert.eingabe),
    deuten,
    vonSelbst: istReif,
  })
  return entwurf
}
