import { adressenImport } from './adressen.ts'
import { bankenImport } from './banken.ts'
import { finanzaemterImport } from './finanzaemter.ts'
import { gerichteImport } from './gerichte.ts'
import type { Importart } from '../datenstand/importart.ts'
import { plzImport } from './plz.ts'
import { positivlisteImport } from './positivliste.ts'

/** Every kind that has an `npm run import:<art>`. */
export const IMPORTARTEN: readonly Importart[] = [
  adressenImport,
  plzImport,
  bankenImport,
  gerichteImport,
  finanzaemterImport,
  positivlisteImport,
]
