import type { RequiredAction } from '../../platform/auth/identity.ts'
import type { Aktionsart } from './aktion.ts'
import { emailBestaetigen } from './emailBestaetigen.ts'
import { nutzungsbedingungen } from './nutzungsbedingungen.ts'
import { passwortAendern } from './passwortAendern.ts'
import { totpEinrichten } from './totpEinrichten.ts'

const FUENF_MINUTEN = 300

/** In the order in which an account with several of them is led through. */
export const AKTIONEN: readonly Aktionsart[] = [
  { name: 'VERIFY_EMAIL', machen: emailBestaetigen },
  { name: 'UPDATE_PASSWORD', hoechstalter: FUENF_MINUTEN, machen: passwortAendern },
  { name: 'TERMS_AND_CONDITIONS', eigenerAusgang: true, machen: nutzungsbedingungen },
  { name: 'CONFIGURE_TOTP', hoechstalter: FUENF_MINUTEN, machen: totpEinrichten },
]

/** How the specification and Keycloak before version 21 name an action. */
const ANDERE_NAMEN: ReadonlyMap<string, RequiredAction> = new Map([
  ['terms_and_conditions', 'TERMS_AND_CONDITIONS'],
])

/** The action that `kc_action` asks for; undefined when there is none of this name. */
export const aktionsart = (kcAction: unknown): Aktionsart | undefined => {
  const name = typeof kcAction === 'string' ? (ANDERE_NAMEN.get(kcAction) ?? kcAction) : undefined
  return AKTIONEN.find((art) => art.name === name)
}

/** An action that is due; one that only the portal asked for may be left undone. */
export type Faellig = { readonly art: Aktionsart; readonly abbrechbar: boolean }

/** What an account needs comes first; what the portal asked for last, unless the account needs it anyway (Keycloak). */
export const faelligeAktionen = (
  offen: readonly RequiredAction[],
  gefragt: Aktionsart | undefined,
): readonly Faellig[] => [
  ...AKTIONEN.filter(({ name }) => offen.includes(name)).map((art) => ({ art, abbrechbar: false })),
  ...(gefragt && !offen.includes(gefragt.name) ? [{ art: gefragt, abbrechbar: true }] : []),
]
