import { passwortZaehler, versuchNehmen, versuchZurueckgeben } from '../anmeldeversuche.ts'
import { formularFeld } from '../formular.ts'
import { wartezeit, type Antwort, type InteraktionDeps } from '../interaktion.ts'
import type { Konto } from '../konto.ts'
import { CLIENT_ID } from '../ort.ts'
import { passwortMangel } from '../passwortregeln.ts'
import { hatteSchon, passwortSetzen } from '../passwortSetzen.ts'
import { passwortSeite, type PasswortMaengel } from '../seiten/passwortSeite.ts'
import { FERTIG, type Aktion, type AktionAnfrage, type Fertig } from './aktion.ts'

const WIEDERHOLEN = 'Geben Sie hier dasselbe Passwort noch einmal ein.'
const SCHON_GEHABT = 'Dieses Passwort hatten Sie schon einmal. Wählen Sie ein anderes.'

type Eingabe = { readonly neu: string; readonly wiederholt: string }

const eingabeAus = (body: unknown): Eingabe => ({
  neu: formularFeld(body, 'password-new'),
  wiederholt: formularFeld(body, 'password-confirm'),
})

const maengelVon = ({ neu, wiederholt }: Eingabe, { benutzername }: Konto): PasswortMaengel => ({
  'password-new': passwortMangel(neu, benutzername),
  'password-confirm': neu === wiederholt ? undefined : WIEDERHOLEN,
})

const gut = (maengel: PasswortMaengel) => Object.values(maengel).every((text) => text === undefined)

type Inhalt = { readonly maengel?: PasswortMaengel; readonly fehler?: string }

const seite = ({ aktion, token, konto }: AktionAnfrage, { maengel = {}, fehler }: Inhalt) =>
  passwortSeite({ aktion, token, benutzername: konto.benutzername, maengel, fehler })

const setzen = async (
  deps: InteraktionDeps,
  { konto, sitzung }: AktionAnfrage,
  neu: string,
): Promise<void> => {
  const { db, hasher, betreiber, clock } = deps
  const hash = await hasher.hash(neu)
  const eigene = { uid: sitzung.uid, grantId: sitzung.grantIdFor(CLIENT_ID) }
  await db
    .transaction()
    .execute((tx) => passwortSetzen(tx, betreiber, { konto, hash, am: clock.now(), eigene }))
}

/** UPDATE_PASSWORD: what can be seen at a glance is refused before anything is hashed. */
export const passwortAendern = (deps: InteraktionDeps): Aktion => {
  const { db, hasher, clock } = deps

  const absenden = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    const eingabe = eingabeAus(a.request.body)
    const maengel = maengelVon(eingabe, a.konto)
    if (!gut(maengel)) return { seite: seite(a, { maengel }), status: 400 }
    const zaehler = passwortZaehler(a.konto.id)
    const bis = await versuchNehmen(db, clock, zaehler)
    if (bis !== undefined) {
      const { text, warten } = wartezeit(bis, clock)
      return { seite: seite(a, { fehler: text }), status: 429, warten }
    }
    if (await hatteSchon(db, hasher, a.konto, eingabe.neu))
      return { seite: seite(a, { maengel: { 'password-new': SCHON_GEHABT } }), status: 400 }
    await setzen(deps, a, eingabe.neu)
    await versuchZurueckgeben(db, zaehler)
    return FERTIG
  }

  return { zeigen: async (a) => ({ seite: seite(a, {}), status: 200 }), absenden }
}
