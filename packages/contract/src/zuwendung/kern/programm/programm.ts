import * as z from 'zod/mini'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN } from '../../../unternehmen/werte/enums.ts'
import { AntragstellerArt, Rechtsform } from '../../../unternehmen/enumsSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { plausibel, plausiblesMass } from '../../../shared/angaben/plausibel.ts'
import { passt } from '../antragsformular/einschraenkung.ts'
import { FoerdergegenstandKlasse, type Foerderprogramm } from '../antragsformular/foerdergegenstand.ts'
import { GROESSENKLASSEN, type Groessenklasse } from '../groesse/groesse.ts'
import { DeMinimisGrenze } from '../deminimis/deMinimisSchema.ts'
import { Obergrenzen } from './programme.ts'
import { UnterlagenRegeln } from '../antragsformular/unterlagenSchema.ts'

/** More than the whole budget of the ministry: no programme has it. In euros. */
const MITTEL_HOECHSTENS = 10_000_000_000

/** A rate in percent and whom it is for; without a restriction it is for everybody. */
const Quote = z.strictObject({
  prozent: z.number().check(z.minimum(0), z.maximum(100)),
  antragstellerArten: z.optional(z.array(AntragstellerArt)),
  groessen: z.optional(z.array(z.enum(GROESSENKLASSEN))),
})

const Klasse = z.strictObject({ ...FoerdergegenstandKlasse.shape, quoten: z.array(Quote) })
const Kategorie = z.strictObject({ id: z.string(), titel: z.string(), klassen: z.array(Klasse) })

/**
 * A programme as it holds from a day on: a row of table `programm`, never code, because a directive changes it
 * (rule D-05). `demo` marks values that no directive sets.
 */
export const ProgrammDaten = z.strictObject({
  titel: z.string(),
  demo: z.boolean(),
  obergrenzen: Obergrenzen.check(
    plausibel(
      (grenzen) => Object.values(grenzen).every((euro) => euro > 0 && euro <= MITTEL_HOECHSTENS),
      'Beide Obergrenzen liegen über 0 und nicht über 10 Milliarden Euro.',
    ),
  ),
  antragstellerArten: z._default(z.array(AntragstellerArt), [...ANTRAGSTELLER_ARTEN]),
  rechtsformen: z._default(z.array(Rechtsform), [...RECHTSFORMEN]),
  /** How long a decision usually takes, and whether one may buy before it (S4-09). */
  entscheidung: z._default(
    z.strictObject({
      tage: z.int().check(z.minimum(0), plausiblesMass(0, 366, 'Eine Entscheidung dauert 0 bis 366 Tage.')),
      vorherKaufen: z.boolean(),
    }),
    {
      tage: 0,
      vorherKaufen: false,
    },
  ),
  /** How long it usually takes from a payout request to the money; without it nobody says a day (ADR 0108). */
  auszahlung: z.optional(
    z.strictObject({
      tage: z
        .int()
        .check(z.minimum(1), plausiblesMass(1, 366, 'Bis zur Auszahlung dauert es 1 bis 366 Tage.')),
    }),
  ),
  /** Whether the applicant is heard before a rejection: courts do not require it, a programme may. */
  anhoerungVorAblehnung: z._default(z.boolean(), false),
  unterlagen: z._default(UnterlagenRegeln, {}),
  /** The questionnaire without which nothing is sent (S8-02). */
  fragebogen: z._default(z.nullable(Kennung), null),
  /** Under which regulation its grants are small aid, and how much of that an enterprise may get in so many years. */
  deMinimis: z.optional(DeMinimisGrenze),
  /** What there is for one calendar year, in euros; without it the rounds have budgets of their own. */
  jahresbudget: z.optional(
    z
      .number()
      .check(
        z.minimum(0),
        plausiblesMass(0, MITTEL_HOECHSTENS, 'Ein Jahresbudget liegt zwischen 0 und 10 Milliarden Euro.'),
      ),
  ),
  kategorien: z.array(Kategorie),
})
export type ProgrammDaten = z.infer<typeof ProgrammDaten>

export type Antragsteller = {
  readonly art: AntragstellerArt | null
  readonly groesse: Groessenklasse | null
}

const quoteVon = (klasse: z.infer<typeof Klasse>, a: Antragsteller) =>
  klasse.quoten.find((q) => passt(q.antragstellerArten, a.art) && passt(q.groessen, a.groesse))?.prozent

/** Id of the class → percent for this applicant: the first fitting rate; a class without one is not funded (S4-02). */
export const foerderQuoten = (
  programm: ProgrammDaten,
  antragsteller: Antragsteller,
): Record<string, number> =>
  Object.fromEntries(
    programm.kategorien
      .flatMap((k) => k.klassen)
      .flatMap((klasse) => {
        const prozent = quoteVon(klasse, antragsteller)
        return prozent === undefined ? [] : [[klasse.id, prozent] as const]
      }),
  )

const alsKlasse = (k: z.infer<typeof Klasse>): FoerdergegenstandKlasse => ({
  id: k.id,
  titel: k.titel,
  foerdergegenstandTyp: k.foerdergegenstandTyp,
  kombination: k.kombination,
  technischeKriterien: k.technischeKriterien,
})

/** The categories as calls answer them; `codes` limits them, an empty list does not. */
export const alsFoerderprogramme = (
  programm: ProgrammDaten,
  antragsteller: Antragsteller,
  codes: readonly string[] = [],
): Foerderprogramm[] => {
  const quoten = foerderQuoten(programm, antragsteller)
  return programm.kategorien
    .filter((k) => codes.length === 0 || codes.includes(k.id))
    .map(({ id, titel, klassen }) => ({
      id,
      titel,
      foerderquoten: Object.fromEntries(
        klassen.flatMap((k) => (quoten[k.id] === undefined ? [] : [[k.id, quoten[k.id] ?? 0]])),
      ),
      foerdergegenstandKlassen: klassen.map(alsKlasse),
    }))
}
