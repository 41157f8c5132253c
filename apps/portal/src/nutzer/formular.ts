import type { CurrentUser } from '@foerderportal/client/session/currentUser'
import { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { nutzerPruefen } from '@foerderportal/contract/nutzer/rules'
import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { datumLesen } from '@foerderportal/ui/felder/datum'
import { schemaFehler } from '../formular/pruefung.ts'

/** The form as it stands on the screen: texts as typed, '' for nothing chosen. */
export type NutzerWerte = {
  anrede: string
  titel: string
  vorname: string
  nachname: string
  geburtstag: string
  telefon: string
  ansprechpartnerName: string
  agiertFuerMehrereUnternehmen: boolean | null
  postAnschrift: { strasse: string; hausnummer: string; plz: string; ort: string }
}

const bekannt = (name: string | undefined) => (name === undefined || name === 'unbekannt' ? '' : name)

/** What is known from the sign-in is filled in. */
export const leererNutzer = (angemeldet: CurrentUser | undefined): NutzerWerte => ({
  anrede: '',
  titel: '',
  vorname: bekannt(angemeldet?.firstname),
  nachname: bekannt(angemeldet?.lastname),
  geburtstag: '',
  telefon: '',
  ansprechpartnerName: '',
  agiertFuerMehrereUnternehmen: null,
  postAnschrift: { strasse: '', hausnummer: '', plz: '', ort: '' },
})

const alsEingabe = (w: NutzerWerte) => {
  const geburtstag = datumLesen(w.geburtstag)
  return {
    type: 'LandwirtNutzer',
    ...w,
    anrede: w.anrede === '' ? undefined : w.anrede,
    titel: w.titel === '' ? null : w.titel,
    agiertFuerMehrereUnternehmen: w.agiertFuerMehrereUnternehmen ?? undefined,
    geburtstag: geburtstag.ok ? geburtstag.wert : undefined,
  }
}

const geburtstagFehler = (text: string): Feldfehler[] => {
  const tag = datumLesen(text)
  return tag.ok ? [] : [{ pfad: 'geburtstag', text: tag.fehler }]
}

/** What is still wrong, in the words of the contract. */
export const nutzerWertePruefen = (w: NutzerWerte): Feldfehler[] => {
  const eingabe = alsEingabe(w)
  const geparst = NutzerEingabe.safeParse(eingabe)
  if (geparst.success) return nutzerPruefen(geparst.data, tagInBerlin(new Date()))
  return [...geburtstagFehler(w.geburtstag), ...schemaFehler(NutzerEingabe, eingabe)]
}

/** The request of a form that `nutzerWertePruefen` found right. */
export const nutzerAusWerten = (w: NutzerWerte): NutzerEingabe => NutzerEingabe.parse(alsEingabe(w))
