// What `npm start` runs. Plain JavaScript, so that the cache is on before the first TypeScript file is read: what was
// read once is not stripped of its types again, and what strips them (17 MB) is not loaded at all (ADR 0033).
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Below node_modules: whoever may write there may change the code anyway, and `npm ci` empties it.
const ORDNER = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
enableCompileCache(ORDNER)
process.env.NODE_COMPILE_CACHE ??= ORDNER // for threads

await import('./bauen.ts')
// after the build, so that the server finds the pages it serves
await import('../apps/server/src/main.ts')
