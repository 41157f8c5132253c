import * as z from 'zod/mini'
import { zeile } from './zeile.ts'

export const ANREDEN = ['FRAU', 'HERR', 'DIVERS'] as const
export type Anrede = (typeof ANREDEN)[number]
export const ANREDE_TEXT: Record<Anrede, string> = { FRAU: 'Frau', HERR: 'Herr', DIVERS: 'Divers' }

export const TITEL = ['DR', 'PROF'] as const
export type Titel = (typeof TITEL)[number]
export const TITEL_TEXT: Record<Titel, string> = { DR: 'Dr.', PROF: 'Prof.' }

/** @public named in `/api-docs` */
export const Anrede = z.enum(ANREDEN, 'Wählen Sie eine Anrede.')
/** @public named in `/api-docs` */
export const Titel = z.enum(TITEL, 'Wählen Sie einen der vorgesehenen Titel oder keinen.')

/** The fields of a person (specification, section 3.1), to be spread into a schema. */
export const personFelder = {
  anrede: Anrede,
  titel: z.nullish(Titel),
  vorname: zeile(100, 'Geben Sie den Vornamen ein.'),
  nachname: zeile(100, 'Geben Sie den Nachnamen ein.'),
}
