import type { Page } from '@playwright/test'

/** An account as its owner knows it. Tests write what they change, so that later steps sign in with what holds. */
export type Konto = {
  benutzername: string
  email: string
  passwort: string
  readonly vorname: string
  readonly nachname: string
}

export type Mail = { readonly betreff: string; readonly text: string }

/** An authenticator app that was set up. It gives each code once, as the providers take each once. */
export type Geraet = {
  readonly name: string
  /** The code to enter now. */
  readonly code: () => string
  /** Codes for the day on which the device is lost; empty where the provider has none. */
  readonly ersatzcodes: readonly string[]
}

/**
 * The pages of an identity provider, for journeys that walk through the embedded one and through Keycloak alike. Unless
 * said otherwise `page` shows the page in question already, the portal led there; the step ends where the provider leads
 * next: to a further page of its own or back to the portal, which the journey looks for (`imPortal` of browser.ts).
 */
export type Anmeldedienst = {
  readonly name: 'eingebettet' | 'keycloak'
  /** What the provider can do beyond the common ground; journeys that need it are skipped elsewhere. */
  readonly kann: { readonly ersatzcodes: boolean }

  /** Login page: user name (or mail address, where `als` says so) and password. */
  readonly anmelden: (page: Page, konto: Konto, als?: 'benutzername' | 'email') => Promise<void>
  /** Login page: it does not let in; says so without telling whether the name or the password is wrong. */
  readonly abgewiesen: (page: Page) => Promise<void>
  /** Login page: the password is asked for again, of whoever is signed in. Answers when it is shown. */
  readonly fragtNachPasswort: (page: Page) => Promise<void>
  /** The password is asked for again: gives it. */
  readonly erneutAnmelden: (page: Page, konto: Konto) => Promise<void>

  /** Registration page: all fields, the terms too where they are asked there. */
  readonly registrieren: (page: Page, konto: Konto) => Promise<void>
  /**
   * The page that asks a new account to confirm its mail address: takes the link from the mail, follows it in `page` and
   * does what the provider asks of a new account after it.
   */
  readonly emailBestaetigen: (page: Page, konto: Konto) => Promise<void>
  /** Another address of an account, which the next login asks to confirm: follows the link of its mail in `page`. */
  readonly adresseBestaetigen: (page: Page, konto: Konto) => Promise<void>
  /** The page of the terms: agrees. */
  readonly bedingungenZustimmen: (page: Page) => Promise<void>
  /** The page of the terms: declines. */
  readonly bedingungenAblehnen: (page: Page) => Promise<void>

  /** Login page: 'forgotten' → address → mail → link → new password. Ends signed in or at a login page. */
  readonly passwortVergessen: (page: Page, konto: Konto, neuesPasswort: string) => Promise<void>
  /** The page of UPDATE_PASSWORD, with the login before it where one is asked: sets a new one. */
  readonly passwortAendern: (page: Page, konto: Konto, neuesPasswort: string) => Promise<void>
  /** Waits for the page of an action, with the login before it where one is asked. */
  readonly aktionErreichen: (page: Page, konto: Konto, aktion: 'passwort' | 'zweiterFaktor') => Promise<void>
  /** The page of an action that was asked for: gives it up. */
  readonly abbrechen: (page: Page) => Promise<void>

  /** The page of CONFIGURE_TOTP, with the login before it where one is asked: sets a device up. */
  readonly totpEinrichten: (page: Page, konto: Konto, name: string) => Promise<Geraet>
  /** The page that asks for the code after the password. */
  readonly codeEingeben: (page: Page, geraet: Geraet) => Promise<void>
  /** The page that asks for the code: signs in with a recovery code instead. */
  readonly ersatzcodeEingeben: (page: Page, code: string) => Promise<void>
  /** That page says that the code is of no use. */
  readonly ersatzcodeAbgewiesen: (page: Page) => Promise<void>

  /** Ends the session at the provider itself, past the portal, in a page of the same browser. */
  readonly sitzungBeenden: (page: Page) => Promise<void>

  /** The newest mail to this address that has come since `seit` (default: ever); waits for it. */
  readonly letzteMail: (an: string, seit?: Date) => Promise<Mail>
}
