import * as z from 'zod/mini'

/** Company kinds, applicant types, legal forms and register types with their labels (specification, sections 1, 3.1 and 9). */

/** Class names, carried by the discriminator `type` (S11-12). */
export const UnternehmenArt = z.enum(['LandwirtschaftlichesUnternehmen', 'Kreditinstitut', 'Startup'])
export type UnternehmenArt = z.infer<typeof UnternehmenArt>

export const ANTRAGSTELLER_ARTEN = [
  'PRIMAERPRODUZENT',
  'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN',
  'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
  'GEWERBLICHER_MASCHINENRING',
  'ANERKANNTE_NATURSCHUTZVEREINIGUNG',
] as const
export const AntragstellerArt = z.enum(ANTRAGSTELLER_ARTEN, 'Wählen Sie die Art des Antragstellers.')
export type AntragstellerArt = z.infer<typeof AntragstellerArt>

export const ANTRAGSTELLER_ART_TEXT: Record<AntragstellerArt, string> = {
  PRIMAERPRODUZENT: 'Landwirtschaftlicher Primärproduzent',
  ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN: 'Zusammenschluss von Primärproduzenten',
  LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN: 'Landwirtschaftliches Lohn- und Dienstleistungsunternehmen',
  GEWERBLICHER_MASCHINENRING: 'Gewerblicher Maschinenring',
  ANERKANNTE_NATURSCHUTZVEREINIGUNG: 'Anerkannte Naturschutzvereinigung',
}

export const RECHTSFORMEN = [
  'AKTIENGESELLSCHAFT',
  'ANSTALT_DES_OEFFENTLICHEN_RECHTS',
  'EHEGATTENGEMEINSCHAFT',
  'EINGETRAGENE_GENOSSENSCHAFT',
  'EINGETRAGENER_KAUFMANN',
  'EINGETRAGENER_VEREIN',
  'EINZELUNTERNEHMER',
  'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
  'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
  'HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT',
  'KOMMANDITGESELLSCHAFT',
  'KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS',
  'OFFENE_HANDELSGESELLSCHAFT',
  'UNTERNEHMENSGEMEINSCHAFT',
] as const
export const Rechtsform = z.enum(RECHTSFORMEN, 'Wählen Sie die Rechtsform.')
export type Rechtsform = z.infer<typeof Rechtsform>

export const RECHTSFORM_TEXT: Record<Rechtsform, string> = {
  AKTIENGESELLSCHAFT: 'AG',
  ANSTALT_DES_OEFFENTLICHEN_RECHTS: 'Anstalt des öffentlichen Rechts',
  EHEGATTENGEMEINSCHAFT: 'Ehegattengemeinschaft',
  EINGETRAGENE_GENOSSENSCHAFT: 'eG',
  EINGETRAGENER_KAUFMANN: 'e.K.',
  EINGETRAGENER_VEREIN: 'e.V.',
  EINZELUNTERNEHMER: 'Einzelunternehmer',
  GESELLSCHAFT_BUERGERLICHEN_RECHTS: 'GbR',
  GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG: 'GmbH',
  HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT: 'GmbH & Co. KG',
  KOMMANDITGESELLSCHAFT: 'KG',
  KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS: 'Körperschaft des öffentlichen Rechts',
  OFFENE_HANDELSGESELLSCHAFT: 'OHG',
  UNTERNEHMENSGEMEINSCHAFT: 'Unternehmensgemeinschaft',
}

export const REGISTER_ARTEN = [
  'HANDELSREGISTER_A',
  'HANDELSREGISTER_B',
  'GENOSSENSCHAFTSREGISTER',
  'VEREINSREGISTER',
] as const
export const RegisterArt = z.enum(REGISTER_ARTEN, 'Wählen Sie das Register.')
export type RegisterArt = z.infer<typeof RegisterArt>

export const REGISTER_ART_TEXT: Record<RegisterArt, string> = {
  HANDELSREGISTER_A: 'Handelsregister A',
  HANDELSREGISTER_B: 'Handelsregister B',
  GENOSSENSCHAFTSREGISTER: 'Genossenschaftsregister',
  VEREINSREGISTER: 'Vereinsregister',
}
