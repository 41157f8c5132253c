import { passwortZaehler, versuchZurueckgeben } from '../konto/anmeldeversuche.ts'
import { wartezeit, type Antwort, type InteraktionDeps } from '../anmeldung/interaktion.ts'
import { CLIENT_ID } from '../ort.ts'
import { passwortPruefen } from '../passwoerter/passwortEingabe.ts'
import { passwortSetzen } from '../passwoerter/passwortSetzen.ts'
import { passwortSeite, type PasswortMaengel } from '../seiten/passwortSeite.ts'
import { FERTIG, type Aktion, type AktionAnfrage, type Fertig } from './aktion.ts'

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
  const { db, clock } = deps

  const absenden = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    const pruefung = await passwortPruefen(deps, a.konto, a.request.body)
    if (pruefung.art === 'abgelehnt') return { seite: seite(a, { maengel: pruefung.maengel }), status: 400 }
    if (pruefung.art === 'warten') {
      const { text, warten } = wartezeit(pruefung.bis, clock)
      return { seite: seite(a, { fehler: text }), status: 429, warten }
    }
    await setzen(deps, a, pruefung.neu)
    await versuchZurueckgeben(db, passwortZaehler(a.konto.id))
    return FERTIG
  }

  return { zeigen: async (a) => ({ seite: seite(a, {}), status: 200 }), absenden }
}
