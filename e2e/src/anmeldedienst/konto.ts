import { eigeneNummer } from '../browser.ts'
import type { Konto } from './typ.ts'

/** Somebody whom neither the portal nor the provider has seen before. */
export const neuesKonto = (): Konto => {
  const nummer = eigeneNummer()
  return {
    benutzername: `gesine.${nummer}`,
    email: `gesine.${nummer}@demo.example`,
    passwort: 'Vier-nasse-Wiesen-2026',
    vorname: 'Gesine',
    nachname: 'Harms',
  }
}
