import { emailSaeubern } from '@foerderportal/contract/shared/angaben/kontaktForm'
import { sameIgnoringCase } from '@foerderportal/values/text'
import { formularFeld } from '../seitenformular.ts'
import { wartezeit, type Antwort, type InteraktionDeps } from '../anmeldung/interaktion.ts'
import { PASSWORT_FALSCH, passwortErfragen } from '../passwoerter/passwortErfragen.ts'
import { adresseBerichtigen } from '../post/adresseBerichtigen.ts'
import { bestaetigungAnfordern } from '../post/bestaetigungSenden.ts'
import { offenerLinkSeit } from '../post/einmallink.ts'
import { emailSeite, SCHRITT, type EmailSeite } from '../seiten/emailSeite.ts'
import { FERTIG, type Aktion, type AktionAnfrage } from './aktion.ts'

const NOCH_NICHT =
  'Die Adresse ist noch nicht bestätigt. Öffnen Sie den Link in unserer E-Mail, und drücken Sie dort auf „E-Mail-Adresse bestätigen“.'
const NOCH_EINMAL = 'Wir haben die E-Mail noch einmal geschickt. Der Link in der älteren gilt nicht mehr.'
const GEAENDERT = 'Ihre E-Mail-Adresse ist geändert.'

type Inhalt = Partial<Pick<EmailSeite, 'email' | 'neu' | 'maengel' | 'fehler' | 'meldung'>>

/** One request of the page with all it needs. */
type Lage = { readonly deps: InteraktionDeps; readonly a: AktionAnfrage }

const antwort = ({ deps: { betreiber }, a }: Lage, inhalt: Inhalt = {}, status = 200): Antwort => {
  const { aktion, token, konto } = a
  const mitPasswort = !konto.vorlaeufig
  return {
    seite: emailSeite({ aktion, token, betreiber, email: konto.email, mitPasswort, ...inhalt }),
    status,
  }
}

const spaeter = (l: Lage, bis: Date): Antwort => {
  const { text, warten } = wartezeit(bis, l.deps.clock)
  return { ...antwort(l, { fehler: text }, 429), warten }
}

const senden = async (l: Lage, inhalt: Inhalt = {}): Promise<Antwort> => {
  const bis = await bestaetigungAnfordern(l.deps, l.a.konto)
  return bis === undefined ? antwort(l, inhalt) : spaeter(l, bis)
}

/** A new account has nothing to lose yet; any other one changes hands with its address. */
const verboten = async (l: Lage, neu: string): Promise<Antwort | undefined> => {
  const { konto, request } = l.a
  if (konto.vorlaeufig) return undefined
  const ergebnis = await passwortErfragen(l.deps, request, konto)
  if (ergebnis.art === 'warten') return spaeter(l, ergebnis.bis)
  return ergebnis.art === 'angemeldet'
    ? undefined
    : antwort(l, { neu, maengel: { password: PASSWORT_FALSCH } }, 400)
}

const berichtigen = async (l: Lage): Promise<Antwort> => {
  const { konto, request } = l.a
  const neu = emailSaeubern(formularFeld(request.body, 'email'))
  if (sameIgnoringCase(neu, konto.email)) return senden(l, { meldung: NOCH_EINMAL })
  const nein = await verboten(l, neu)
  if (nein !== undefined) return nein
  const ergebnis = await adresseBerichtigen(l.deps, konto, neu, request.ip)
  if (ergebnis.art === 'warten') return spaeter(l, ergebnis.bis)
  return ergebnis.art === 'abgelehnt'
    ? antwort(l, { neu, maengel: { email: ergebnis.mangel } }, 400)
    : antwort(l, { email: neu, meldung: GEAENDERT })
}

/** VERIFY_EMAIL: who has the account must have the mailbox. The link of the mail does it; this page waits for it. */
export const emailBestaetigen = (deps: InteraktionDeps): Aktion => ({
  zeigen: async (a) => {
    if (a.konto.emailBestaetigt) return FERTIG
    const unterwegs = await offenerLinkSeit(deps.db, a.konto, 'EMAIL_BESTAETIGEN')
    return unterwegs === undefined ? senden({ deps, a }) : antwort({ deps, a })
  },
  absenden: async (a) => {
    if (a.konto.emailBestaetigt) return FERTIG
    const schritt = formularFeld(a.request.body, 'schritt')
    if (schritt === SCHRITT.erneut) return senden({ deps, a }, { meldung: NOCH_EINMAL })
    if (schritt === SCHRITT.adresse) return berichtigen({ deps, a })
    return antwort({ deps, a }, { fehler: NOCH_NICHT }, 400)
  },
})
