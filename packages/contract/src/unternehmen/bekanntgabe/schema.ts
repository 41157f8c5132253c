import * as z from 'zod/mini'
import { rein } from '../../shared/angaben/zeile.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'

/** The text that is agreed to: its version names it, and a new text is a new version. */
export const Einwilligungstext = z.strictObject({ fassung: z.string(), absaetze: z.array(z.string()) })
export type Einwilligungstext = z.infer<typeof Einwilligungstext>

/** How notices reach a company. */
export const BESCHEIDWEGE = ['PORTAL', 'POST'] as const
export type Bescheidweg = (typeof BESCHEIDWEGE)[number]

/** Whether notices reach the company in the portal (S1-10), and who may say so. */
export const EinwilligungBekanntgabe = z.strictObject({
  /** What was chosen; null where nobody has chosen yet: until then they go by post. */
  weg: z.nullable(z.enum(BESCHEIDWEGE)),
  /** By whom and when the post was chosen before there ever was a consent. */
  postAm: z.nullable(Zeitpunkt),
  postVon: z.nullable(z.string()),
  erteilt: z.boolean(),
  /** Of the last consent, also of one that was taken back; null where there never was one. */
  fassung: z.nullable(z.string()),
  erteiltAm: z.nullable(Zeitpunkt),
  /** First and last name; null when the person is no user any more. */
  erteiltVon: z.nullable(z.string()),
  widerrufenAm: z.nullable(Zeitpunkt),
  /** Who asks may sign for the company, so he may give it and take it back. */
  aenderbar: z.boolean(),
  /** What a consent says today. */
  text: Einwilligungstext,
})
export type EinwilligungBekanntgabe = z.infer<typeof EinwilligungBekanntgabe>

/**
 * The choice: `erteilt` for the portal, else the post. `fassung` names the text that was read: with another one than
 * today's nothing is agreed to.
 */
export const EinwilligungEingabe = z.strictObject({
  erteilt: z.boolean('Geben Sie an, ob Bescheide ins Portal kommen.'),
  fassung: z
    .string('Geben Sie an, welchen Text Sie gelesen haben.')
    .check(rein(), z.maxLength(40, 'Diese Fassung gibt es nicht.')),
})
export type EinwilligungEingabe = z.infer<typeof EinwilligungEingabe>
