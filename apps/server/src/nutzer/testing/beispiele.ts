import { randomUUID } from 'node:crypto'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'

/** A caller nobody has seen before. */
export const jemand = (mehr: Partial<Caller> = {}): Caller => ({ sub: randomUUID(), ...mehr })

export const landwirtin: NutzerEingabe & { type: 'LandwirtNutzer' } = {
  type: 'LandwirtNutzer',
  anrede: 'FRAU',
  titel: 'DR',
  vorname: 'Lena',
  nachname: 'Lindenau',
  agiertFuerMehrereUnternehmen: false,
  ansprechpartnerName: 'Büro Lindenau',
  telefon: '04626 1234',
  geburtstag: '1984-04-12',
  postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
}

const { geburtstag: _g, postAnschrift: _p, type: _t, ...gemeinsames } = landwirtin

/** Who works at a credit institution. */
export const bankerin: NutzerEingabe & { type: 'GpNutzer' } = { ...gemeinsames, type: 'GpNutzer' }
