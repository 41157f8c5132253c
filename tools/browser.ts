import { accessSync, constants } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { portalMitDatenbankStarten } from '../e2e/src/portal/portalMitDatenbank.ts'
import { warten, type Fahrer } from './maschinen/fahrer.ts'
import { firefoxStarten } from './maschinen/firefox.ts'
import { webkitStarten } from './maschinen/webkit.ts'
import { bauFehlt } from './oberflaeche.ts'

/**
 * `npm run test:browser`: the main ways in the engines that no other test knows, Firefox and WebKitGTK, as Debian has them
 * (firefox-esr, webkit2gtk-driver). No part of `npm test`: one that is not installed is skipped and says why (ADR 0106).
 */
const gefunden = (...namen: string[]): string | undefined =>
  namen
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((ordner) => join(ordner, name)))
    .find((pfad) => {
      try {
        accessSync(pfad, constants.X_OK)
        return true
      } catch {
        return false
      }
    })

type Maschine = { readonly name: string; readonly starten?: () => Promise<Fahrer>; readonly fehlt: string }

const firefox = gefunden('firefox-esr', 'firefox')
const webkit = gefunden('WebKitWebDriver')
const schirm = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']
const MASCHINEN: readonly Maschine[] = [
  {
    name: 'Firefox',
    fehlt: 'nicht installiert (Debian: apt-get install firefox-esr)',
    ...(firefox !== undefined && { starten: () => firefoxStarten(firefox) }),
  },
  {
    name: 'WebKitGTK',
    fehlt:
      webkit === undefined
        ? 'nicht installiert (Debian: apt-get install webkit2gtk-driver)'
        : 'kein Bildschirm (xvfb-run npm run test:browser)',
    ...(webkit !== undefined && schirm !== undefined && { starten: () => webkitStarten(webkit) }),
  },
]

const UEBERSCHRIFT = "document.querySelector('h1')?.textContent ?? ''"
const ANMELDEN = (wer: string) => `(() => {
  document.querySelector('[name=username]').value = '${wer}'
  document.querySelector('[name=password]').value = 'Foerder-Demo-2026'
  document.querySelector('form').requestSubmit(document.querySelector('form [type=submit]'))
})()`

/** Signs in at a door and waits for what stands behind it; the desk enters whoever comes with a writing call. */
const WEGE = [
  { wer: 'lena.lindenau', pfad: '/dashboard', steht: /\S/ },
  { wer: 'sabine.sachbearbeitung', pfad: '/sachbearbeitung/', steht: /^Meine Fälle/ },
] as const

const gehen = async (f: Fahrer, url: string, { wer, pfad, steht }: (typeof WEGE)[number]) => {
  await f.gehen(`${url}${pfad}`)
  const feld = "document.querySelector('[name=password]') !== null"
  await warten(
    'Die Anmeldung',
    () => f.fragen(feld),
    (da) => da === 'true',
  )
  await f.fragen(ANMELDEN(wer))
  const drin = () => f.fragen(`location.pathname.startsWith('${pfad}') ? ${UEBERSCHRIFT} : ''`)
  return warten(`Die Seite von ${wer}`, drin, (h1) => steht.test(h1))
}

const pruefen = async ({ name, starten, fehlt }: Maschine, url: string): Promise<boolean> => {
  if (starten === undefined) {
    console.log(`– ${name}: übersprungen, ${fehlt}`)
    return true
  }
  for (const weg of WEGE) {
    const fahrer = await starten()
    try {
      console.log(`✓ ${name}: ${weg.wer} steht bei „${await gehen(fahrer, url, weg)}“`)
    } catch (fehler) {
      console.error(`✗ ${name}: ${fehler instanceof Error ? fehler.message : String(fehler)}`)
      return false
    } finally {
      await fahrer.beenden()
    }
  }
  return true
}

const hindernis = bauFehlt(resolve(import.meta.dirname, '..'))
if (hindernis !== undefined) throw new Error(hindernis)
const portal = await portalMitDatenbankStarten()
try {
  for (const maschine of MASCHINEN) if (!(await pruefen(maschine, portal.url))) process.exitCode = 1
} finally {
  await portal.entfernen()
}
