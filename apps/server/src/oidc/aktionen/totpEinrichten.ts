import { inEinerZeile } from '@foerderportal/values/text/reinText'
import { formularFeld } from '../seitenformular.ts'
import type { Antwort, InteraktionDeps } from '../anmeldung/interaktion.ts'
import { codesSeite } from '../seiten/codesSeite.ts'
import { LAENGSTER_NAME, totpEinrichtenSeite, totpVollSeite } from '../seiten/totpEinrichtenSeite.ts'
import { APP_BESTAETIGT } from '../zweiterFaktor/vorhaben.ts'
import { inVierergruppen, totpAdresse, zeitschritt } from '../zweiterFaktor/totp.ts'
import { FERTIG, type Aktion, type AktionAnfrage, type Fertig } from './aktion.ts'

const LEER = 'Geben Sie den Code mit sechs Ziffern ein, den die App zeigt.'
const FALSCH =
  'Dieser Code stimmt nicht. Geben Sie den ein, den die App gerade zeigt. Stimmt auch der nicht, stellen Sie die Uhr Ihres Telefons auf automatische Zeit, oder scannen Sie den QR-Code noch einmal.'
const NICHT_AUFBEWAHRT = 'Bestätigen Sie, dass Sie die Codes aufbewahrt haben.'
const OHNE_NAMEN = 'Authentifizierungs-App'

type Eingabe = { readonly code: string; readonly name: string; readonly neueCodes: boolean | undefined }
const NICHTS: Eingabe = { code: '', name: '', neueCodes: undefined }

const eingabeAus = (body: unknown): Eingabe => ({
  code: formularFeld(body, 'totp').trim(),
  name: inEinerZeile(formularFeld(body, 'userLabel')).slice(0, LAENGSTER_NAME),
  neueCodes: formularFeld(body, 'neueCodes') === 'ja',
})

/** What the dialogue remembers of the app whose code was right. */
type Bestaetigt = { readonly name: string; readonly schritt: number }

const bestaetigtLesen = async ({ db }: InteraktionDeps, { interaction, konto }: AktionAnfrage) => {
  const zettel = await APP_BESTAETIGT.lesen(db, interaction.uid)
  if (zettel?.accountId !== konto.id) return undefined
  return { name: String(zettel['name']), schritt: Number(zettel['schritt']) }
}

type Bestand = { readonly geraete: number; readonly codes: number }

const einrichtenSeite = (
  deps: InteraktionDeps,
  { konto, interaction: { uid }, aktion, token }: AktionAnfrage,
  bestand: Bestand,
  { name, neueCodes = bestand.codes === 0 }: Eingabe,
  mangel?: string,
) => {
  const { geheimnis } = deps.einrichter.vorschlag(konto.id, uid)
  return totpEinrichtenSeite({
    aktion,
    token,
    adresse: totpAdresse(geheimnis, deps.betreiber.portalName, konto.benutzername),
    schluessel: inVierergruppen(geheimnis),
    name,
    alteCodes: bestand.geraete > 0 ? bestand.codes : undefined,
    neueCodes,
    mangel,
  })
}

const codesZeigen = async (
  { einrichter, betreiber }: InteraktionDeps,
  { konto, interaction: { uid }, aktion, token }: AktionAnfrage,
  mangel?: string,
): Promise<Antwort> => {
  const { codes } = einrichter.vorschlag(konto.id, uid)
  const { benutzername } = konto
  const ersetzt = (await einrichter.bestand(konto.id)).codes > 0
  const { portalName } = betreiber
  const seite = codesSeite({ aktion, token, codes, portalName, benutzername, ersetzt, mangel })
  return { seite, status: mangel === undefined ? 200 : 400 }
}

const abschliessen = async (
  deps: InteraktionDeps,
  { konto, interaction: { uid } }: AktionAnfrage,
  bestaetigt: Bestaetigt,
  neueCodes: boolean,
): Promise<Fertig> => {
  await deps.einrichter.einrichten({ konto, uid, ...bestaetigt, neueCodes })
  await APP_BESTAETIGT.vergessen(deps.db, uid)
  // A code of the app was right just now: nobody has to sign in once more for it.
  return { ...FERTIG, amr: ['pwd', 'otp'] }
}

/** A right code is remembered; the app counts when its owner has the codes, or keeps those he has. */
const codePruefen = async (
  deps: InteraktionDeps,
  a: AktionAnfrage,
  bestand: Bestand,
): Promise<Antwort | Fertig> => {
  const {
    konto,
    interaction: { uid },
    request,
  } = a
  const eingabe = eingabeAus(request.body)
  const { geheimnis } = deps.einrichter.vorschlag(konto.id, uid)
  const schritt = zeitschritt(geheimnis, eingabe.code, deps.clock.now())
  if (schritt === undefined) {
    const mangel = eingabe.code === '' ? LEER : FALSCH
    return { seite: einrichtenSeite(deps, a, bestand, eingabe, mangel), status: 400 }
  }
  const bestaetigt = { name: eingabe.name || OHNE_NAMEN, schritt }
  if (bestand.geraete > 0 && eingabe.neueCodes !== true) return abschliessen(deps, a, bestaetigt, false)
  await APP_BESTAETIGT.merken(deps.db, uid, konto.id, bestaetigt)
  return codesZeigen(deps, a)
}

/** CONFIGURE_TOTP: a QR code, a code of the app, then the recovery codes. */
export const totpEinrichten = (deps: InteraktionDeps): Aktion => {
  /** Where an account can't have more apps and is asked for one all the same there is nothing left to do. */
  const voll = ({ konto }: AktionAnfrage): Antwort | Fertig =>
    konto.erforderlicheAktionen.includes('CONFIGURE_TOTP') ? FERTIG : { seite: totpVollSeite(), status: 200 }

  const zeigen = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    const bestand = await deps.einrichter.bestand(a.konto.id)
    if (bestand.voll) return voll(a)
    if ((await bestaetigtLesen(deps, a)) !== undefined) return codesZeigen(deps, a)
    return { seite: einrichtenSeite(deps, a, bestand, NICHTS), status: 200 }
  }

  const absenden = async (a: AktionAnfrage): Promise<Antwort | Fertig> => {
    const bestand = await deps.einrichter.bestand(a.konto.id)
    if (bestand.voll) return voll(a)
    if (formularFeld(a.request.body, 'schritt') !== 'codes') return codePruefen(deps, a, bestand)
    const bestaetigt = await bestaetigtLesen(deps, a)
    if (bestaetigt === undefined)
      return { seite: einrichtenSeite(deps, a, bestand, NICHTS, ZU_SPAET), status: 400 }
    return formularFeld(a.request.body, 'gespeichert') === 'ja'
      ? abschliessen(deps, a, bestaetigt, true)
      : codesZeigen(deps, a, NICHT_AUFBEWAHRT)
  }

  return { zeigen, absenden }
}

const ZU_SPAET =
  'Seit dem letzten Code ist zu viel Zeit vergangen. Geben Sie noch einmal einen aus der App ein.'
