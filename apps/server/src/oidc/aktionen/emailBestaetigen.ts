import { formularFeld } from '../formular.ts'
import { wartezeit, type Antwort, type InteraktionDeps } from '../interaktion.ts'
import { adresseBerichtigen } from '../post/adresseBerichtigen.ts'
import { bestaetigungAnfordern } from '../post/bestaetigungSenden.ts'
import { offenerLinkSeit } from '../post/einmallink.ts'
import { emailSeite, SCHRITT, type EmailSeite } from '../seiten/emailSeite.ts'
import { FERTIG, type Aktion, type AktionAnfrage, type Fertig } from './aktion.ts'

const NOCH_NICHT = 'Die Adresse ist noch nicht bestätigt. Öffnen Sie zuerst den Link in unserer E-Mail.'
const NOCH_EINMAL = 'Wir haben die E-Mail noch einmal geschickt. Der Link in der älteren gilt nicht mehr.'
const PASSWORT_FALSCH = 'Das Passwort stimmt nicht. Geben Sie das Passwort dieses Kontos ein.'

type Inhalt = Pick<EmailSeite, 'neu' | 'maengel' | 'fehler' | 'meldung'>

/** VERIFY_EMAIL: who has the account must have the mailbox. The link of the mail does it; this page waits for it. */
export const emailBestaetigen = (deps: InteraktionDeps): Aktion => {
  const { db, clock, betreiber, anmelden, browser } = deps

  const antwort = (
    { aktion, token, konto }: AktionAnfrage,
    inhalt: Inhalt = {},
    status = 200,
    email = konto.email,
  ): Antwort => {
    const mitPasswort = !konto.vorlaeufig
    return { seite: emailSeite({ aktion, token, betreiber, email, mitPasswort, ...inhalt }), status }
  }

  const spaeter = (a: AktionAnfrage, bis: Date): Antwort => {
    const { text, warten } = wartezeit(bis, clock)
    return { ...antwort(a, { fehler: text }, 429), warten }
  }

  const zeigen = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    if (a.konto.emailBestaetigt) return FERTIG
    if ((await offenerLinkSeit(db, a.konto, 'EMAIL_BESTAETIGEN')) !== undefined) return antwort(a)
    const bis = await bestaetigungAnfordern(deps, a.konto)
    return bis === undefined ? antwort(a) : spaeter(a, bis)
  }

  const erneut = async (a: AktionAnfrage): Promise<Antwort> => {
    const bis = await bestaetigungAnfordern(deps, a.konto)
    return bis === undefined ? antwort(a, { meldung: NOCH_EINMAL }) : spaeter(a, bis)
  }

  /** A new account has nothing to lose yet; any other one changes hands with its address. */
  const darfAendern = async (a: AktionAnfrage, neu: string): Promise<Antwort | undefined> => {
    if (a.konto.vorlaeufig) return undefined
    const passwort = formularFeld(a.request.body, 'password')
    const bekannt = (kontoId: string) => browser.kennung(a.request.headers.cookie, kontoId, clock.now())
    const ergebnis = await anmelden({ name: a.konto.benutzername, passwort, ip: a.request.ip, bekannt })
    if (ergebnis.art === 'warten') return spaeter(a, ergebnis.bis)
    return ergebnis.art === 'angemeldet'
      ? undefined
      : antwort(a, { neu, maengel: { password: PASSWORT_FALSCH } }, 400)
  }

  const berichtigen = async (a: AktionAnfrage): Promise<Antwort> => {
    const neu = formularFeld(a.request.body, 'email').trim()
    if (neu.toLowerCase() === a.konto.email.toLowerCase()) return erneut(a)
    const verboten = await darfAendern(a, neu)
    if (verboten !== undefined) return verboten
    const ergebnis = await adresseBerichtigen(deps, a.konto, neu, a.request.ip)
    if (ergebnis.art === 'warten') return spaeter(a, ergebnis.bis)
    return ergebnis.art === 'abgelehnt'
      ? antwort(a, { neu, maengel: { email: ergebnis.mangel } }, 400)
      : antwort(a, { meldung: `Wir haben die E-Mail an ${neu} geschickt.` }, 200, neu)
  }

  const absenden = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    if (a.konto.emailBestaetigt) return FERTIG
    const schritt = formularFeld(a.request.body, 'schritt')
    if (schritt === SCHRITT.erneut) return erneut(a)
    if (schritt === SCHRITT.adresse) return berichtigen(a)
    return antwort(a, { fehler: NOCH_NICHT }, 400)
  }

  return { zeigen, absenden }
}
