import * as z from 'zod/mini'
import { Adresse } from '../shared/angaben/adresse.ts'
import { Tag, Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { JaNein } from '../shared/jaNein.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Email, Telefon } from '../shared/angaben/kontakt.ts'
import { KontoInformation } from '../shared/geld/konto.ts'
import { freiwilligeZeile, zeile } from '../shared/angaben/zeile.ts'
import { AntragstellerArt, Rechtsform, RegisterArt, UnternehmenArt } from './enumsSchema.ts'

/** Whom the bank turns to. @public named in `/api-docs` */
export const Ansprechpartner = z.strictObject({
  ansprechpartnerName: zeile(100, 'Geben Sie den Namen der Ansprechperson ein.'),
  email: Email,
  telefon: Telefon,
})

const name = zeile(200, 'Geben Sie den Namen des Unternehmens ein.')

const landwirtschaftlich = {
  type: z.literal('LandwirtschaftlichesUnternehmen'),
  name,
  adresseBetriebssitz: Adresse,
  ansprechpartner: Ansprechpartner,
  antragstellerArt: AntragstellerArt,
  gruendungsDatum: Tag,
  kontoInformationen: z
    .array(KontoInformation)
    .check(
      z.minLength(1, 'Geben Sie mindestens ein Konto an.'),
      z.maxLength(10, 'Geben Sie höchstens zehn Konten an.'),
    ),
  korrespondenzadresse: z.nullish(Adresse),
  rechtsform: Rechtsform,
  registerArt: z.nullish(RegisterArt),
  registerGericht: freiwilligeZeile(100),
  registerNummer: freiwilligeZeile(20),
  steuernummer: zeile(20, 'Geben Sie die Steuernummer ein, z. B. 12/345/67890.', 'steuernummer'),
  zidBetriebsnummer: freiwilligeZeile(30, 'zid'),
  wirtschaftsIdentifikationsnummer: freiwilligeZeile(20, 'wirtschaftsId'),
}
const kreditinstitut = { type: z.literal('Kreditinstitut'), name }
const startup = { type: z.literal('Startup'), name }

/** Given by the server; accepted in a request and ignored, because clients send back whole objects. */
const ignoriert = { gpNr: z.nullish(z.string()) }
const vomServer = { gpNr: z.string() }

const LandwirtschaftlichesUnternehmenEingabe = z.strictObject({ ...landwirtschaftlich, ...ignoriert })
export type LandwirtschaftlichesUnternehmenEingabe = z.infer<typeof LandwirtschaftlichesUnternehmenEingabe>

/** A company in a request. What depends on several fields or on today's date is in rules.ts. */
export const UnternehmenEingabe = z.discriminatedUnion('type', [
  LandwirtschaftlichesUnternehmenEingabe,
  z.strictObject({ ...kreditinstitut, ...ignoriert }),
  z.strictObject({ ...startup, ...ignoriert }),
])
export type UnternehmenEingabe = z.infer<typeof UnternehmenEingabe>

const LandwirtschaftlichesUnternehmen = z.strictObject({ ...landwirtschaftlich, ...vomServer })
const Kreditinstitut = z.strictObject({ ...kreditinstitut, ...vomServer })
const Startup = z.strictObject({ ...startup, ...vomServer })

/** A company in an answer; what was not given reads null. */
const Unternehmen = z.discriminatedUnion('type', [LandwirtschaftlichesUnternehmen, Kreditinstitut, Startup])

/** `guid` names the current snapshot, not the company: an update with an older one answers 409. */
export const UnternehmenHuelle = z.strictObject({ guid: Kennung, value: Unternehmen })
export type UnternehmenHuelle = z.infer<typeof UnternehmenHuelle>

/**
 * The company of an invitation: what is needed to recognise it and who asks. Accounts and numbers stay inside until the
 * invited person is a member: an address can be mistyped.
 */
export const EingeladenVon = z.strictObject({
  id: Kennung,
  name: z.string(),
  type: UnternehmenArt,
  /** Null for companies whose data names no place. */
  ort: z.nullable(z.string()),
  /** First and last name of who invited. */
  eingeladenVon: z.string(),
  eingeladenAm: Zeitpunkt,
  gueltigBis: Zeitpunkt,
})
export type EingeladenVon = z.infer<typeof EingeladenVon>

export const EinladungAntwort = z.strictObject({ bestaetigen: JaNein })

/** `guid` names the snapshot that was changed: an older one than the current answers 409. */
export const AenderungAnfrage = z.strictObject({
  benachrichtigungNachDurchfuehrung: JaNein,
  guid: Kennung,
})
