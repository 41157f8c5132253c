import * as z from 'zod/mini'
import { Aenderung } from '../aenderungen/schema.ts'
import { Schreibbaustein } from '../../kern/programm/schreibvorlage.ts'
import { Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'

/** A place that can be asked about, in the words of its question. */
const FragbareStelle = z.object({
  /** As a Nachforderung names it. */
  pfad: z.string(),
  frage: z.string(),
  /** The page of the form on which it is asked. */
  seite: z.string(),
  /** Of a document, how the call names its kind. */
  dokument: z.nullable(z.string()),
})
export type FragbareStelle = z.infer<typeof FragbareStelle>

const Verlaengert = z.object({
  am: Zeitpunkt,
  von: z.string(),
  vorher: Zeitpunkt,
  frist: Zeitpunkt,
  grund: z.string(),
})

/** One Nachforderung of a case, from its asking to its end. */
export const FallNachforderung = z.object({
  guid: z.string(),
  grund: z.string(),
  gestelltAm: Zeitpunkt,
  gestelltVon: z.string(),
  frist: Zeitpunkt,
  stellen: z.array(z.object({ pfad: z.string(), frage: z.string(), grund: z.string() })),
  verlaengerungen: z.array(Verlaengert),
  /** null: it waits. */
  erledigtAm: z.nullable(Zeitpunkt),
  /** Taken back by the bank; what the applicant had changed by then and never sent. */
  zurueckgenommen: z.nullable(
    z.object({ am: Zeitpunkt, von: z.string(), grund: z.string(), nichtGesendet: z.array(Aenderung) }),
  ),
})
export type FallNachforderung = z.infer<typeof FallNachforderung>

export const NachforderungenAntwort = z.object({
  antragGuid: z.string(),
  /** Whether one can be made now: the application is being checked, and whoever asks is not of its company. */
  moeglich: z.boolean(),
  /** To whom the mail goes. */
  empfaenger: z.array(z.string()),
  /** The latest first. */
  nachforderungen: z.array(FallNachforderung),
  /** What the programme writes with: above all of it, and why something is asked for. */
  vorab: z.nullable(z.string()),
  gruende: z.array(Schreibbaustein),
  /** Everything that can be asked about in what was sent last, in the order of the form. */
  stellen: z.array(FragbareStelle),
})
export type NachforderungenAntwort = z.infer<typeof NachforderungenAntwort>
