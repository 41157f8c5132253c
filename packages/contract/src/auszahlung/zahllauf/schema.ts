import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Getan, Zurueckgegeben } from '../../zuwendung/bank/entscheidung/schema.ts'
import { Programm } from '../../zuwendung/kern/programm/programme.ts'
import { AUFFAELLIGKEITEN } from './auffaelligkeiten.ts'
import { POSTEN_STATUS, ZAHLLAUF_STATUS } from './staende.ts'

/** Far more than a programme pays in a day; a run that nobody can look through is none. */
export const POSTEN_HOECHSTENS = 2_000
const POSTEN = 'Diesen Posten gibt es in keinem Lauf.'
const Nummer = z.int().check(z.minimum(1, POSTEN), z.maximum(POSTEN_HOECHSTENS, POSTEN))
const Nummern = z.array(Nummer).check(
  z.maxLength(POSTEN_HOECHSTENS),
  z.refine((nummern) => new Set(nummern).size === nummern.length, 'Nennen Sie jeden Posten einmal.'),
)
const Gewaehlte = Nummern.check(z.minLength(1, 'Wählen Sie mindestens einen Posten.'))
const Grund = zeile(1_000, 'Geben Sie den Grund an.')

/** What of a programme can be paid now. */
const Bereit = z.object({
  programm: Programm,
  anzahl: z.int(),
  summe: z.number(),
  /** Why no run can be made of it, though there is something to pay; null where one can. */
  gesperrtWeil: z.nullable(z.string()),
})

/** An approved payout that is in no run and can be in none yet. */
const Wartende = z.object({
  nummer: z.string(),
  unternehmenName: z.string(),
  betrag: z.number(),
  weil: z.string(),
})

/** How far a payment run is. @public named in `/api-docs` */
export const ZahllaufStand = z.enum(ZAHLLAUF_STATUS)

const kopf = {
  guid: Kennung,
  nr: z.string(),
  programm: Programm,
  status: ZahllaufStand,
  angelegtAm: Zeitpunkt,
  anzahl: z.int(),
  summe: z.number(),
  /** Posts that somebody has to look at twice. */
  auffaellig: z.int(),
  freigegebenVon: z.nullable(z.string()),
}

export const Zahllaufzeile = z.object({
  ...kopf,
  /** While it, or its end, lies before a second person: since when, by whom, and why this one can't release it. */
  vorlage: z.nullable(
    z.object({
      ...Getan.shape,
      gesperrtWeil: z.nullable(z.string()),
      /** The reason for which it is to end (S6-08); null where its payment is presented. */
      verfallGrund: z.nullable(z.string()),
    }),
  ),
})
export type Zahllaufzeile = z.infer<typeof Zahllaufzeile>

export const ZahllaeufeAntwort = z.object({
  zeilen: z.array(Zahllaufzeile),
  anzahl: z.int(),
  /** Where the next page begins; null on the last. */
  nach: z.nullable(Kennung),
  bereit: z.array(Bereit),
  wartende: z.array(Wartende),
})
export type ZahllaeufeAntwort = z.infer<typeof ZahllaeufeAntwort>

export const Zahlposten = z.object({
  nr: z.int(),
  auszahlungGuid: Kennung,
  /** Of the payout request. */
  nummer: z.string(),
  geschaeftGuid: Kennung,
  geNr: z.string(),
  unternehmenGuid: Kennung,
  unternehmenName: z.string(),
  inhaber: z.string(),
  iban: z.string(),
  betrag: z.number(),
  verwendungszweck: z.string(),
  auffaelligkeiten: z.array(z.enum(AUFFAELLIGKEITEN)),
  status: z.enum(POSTEN_STATUS),
  /** Why it is not in the run any more, or came back. */
  grund: z.nullable(z.string()),
  valuta: z.nullable(Tag),
})
export type Zahlposten = z.infer<typeof Zahlposten>

/** An act: why this person can't do it now; null where he can. */
const Aktionen = z.object({
  postenAusnehmen: z.nullable(z.string()),
  zahllaufVorlegen: z.nullable(z.string()),
  zahllaufZurueckgeben: z.nullable(z.string()),
  zahllaufFreigeben: z.nullable(z.string()),
  zahllaufVerwerfen: z.nullable(z.string()),
  zahllaufHerunterladen: z.nullable(z.string()),
  einreichungVermerken: z.nullable(z.string()),
  zahllaufVerfallVorlegen: z.nullable(z.string()),
  zahllaufVerfallZurueckgeben: z.nullable(z.string()),
  zahllaufVerfallen: z.nullable(z.string()),
  postenBezahlt: z.nullable(z.string()),
  postenAbgewiesen: z.nullable(z.string()),
})

export const Zahllauf = z.object({
  ...kopf,
  /** The bank's account that pays, as fixed when the run was made. */
  konto: z.object({
    name: z.string(),
    iban: z.string(),
    bic: z.string(),
    /** Nothing has been paid from it yet: whoever releases confirms it. */
    neu: z.boolean(),
  }),
  posten: z.array(Zahlposten),
  /** Of everything that is paid; whoever releases names it. Null in a draft. */
  inhaltSha256: z.nullable(z.string()),
  vorgelegt: z.nullable(Getan),
  freigegeben: z.nullable(Getan),
  zurueckgegeben: z.nullable(Zurueckgegeben),
  /** The day on which the bank is to pay. */
  ausfuehrungAm: z.nullable(Tag),
  datei: z.nullable(z.object({ sha256: z.string(), bytes: z.int(), abrufe: z.int() })),
  eingereicht: z.nullable(z.object({ ...Getan.shape, referenz: z.string() })),
  verworfen: z.nullable(z.string()),
  /** Its day has passed, and it is not submitted: nobody hands in its file any more (S6-08). */
  tagVerpasst: z.boolean(),
  /** The last time that somebody presented its end; null where nobody has. */
  verfall: z.nullable(
    z.object({
      guid: Kennung,
      grund: z.string(),
      vorgelegt: z.nullable(Getan),
      freigegeben: z.nullable(Getan),
      zurueckgegeben: z.nullable(Zurueckgegeben),
    }),
  ),
  aktionen: Aktionen,
})
export type Zahllauf = z.infer<typeof Zahllauf>

export const ZahllaufAnlegenEingabe = z.strictObject({ programm: Programm })
export const AusnehmenEingabe = z.strictObject({ posten: Gewaehlte, grund: Grund })
export const MitGrund = z.strictObject({ grund: Grund })
export const ZahllaufFreigebenEingabe = z.strictObject({
  inhaltSha256: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Diese Prüfsumme ist keine.')),
  /** Every flagged post, each looked at. */
  bestaetigt: Nummern,
  /** The bank's account was looked at; needed where it is new. */
  kontoBestaetigt: z.boolean(),
})
export type ZahllaufFreigebenEingabe = z.infer<typeof ZahllaufFreigebenEingabe>
export const EinreichungEingabe = z.strictObject({
  referenz: zeile(100, 'Geben Sie das Zeichen der Bank an.'),
})
/** Of the end that was read: another one presented since is not meant. */
export const VerfallEingabe = z.strictObject({ verfall: Kennung })
export const VerfallZurueckgebenEingabe = z.strictObject({ verfall: Kennung, grund: Grund })
export const ErgebnisEingabe = z.discriminatedUnion('ergebnis', [
  z.strictObject({ ergebnis: z.literal('BEZAHLT'), posten: Gewaehlte, valuta: Tag }),
  z.strictObject({ ergebnis: z.literal('ABGEWIESEN'), posten: Gewaehlte, grund: Grund }),
])
export type ErgebnisEingabe = z.infer<typeof ErgebnisEingabe>
