import { deutscherText } from '@foerderportal/contract/shared/texte'

/**
 * Where zod finds its configuration when its first schema is built (zod/v4/core, core.js). Set here, before any: German
 * sentences, and no generated code, which the CSP refuses. `z.config` would do the same but load zod on every page.
 */
Object.assign(globalThis, { __zod_globalConfig: { customError: deutscherText, jitless: true } })
