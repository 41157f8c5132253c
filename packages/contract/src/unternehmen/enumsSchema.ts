import * as z from 'zod/mini'
import { ANTRAGSTELLER_ARTEN, RECHTSFORMEN, REGISTER_ARTEN, UNTERNEHMEN_ARTEN } from './werte/enums.ts'

/** The schemas of the enumerations: apart from them, since screens show the words and load no zod for it (ADR 0013). */

export const UnternehmenArt = z.enum(UNTERNEHMEN_ARTEN)
export type UnternehmenArt = z.infer<typeof UnternehmenArt>

export const AntragstellerArt = z.enum(ANTRAGSTELLER_ARTEN, 'Wählen Sie die Art des Unternehmens.')
export type AntragstellerArt = z.infer<typeof AntragstellerArt>

export const Rechtsform = z.enum(RECHTSFORMEN, 'Wählen Sie die Rechtsform.')
export type Rechtsform = z.infer<typeof Rechtsform>

export const RegisterArt = z.enum(REGISTER_ARTEN, 'Wählen Sie das Register.')
export type RegisterArt = z.infer<typeof RegisterArt>
