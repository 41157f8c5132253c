import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { UnternehmenArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { nutzerAusWerten, nutzerWertePruefen, type NutzerArt, type NutzerWerte } from './formularwerte.ts'

/** Section 1 knows two kinds of users: those of credit institutions, and everybody else. */
const ART: Record<UnternehmenArt, NutzerArt> = {
  LandwirtschaftlichesUnternehmen: 'LandwirtNutzer',
  Kreditinstitut: 'GpNutzer',
  Startup: 'LandwirtNutzer',
}

/** Until it is said, the form asks what it asks of most people. */
export const nutzerArtFuer = (fuer: NutzerWerte['fuer']): NutzerArt =>
  fuer === '' ? 'LandwirtNutzer' : ART[fuer]

const OFFEN: Feldfehler = { pfad: 'fuer', text: 'Wählen Sie, für wen Sie sich registrieren.' }

/** What is still wrong with a registration. */
export const registrierungPruefen = (w: NutzerWerte): Feldfehler[] => [
  ...(w.fuer === '' ? [OFFEN] : []),
  ...nutzerWertePruefen(w, nutzerArtFuer(w.fuer)),
]

/** The request of a registration that `registrierungPruefen` found right. */
export const registrierungAusWerten = (w: NutzerWerte): NutzerEingabe =>
  nutzerAusWerten(w, nutzerArtFuer(w.fuer))
