import type { Rechtsform, RegisterArt } from './enums.ts'

export type RegisterRegel =
  | { readonly eintrag: 'erforderlich' | 'freiwillig'; readonly art: RegisterArt }
  | { readonly eintrag: 'entfaellt' }

const erforderlich = (art: RegisterArt): RegisterRegel => ({ eintrag: 'erforderlich', art })
/** Legal persons under § 33 HGB are entered in section A (§ 3 Abs. 2 HRV). */
const freiwillig: RegisterRegel = { eintrag: 'freiwillig', art: 'HANDELSREGISTER_A' }
const entfaellt: RegisterRegel = { eintrag: 'entfaellt' }

/** S1-06: is an entry in a register demanded, allowed or refused, and in which register. */
export const REGISTER_REGEL: Record<Rechtsform, RegisterRegel> = {
  AKTIENGESELLSCHAFT: erforderlich('HANDELSREGISTER_B'),
  ANSTALT_DES_OEFFENTLICHEN_RECHTS: freiwillig,
  EHEGATTENGEMEINSCHAFT: entfaellt,
  EINGETRAGENE_GENOSSENSCHAFT: erforderlich('GENOSSENSCHAFTSREGISTER'),
  EINGETRAGENER_KAUFMANN: erforderlich('HANDELSREGISTER_A'),
  EINGETRAGENER_VEREIN: erforderlich('VEREINSREGISTER'),
  EINZELUNTERNEHMER: entfaellt,
  GESELLSCHAFT_BUERGERLICHEN_RECHTS: entfaellt,
  GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG: erforderlich('HANDELSREGISTER_B'),
  HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT: erforderlich('HANDELSREGISTER_A'),
  KOMMANDITGESELLSCHAFT: erforderlich('HANDELSREGISTER_A'),
  KOERPERSCHAFT_DES_OEFFENTLICHEN_RECHTS: freiwillig,
  OFFENE_HANDELSGESELLSCHAFT: erforderlich('HANDELSREGISTER_A'),
  UNTERNEHMENSGEMEINSCHAFT: entfaellt,
}
