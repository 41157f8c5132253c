import * as z from 'zod/mini'

/** Enumerations of section 3.1 that companies and applications share, with the labels of section 9. */

export const ANTRAGSTELLER_ARTEN = {
  PRIMAERPRODUZENT: 'Landwirtschaftliche Primärproduktion',
  ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN: 'Zusammenschluss von Primärproduzenten',
  LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN: 'Landwirtschaftliches Lohn- und Dienstleistungsunternehmen',
  GEWERBLICHER_MASCHINENRING: 'Gewerblicher Maschinenring',
  ANERKANNTE_NATURSCHUTZVEREINIGUNG: 'Anerkannte Naturschutzvereinigung',
} as const
export type AntragstellerArt = keyof typeof ANTRAGSTELLER_ARTEN

export const RECHTSFORMEN = {
  EINZELUNTERNEHMER: 'Einzelunternehmer',
  AKTIENGESELLSCHAFT: 'AG',
  ANSTALT_DES_OEFFENTLICHEN_RECHTS: 'Anstalt des öffentlichen Rechts',
  EHEGATTENGEMEINSCHAFT: 'Ehegattengemeinschaft',
  EINGETRAGENE_GENOSSENSCHAFT: 'eG',
  EINGETRAGENER_KAUFMANN: 'e.K.',
  EINGETRAGENER_VEREIN: 'e.V.',
  GESELLSCHAFT_BUERGERLICHEN_RECHTS: 'GbR',
  GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG: 'GmbH',
  HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT: 'GmbH & Co. KG',
  KOMMANDITGESELLSCHAFT: 'KG',
  KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS: 'Körperschaft des öffentlichen Rechts',
  OFFENE_HANDELSGESELLSCHAFT: 'OHG',
  UNTERNEHMENSGEMEINSCHAFT: 'Unternehmensgemeinschaft',
} as const
export type Rechtsform = keyof typeof RECHTSFORMEN

export const REGISTER_ARTEN = {
  GENOSSENSCHAFTSREGISTER: 'Genossenschaftsregister',
  HANDELSREGISTER_A: 'Handelsregister A',
  HANDELSREGISTER_B: 'Handelsregister B',
  VEREINSREGISTER: 'Vereinsregister',
} as const
export type RegisterArt = keyof typeof REGISTER_ARTEN

/** Keys of an object whose type names them all. */
const namen = <T extends Record<string, string>>(labels: T) => Object.keys(labels) as [keyof T & string]

export const AntragstellerArt = z.enum(namen(ANTRAGSTELLER_ARTEN), 'Wählen Sie die Art des Antragstellers.')
export const Rechtsform = z.enum(namen(RECHTSFORMEN), 'Wählen Sie die Rechtsform.')
export const RegisterArt = z.enum(namen(REGISTER_ARTEN), 'Wählen Sie die Art des Registers.')
