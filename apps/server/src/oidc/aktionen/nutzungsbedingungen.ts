import { verweigern } from '../sitzung/abmelden.ts'
import { formularFeld, formularZahl } from '../seitenformular.ts'
import type { Antwort, InteraktionDeps } from '../anmeldung/interaktion.ts'
import { bedingungsSeite } from '../seiten/bedingungsSeite.ts'
import { offeneFassung, zustimmungMerken } from '../konto/zustimmung.ts'
import { FERTIG, type Aktion, type AktionAnfrage, type Fertig } from './aktion.ts'

const INZWISCHEN_NEU =
  'Inzwischen gilt eine neuere Fassung. Bitte lesen Sie, was sich geändert hat, und entscheiden Sie noch einmal.'

/** Shows the terms of use that hold now and keeps the consent to exactly this version (S1-09). */
export const nutzungsbedingungen = (deps: InteraktionDeps): Aktion => {
  const { db, provider, grenze, bedingungen } = deps

  const seite = async ({ konto, ...s }: AktionAnfrage, fehler?: string): Promise<Antwort | Fertig> => {
    const fassung = await offeneFassung(db, konto.id)
    if (fassung === undefined) return FERTIG
    const { aktion, token } = s
    return {
      seite: bedingungsSeite({ aktion, token, text: bedingungen, fassung, fehler }),
      status: fehler === undefined ? 200 : 409,
    }
  }

  const ablehnen = async (a: AktionAnfrage): Promise<Antwort> => {
    const weiter = await verweigern(provider, a, 'TERMS_AND_CONDITIONS')
    grenze.giveBack(a.request.ip)
    return { weiter }
  }

  return {
    zeigen: (a) => seite(a),
    absenden: async (a) => {
      const { body } = a.request
      if (formularFeld(body, 'cancel') !== '') return ablehnen(a)
      const gesehen = formularZahl(body, 'fassung')
      return (await zustimmungMerken(db, a.konto.id, gesehen)) ? FERTIG : seite(a, INZWISCHEN_NEU)
    },
  }
}
