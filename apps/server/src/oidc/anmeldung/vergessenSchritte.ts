import { inEinerZeile } from '@foerderportal/values/text/reinText'
import type { Interaction } from 'oidc-provider'
import { fehlversuchZaehlen, vergessenZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { formularFeld } from '../seitenformular.ts'
import { ALTE_SEITE, wartezeit, wegZu, type InteraktionDeps, type Schritt } from './interaktion.ts'
import { passwortLinkAnfordern } from '../post/passwortLinkSenden.ts'
import {
  MITNEHMEN,
  vergessenGesendetSeite,
  vergessenSeite,
  type VergessenSeite,
} from '../seiten/vergessenSeite.ts'

const LEER = 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.'
/** Longer than any name or address. */
const HOECHSTENS = 254

/** Asks whose password is forgotten and sends the link. What it answers never tells whether there is such an account. */
export const vergessenSchritte = ({ db, clock, betreiber, token }: InteraktionDeps) => {
  const wege = (i: Interaction) => ({
    anmelden: wegZu(i.uid, '/anmelden'),
    noch: wegZu(i.uid, '/passwort-vergessen'),
  })
  const seite = (i: Interaction, mehr: Pick<VergessenSeite, 'name' | 'mangel' | 'fehler'>) =>
    vergessenSeite({ aktion: wege(i).noch, ...wege(i), token: token.machen(i.uid), ...mehr })

  const zeigen: Schritt = async ({ interaction }) => ({ seite: seite(interaction, {}), status: 200 })

  const absenden: Schritt = async ({ request, interaction: i }) => {
    const name = inEinerZeile(formularFeld(request.body, 'username')).slice(0, HOECHSTENS)
    // Comes from the login page, and asks for nothing yet.
    if (formularFeld(request.body, MITNEHMEN) !== '') return { seite: seite(i, { name }), status: 200 }
    if (!token.stimmt(i.uid, formularFeld(request.body, 'token')))
      return { seite: seite(i, { name, fehler: ALTE_SEITE }), status: 400 }
    if (name === '') return { seite: seite(i, { mangel: LEER }), status: 400 }
    const zaehler = vergessenZaehler(name, request.ip)
    const bis = await versuchNehmen(db, clock, zaehler)
    if (bis !== undefined) {
      const { text, warten } = wartezeit(bis, clock)
      return { seite: seite(i, { name, fehler: text }), status: 429, warten }
    }
    await fehlversuchZaehlen(db, clock, zaehler)
    await passwortLinkAnfordern(db, name)
    return { seite: vergessenGesendetSeite(betreiber, name, wege(i)), status: 200 }
  }

  return { zeigen, absenden }
}
