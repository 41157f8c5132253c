import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Email } from '../../shared/angaben/kontakt.ts'
import { rein, sichtbar } from '../../shared/angaben/zeile.ts'
import { UnternehmenArt } from '../enumsSchema.ts'

/** `guid` names the state of the relation: a change of an older one answers 409. */
const NutzerZuUnternehmenSnapshot = z.strictObject({
  guid: Kennung,
  value: z.strictObject({ zeichnungsberechtigung: z.boolean(), zugeordnetSeit: Tag }),
})

/** A person who acts for the company. */
export const NutzerInfo = z.strictObject({
  email: z.string(),
  /** Business partner number of the company. */
  gpNr: z.string(),
  identifiziert: z.boolean(),
  /** Always null: the way to an identification is for its person alone, who finds it in the call nutzer. */
  identifizierungsUrl: z.null(),
  isAdmin: z.boolean(),
  nachname: z.string(),
  vorname: z.string(),
  /** Who asks. */
  selbst: z.boolean(),
  /** The person's id at the identity provider (`sub`). */
  subjectId: z.string(),
  telefon: z.string(),
  username: z.string(),
  /** The company asked for. For whom else somebody acts is nobody's business here. */
  unternehmen: z.array(z.strictObject({ id: Kennung, name: z.string(), type: UnternehmenArt })),
  nutzerZuUnternehmenSnapshot: NutzerZuUnternehmenSnapshot,
})
export type NutzerInfo = z.infer<typeof NutzerInfo>

/** R3.1-06. `aenderbar`: who asks may change the signing authority of the others (S1-03). */
export const NutzerBeziehungen = z.strictObject({
  nutzerInfos: z.array(NutzerInfo),
  aenderbar: z.boolean(),
  zeichnungsberechtigungenMaximal: z.int().check(z.gte(0)),
})
export type NutzerBeziehungen = z.infer<typeof NutzerBeziehungen>

export const NutzerInfos = z.array(NutzerInfo)

const SubjectId = z
  .string('Geben Sie an, um wen es geht.')
  .check(
    rein(),
    z.minLength(1, 'Geben Sie an, um wen es geht.'),
    sichtbar('Geben Sie an, um wen es geht.'),
    z.maxLength(255, 'Diese Person gibt es nicht.'),
  )

/** S11-07. `guid` is that of nutzerZuUnternehmenSnapshot. */
export const ZeichnungsberechtigungEingabe = z.strictObject({
  guid: Kennung,
  subjectId: SubjectId,
  zeichnungsberechtigung: z.boolean('Geben Sie an, ob die Person zeichnen darf.'),
})
export type ZeichnungsberechtigungEingabe = z.infer<typeof ZeichnungsberechtigungEingabe>

/** S1-13. `guid` is that of nutzerZuUnternehmenSnapshot. */
export const MitgliedEntfernen = z.strictObject({ guid: Kennung, subjectId: SubjectId })
export type MitgliedEntfernen = z.infer<typeof MitgliedEntfernen>

/** S1-03. `guid` is that of nutzerZuUnternehmenSnapshot. */
export const VerwaltungEingabe = z.strictObject({
  guid: Kennung,
  subjectId: SubjectId,
  isAdmin: z.boolean('Geben Sie an, ob die Person das Unternehmen verwaltet.'),
})
export type VerwaltungEingabe = z.infer<typeof VerwaltungEingabe>

/** An open invitation as the company sees it; the moments go beyond section 3.1. */
export const OffeneEinladung = z.strictObject({
  guid: Kennung,
  email: z.string(),
  emailErneutVersendbar: z.boolean(),
  versendetAm: Zeitpunkt,
  gueltigBis: Zeitpunkt,
})
export type OffeneEinladung = z.infer<typeof OffeneEinladung>

export const OffeneEinladungen = z.array(OffeneEinladung)

export const EinladungenAnfrage = z.strictObject({ companyId: Kennung })
/** What a form asks for of an invitation. */
export const EinladungEmail = z.strictObject({ email: Email })
export const EinladungSenden = z.strictObject({ companyId: Kennung, email: Email })
