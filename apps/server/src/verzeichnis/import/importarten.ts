import { adressenImport } from './adressen.ts'
import type { Importart } from './importart.ts'

/** Every kind that has an `npm run import:<art>`. */
export const IMPORTARTEN: readonly Importart[] = [adressenImport]
