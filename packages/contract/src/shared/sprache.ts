import * as z from 'zod/mini'
import { deutscherText } from './texte.ts'

/** Makes German the language of all schemas of this process. Browsers do it in their own way, before zod is there. */
export const spracheSetzen = (): void => {
  z.config({ customError: deutscherText })
}
