import * as z from 'zod/mini'
import { absaetze, rein, sichtbar } from '../shared/angaben/zeile.ts'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Hindernis } from '../shared/hindernis.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { ABLEHNUNG_ZEICHEN, MITZEICHNUNG_AKTIONEN, MITZEICHNUNG_STATUS } from './mitzeichnungStaende.ts'

/** How far a request for a second signature is. @public named in `/api-docs` */
export const MitzeichnungStatus = z.enum(MITZEICHNUNG_STATUS)

/** The latest request for a second signature under an application (S4-07), as the asking user may see it. */
export const Mitzeichnung = z.object({
  guid: z.string(),
  status: MitzeichnungStatus,
  /** Since when it has this status. */
  seit: Zeitpunkt,
  /** Who is to sign, or has signed. */
  subjectId: z.string(),
  name: z.string(),
  /** Who asked for it, and when. */
  angefragtVon: z.string(),
  angefragtAm: Zeitpunkt,
  /** When it was signed; null where it never was. */
  unterschriebenAm: z.nullable(Zeitpunkt),
  /** Whether the reader himself is the one who is asked. */
  fuerMich: z.boolean(),
  /** Why it was refused, in the words of who refused. */
  grund: z.nullable(z.string()),
  /** What was changed since, in the words of the form; only with HINFAELLIG. */
  geaendert: z.array(z.string()),
  /** What a signature covers: the SHA-256 of the application as it would be sent (ADR 0025). */
  sha256: z.nullable(z.string()),
  /** What the reader may do with it now; no client rebuilds the rule. */
  aktionen: z.array(z.enum(MITZEICHNUNG_AKTIONEN)),
  /** Why the one who is asked can't sign yet, and where that is mended (ABSAGE_ORTE); null when he can or it is not his turn. */
  hindernis: z.nullable(Hindernis),
  /** From when on a reminder may be sent; null where nothing can be reminded of. */
  erinnerbarAb: z.nullable(Zeitpunkt),
})
export type Mitzeichnung = z.infer<typeof Mitzeichnung>

/** The same for an overview: who has to do what. */
export const MitzeichnungKurz = z.object({
  status: MitzeichnungStatus,
  name: z.string(),
  fuerMich: z.boolean(),
})
export type MitzeichnungKurz = z.infer<typeof MitzeichnungKurz>

const SubjectId = z
  .string('Wählen Sie die Person, die mit unterschreibt.')
  .check(
    rein(),
    z.minLength(1, 'Wählen Sie die Person, die mit unterschreibt.'),
    sichtbar('Wählen Sie die Person, die mit unterschreibt.'),
    z.maxLength(64, 'Diese Person gibt es nicht.'),
  )

/** Who is asked for the second signature. */
export const MitzeichnungAnforderung = z.strictObject({ subjectId: SubjectId })

/** `guid` is the request's; `sha256` says what the signer has read. */
export const Unterschrift = z.strictObject({
  guid: Kennung,
  sha256: z
    .string('Diese Prüfsumme ist nicht gültig.')
    .check(z.regex(/^[0-9a-f]{64}$/, 'Diese Prüfsumme ist nicht gültig.')),
})
export type Unterschrift = z.infer<typeof Unterschrift>

/** A refusal says why: whoever asked can mend it. */
export const Ablehnung = z.strictObject({
  guid: Kennung,
  grund: absaetze(ABLEHNUNG_ZEICHEN, 'Schreiben Sie, warum Sie nicht unterschreiben.'),
})
export type Ablehnung = z.infer<typeof Ablehnung>

/** A member of the company for a field of choice (R7.2-26): what a colleague needs to know, and no more. */
export const AuswahlNutzer = z.strictObject({
  subjectId: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  telefon: z.string(),
  /** Who asks. */
  selbst: z.boolean(),
  identifiziert: z.boolean(),
  zeichnungsberechtigung: z.boolean(),
})
export type AuswahlNutzer = z.infer<typeof AuswahlNutzer>
export const AuswahlNutzerListe = z.array(AuswahlNutzer)
