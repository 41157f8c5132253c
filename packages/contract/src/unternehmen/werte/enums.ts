/** Company kinds, applicant types, legal forms and register types with their labels (specification, sections 1, 3.1 and 9). */

/** Class names, carried by the discriminator `type` (S11-12). */
export const UNTERNEHMEN_ARTEN = ['LandwirtschaftlichesUnternehmen', 'Kreditinstitut', 'Startup'] as const
export type UnternehmenArt = (typeof UNTERNEHMEN_ARTEN)[number]

export const UNTERNEHMEN_ART_TEXT: Record<UnternehmenArt, string> = {
  LandwirtschaftlichesUnternehmen: 'Landwirtschaftliches Unternehmen',
  Kreditinstitut: 'Kreditinstitut',
  Startup: 'Start-up',
}

export const ANTRAGSTELLER_ARTEN = [
  'PRIMAERPRODUZENT',
  'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN',
  'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
  'GEWERBLICHER_MASCHINENRING',
  'ANERKANNTE_NATURSCHUTZVEREINIGUNG',
] as const
export type AntragstellerArt = (typeof ANTRAGSTELLER_ARTEN)[number]

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
export type Rechtsform = (typeof RECHTSFORMEN)[number]

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
export type RegisterArt = (typeof REGISTER_ARTEN)[number]

export const REGISTER_ART_TEXT: Record<RegisterArt, string> = {
  HANDELSREGISTER_A: 'Handelsregister A',
  HANDELSREGISTER_B: 'Handelsregister B',
  GENOSSENSCHAFTSREGISTER: 'Genossenschaftsregister',
  VEREINSREGISTER: 'Vereinsregister',
}
