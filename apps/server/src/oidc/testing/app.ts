import { Secret, TOTP } from 'otpauth'

/** An authenticator app, set up with the key as a page shows it. `versatz`: steps that its clock is off. */
export const authenticatorApp = (schluessel: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(schluessel.replaceAll(' ', '')) })
  return {
    code: (jetzt: Date, versatz = 0): string =>
      totp.generate({ timestamp: jetzt.getTime() + versatz * 30_000 }),
  }
}
export type AuthenticatorApp = ReturnType<typeof authenticatorApp>
