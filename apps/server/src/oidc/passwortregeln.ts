const PASSWORT_MINDESTENS = 12
/** argon2 takes any length; this bounds what one request can make the server chew on. */
export const PASSWORT_HOECHSTENS = 256

/** The commonest passwords of 12 and more characters, and what this portal's name suggests; compared without case. */
const HAEUFIGE = new Set([
  '123456789012',
  '1234567890123',
  '12345678901234',
  '123456789123',
  '123123123123',
  '111111111111',
  '000000000000',
  '987654321098',
  'qwertzuiopü+',
  'qwertzuiop12',
  'qwertzuiop123',
  'qwertyuiop12',
  'qwertyuiop123',
  'asdfghjklöä#',
  'abcdefghijkl',
  '1q2w3e4r5t6y',
  '1q2w3e4r5t6z',
  '1qaz2wsx3edc',
  'passwort1234',
  'passwort12345',
  'passwort2026!',
  'passwortpasswort',
  'password1234',
  'password12345',
  'passwordpassword',
  'hallopasswort',
  'meinpasswort',
  'meinpasswort1',
  'geheimgeheim',
  'ichliebedich',
  'schatzschatz',
  'willkommen12',
  'willkommen123',
  'sommer202020',
  'administrator',
  'landwirtschaft',
  'landwirtschaft1',
  'bauernhof123',
  'foerderportal',
  'förderportal',
  'foerderportal1',
  'foerderung123',
  'iloveyou1234',
  'letmein12345',
])

const einZeichen = (passwort: string) => new Set(passwort).size <= 2

/** The part before the @ of a word's length: shorter ones stand in many words. */
const enthaeltAdresse = (klein: string, email: string) => {
  const [name = ''] = email.split('@')
  return name.length >= 4 && klein.includes(name)
}

/** Whose password it is to be. */
export type Person = { readonly benutzername: string; readonly email: string }

/** What is wrong with a new password, as a sentence for its field; undefined when nothing is. */
export const passwortMangel = (passwort: string, { benutzername, email }: Person): string | undefined => {
  if (passwort === '') return 'Wählen Sie ein Passwort.'
  if (passwort.length < PASSWORT_MINDESTENS)
    return `Wählen Sie ein Passwort mit mindestens ${PASSWORT_MINDESTENS} Zeichen.`
  if (passwort.length > PASSWORT_HOECHSTENS)
    return `Wählen Sie ein Passwort mit höchstens ${PASSWORT_HOECHSTENS} Zeichen.`
  const klein = passwort.toLowerCase()
  if (benutzername !== '' && klein.includes(benutzername.toLowerCase()))
    return 'Wählen Sie ein Passwort, das Ihren Benutzernamen nicht enthält.'
  if (enthaeltAdresse(klein, email.toLowerCase()))
    return 'Wählen Sie ein Passwort, das Ihre E-Mail-Adresse nicht enthält.'
  if (HAEUFIGE.has(klein) || einZeichen(klein))
    return 'Wählen Sie ein Passwort, das schwerer zu erraten ist, zum Beispiel vier zufällige Wörter.'
  return undefined
}
