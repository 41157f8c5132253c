import * as z from 'zod/mini'
import { Adresse } from '../shared/angaben/adresse.ts'
import { Tag, Zeitpunkt } from '../shared/zeit/datumSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Telefon, Email } from '../shared/angaben/kontakt.ts'
import { personFelder } from '../shared/angaben/person.ts'
import { freiwilligeZeile } from '../shared/angaben/zeile.ts'
import { UnternehmenArt } from '../unternehmen/enumsSchema.ts'
import { Benutzername } from '../shared/benutzername.ts'

const eigene = {
  ...personFelder,
  agiertFuerMehrereUnternehmen: z.boolean('Geben Sie an, ob Sie für mehrere Unternehmen handeln.'),
  ansprechpartnerName: freiwilligeZeile(100),
  telefon: Telefon,
}

/** What the server knows better. Clients send back whole objects, so that it is accepted in a request and ignored. */
const vomServer = {
  email: z.string(),
  identifiziert: z.boolean(),
  identifizierungsUrl: z.nullable(z.string()),
  unternehmenGpNr: z.nullable(z.string()),
  username: z.string(),
  videoDownloadStatus: z.nullable(z.string()),
  videoDownloadStatusChangeDate: z.nullable(Zeitpunkt),
}
const ignoriert = {
  email: z.nullish(vomServer.email),
  identifiziert: z.nullish(vomServer.identifiziert),
  identifizierungsUrl: z.optional(vomServer.identifizierungsUrl),
  unternehmenGpNr: z.optional(vomServer.unternehmenGpNr),
  username: z.nullish(vomServer.username),
  videoDownloadStatus: z.optional(vomServer.videoDownloadStatus),
  videoDownloadStatusChangeDate: z.optional(vomServer.videoDownloadStatusChangeDate),
}

const landwirt = {
  type: z.literal('LandwirtNutzer'),
  ...eigene,
  geburtstag: Tag,
  postAnschrift: Adresse,
}
const gp = { type: z.literal('GpNutzer'), ...eigene }

/** A user who creates or updates himself. Rules that need today's date are in rules.ts. */
export const NutzerEingabe = z.discriminatedUnion('type', [
  z.strictObject({ ...landwirt, ...ignoriert }),
  z.strictObject({ ...gp, ...ignoriert, gpAdmin: z.nullish(z.boolean()) }),
])
export type NutzerEingabe = z.infer<typeof NutzerEingabe>

const LandwirtNutzer = z.strictObject({ ...landwirt, ...vomServer })
/** `gpAdmin`: admin of a credit institution. */
const GpNutzer = z.strictObject({ ...gp, ...vomServer, gpAdmin: z.boolean() })

const Nutzer = z.discriminatedUnion('type', [LandwirtNutzer, GpNutzer])

/** `guid` names the current snapshot: an update with an older one answers 409. */
export const NutzerHuelle = z.strictObject({ guid: Kennung, value: Nutzer })
export type NutzerHuelle = z.infer<typeof NutzerHuelle>

/** The snapshot that an update starts from. */
export const NutzerStand = z.strictObject({ guid: Kennung })

const Einladung = z.strictObject({
  guid: Kennung,
  email: z.string(),
  emailErneutVersendbar: z.boolean(),
})

/** A company of the current user; `id` is what the calls name companyId or unternehmenGuid. */
export const UnternehmenStatus = z.strictObject({
  id: Kennung,
  name: z.string(),
  type: UnternehmenArt,
})
export type UnternehmenStatus = z.infer<typeof UnternehmenStatus>

export const NutzerStatus = z.strictObject({
  agiertFuerMehrereUnternehmen: z.boolean(),
  einladungen: z.array(Einladung),
  email: z.string(),
  /** The user's id at the identity provider (`sub`). */
  id: z.string(),
  nachname: z.string(),
  vorname: z.string(),
  username: z.string(),
  unternehmenStatus: z.array(UnternehmenStatus),
})
export type NutzerStatus = z.infer<typeof NutzerStatus>

/** Base64url of 32 bytes. */
export const EntwurfSchluessel = z.strictObject({ schluessel: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** What one signs in with; both parts are needed, the unchanged one too (section 5). */
export const LoginDaten = z.strictObject({ username: Benutzername, email: Email })
export type LoginDaten = z.infer<typeof LoginDaten>

/** `updated`: whether something is different now. */
export const LoginDatenErgebnis = z.strictObject({ updated: z.boolean() })

/**
 * A second factor of the signed-in person: an authenticator app with the name that it was given (R3.1-07). The times
 * tell apart what bears the same name; they are missing where the identity provider does not know them.
 */
export const OtpEintrag = z.strictObject({
  id: Kennung,
  name: z.string(),
  angelegtAm: z.optional(Zeitpunkt),
  zuletztBenutztAm: z.optional(Zeitpunkt),
})
export type OtpEintrag = z.infer<typeof OtpEintrag>

export const OtpListe = z.array(OtpEintrag)
