import type { CurrentUser } from '@foerderportal/client/session/currentUser'
import { NutzerEingabe, type NutzerHuelle } from '@foerderportal/contract/nutzer/schema'
import { istAnderePerson, nutzerPruefen } from '@foerderportal/contract/nutzer/rules'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'

/** The form as it stands on the screen: texts as typed, '' for nothing chosen. */
export type NutzerWerte = {
  /** For what kind of company somebody registers; asked then only, and not sent: it decides the kind of user. */
  fuer: UnternehmenArt | ''
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
  fuer: '',
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

type Nutzer = NutzerHuelle['value']
export type NutzerArt = NutzerEingabe['type']

const person = (n: Nutzer) => ({
  anrede: n.anrede,
  titel: n.titel ?? '',
  vorname: n.vorname,
  nachname: n.nachname,
  telefon: n.telefon,
  ansprechpartnerName: n.ansprechpartnerName ?? '',
  agiertFuerMehrereUnternehmen: n.agiertFuerMehrereUnternehmen,
})

/** The form of who has registered already. What his kind does not have stays empty and is not sent. */
export const nutzerWerte = (n: Nutzer): NutzerWerte => ({
  ...leererNutzer(undefined),
  ...person(n),
  ...(n.type === 'LandwirtNutzer' && {
    geburtstag: alsDatum(n.geburtstag),
    postAnschrift: { ...n.postAnschrift },
  }),
})

const gemeinsames = (w: Omit<NutzerWerte, 'fuer' | 'geburtstag' | 'postAnschrift'>) => ({
  ...w,
  anrede: w.anrede === '' ? undefined : w.anrede,
  titel: w.titel === '' ? null : w.titel,
  agiertFuerMehrereUnternehmen: w.agiertFuerMehrereUnternehmen ?? undefined,
})

const alsEingabe = (werte: NutzerWerte, type: NutzerArt) => {
  const { fuer: _, geburtstag, postAnschrift, ...w } = werte
  if (type === 'GpNutzer') return { type, ...gemeinsames(w) }
  const tag = datumLesen(geburtstag)
  return { type, ...gemeinsames(w), postAnschrift, geburtstag: tag.ok ? tag.wert : undefined }
}

const geburtstagFehler = (text: string): Feldfehler[] => {
  const tag = datumLesen(text, 'Geburtsdatum')
  return tag.ok ? [] : [{ pfad: 'geburtstag', text: tag.fehler }]
}

/** What is still wrong, in the words of the contract. */
export const nutzerWertePruefen = (w: NutzerWerte, art: NutzerArt = 'LandwirtNutzer'): Feldfehler[] => {
  const eingabe = alsEingabe(w, art)
  const geparst = NutzerEingabe.safeParse(eingabe)
  if (geparst.success) return nutzerPruefen(geparst.data, tagInBerlin(new Date()))
  const eigene = art === 'LandwirtNutzer' ? geburtstagFehler(w.geburtstag) : []
  return [...eigene, ...schemaFehler(NutzerEingabe, eingabe)]
}

/** The request of a form that `nutzerWertePruefen` found right. */
export const nutzerAusWerten = (w: NutzerWerte, art: NutzerArt = 'LandwirtNutzer'): NutzerEingabe =>
  NutzerEingabe.parse(alsEingabe(w, art))

/** Whether what is typed names another person than the one who was identified; a half-typed birthday does not yet. */
export const nenntAnderePerson = (
  w: Pick<NutzerWerte, 'vorname' | 'nachname' | 'geburtstag'>,
  n: Nutzer,
): boolean => {
  const { vorname, nachname } = w
  if (n.type === 'GpNutzer') return istAnderePerson(n, { vorname, nachname })
  const tag = datumLesen(w.geburtstag)
  return istAnderePerson(n, { vorname, nachname, geburtstag: tag.ok ? tag.wert : n.geburtstag })
}
