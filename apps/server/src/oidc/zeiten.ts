/** Lifetimes of the provider in seconds (rule A-01: the same in Keycloak's realm). */
export const ZEITEN = {
  accessToken: 300,
  idToken: 300,
  code: 60,
  /** How long a login page may stay open. */
  interaktion: 1800,
  sitzungLeerlauf: 1800,
  sitzungMaximal: 36_000,
  /** An ended session stays refused for the life of its last token and the clocks' difference. */
  sperre: 300 + 60,
} as const

export const jetztSekunden = (): number => Math.floor(Date.now() / 1000)
