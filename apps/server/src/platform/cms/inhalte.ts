import { readFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { htmlEscapen } from '../http/html.ts'
import { neueTabsAnsagen } from './neueTabs.ts'

type Quelle = { readonly datei: string; readonly titel: string; readonly stand: string }

/** Path of the terms of use below /cms/. */
export const NUTZUNGSBEDINGUNGEN = 'Portal/Nutzungsbedingungen/index.html'

/** The content that is shipped with the product, by its path below /cms/ (R2.3-10). */
export const QUELLEN: Readonly<Record<string, Quelle>> = {
  'Portal/hilfe/index.html': { datei: 'hilfe', titel: 'Hilfe', stand: '28.11.2026' },
  [NUTZUNGSBEDINGUNGEN]: {
    datei: 'nutzungsbedingungen',
    titel: 'Nutzungsbedingungen',
    stand: '29.11.2026',
  },
  'Portal/datenschutz/index.html': {
    datei: 'datenschutz',
    titel: 'Datenschutzerklärung',
    stand: '21.11.2026',
  },
  'Portal/barrierefreiheit/index.html': {
    datei: 'barrierefreiheit',
    titel: 'Erklärung zur Barrierefreiheit',
    stand: '29.11.2026',
  },
  'Portal/impressum/index.html': { datei: 'impressum', titel: 'Impressum', stand: '21.11.2026' },
}

/** What a text may name of the operator. */
const werteVon = (config: Config): Readonly<Record<string, string>> => ({
  portalName: config.portalName,
  portalUrl: config.portalUrl,
  bankName: config.bankName,
  bankUrl: config.bankUrl,
  impressumUrl: config.impressumUrl,
  bankAnschrift: config.bankAnschrift,
  bankTelefon: config.bankTelefon,
  bankEmail: config.bankEmail,
  bankVertretung: config.bankVertretung,
  datenschutzEmail: config.datenschutzEmail,
  datenschutzAufsicht: config.datenschutzAufsicht,
  barriereEmail: config.barriereEmail,
  dateiMaxMb: String(config.dateiMaxBytes / 1024 / 1024),
})

/** Sets the operator's values into a text, each escaped. A name that no value has is a fault of the text. */
export const einsetzen = (text: string, werte: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const wert = werte[name]
    if (wert === undefined) throw new Error(`Inhalt nennt {{${name}}}, das es nicht gibt.`)
    return htmlEscapen(wert)
  })

export type Abschnitt = { readonly id: string; readonly titel: string }
export type Inhalt = {
  readonly titel: string
  readonly stand: string
  /** HTML of ours with the operator's values. */
  readonly html: string
  readonly abschnitte: readonly Abschnitt[]
}

const abschnitteIn = (html: string): Abschnitt[] =>
  [...html.matchAll(/<h2 id="([\w-]+)">\s*([^<]+?)\s*<\/h2>/g)].map(([, id = '', titel = '']) => ({
    id,
    titel,
  }))

const laden = ({ datei, titel, stand }: Quelle, config: Config): Inhalt => {
  const text = readFileSync(new URL(`inhalt/${datei}.html`, import.meta.url), 'utf8')
  const html = neueTabsAnsagen(einsetzen(text, werteVon(config)))
  return { titel, stand, html, abschnitte: abschnitteIn(html) }
}

/** All shipped texts with the values of this configuration. */
export const inhalteLaden = (config: Config): ReadonlyMap<string, Inhalt> =>
  new Map(Object.entries(QUELLEN).map(([pfad, quelle]) => [pfad, laden(quelle, config)]))
