import { istErratbar } from './erratbar.ts'
import { istHaeufig } from './haeufige.ts'

export const PASSWORT_MINDESTENS = 12
/** argon2 takes any length; this bounds what one request can make the server chew on. */
export const PASSWORT_HOECHSTENS = 256

const ZU_LEICHT = 'Wählen Sie ein Passwort, das schwerer zu erraten ist, zum Beispiel vier zufällige Wörter.'

/** Whose password it is to be, and where. */
export type Person = { readonly benutzername: string; readonly email: string; readonly portalName: string }

const laengenMangel = (passwort: string) => {
  if (passwort === '') return 'Wählen Sie ein Passwort.'
  if (passwort.length < PASSWORT_MINDESTENS)
    return `Wählen Sie ein Passwort mit mindestens ${PASSWORT_MINDESTENS} Zeichen.`
  if (passwort.length > PASSWORT_HOECHSTENS)
    return `Wählen Sie ein Passwort mit höchstens ${PASSWORT_HOECHSTENS} Zeichen.`
  return undefined
}

/** The part before the @ where it has a word's length: shorter ones stand in many words. */
const enthaeltAdresse = (klein: string, email: string) => {
  const [name = ''] = email.toLowerCase().split('@')
  return name.length >= 4 && klein.includes(name)
}

const wortteile = ({ benutzername, email, portalName }: Person) =>
  [benutzername, email, portalName].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))

/** What is wrong with a new password, as a sentence for its field; undefined when nothing is. */
export const passwortMangel = (passwort: string, person: Person): string | undefined => {
  const mangel = laengenMangel(passwort)
  if (mangel !== undefined) return mangel
  const klein = passwort.toLowerCase()
  const { benutzername, email } = person
  if (benutzername !== '' && klein.includes(benutzername.toLowerCase()))
    return 'Wählen Sie ein Passwort, das Ihren Benutzernamen nicht enthält.'
  if (enthaeltAdresse(klein, email)) return 'Wählen Sie ein Passwort, das Ihre E-Mail-Adresse nicht enthält.'
  return istHaeufig(passwort) || istErratbar(passwort, wortteile(person)) ? ZU_LEICHT : undefined
}
