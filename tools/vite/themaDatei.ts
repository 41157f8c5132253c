import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const quelle = fileURLToPath(new URL('../../packages/ui/src/stil/themaVorab.js', import.meta.url))

/** /thema.js: sets the theme before the first picture. A file of its own, since the CSP allows no inline script. */
export const themaDatei = (): Plugin => ({
  name: 'portal-thema-datei',
  configureServer: (server) => {
    server.middlewares.use('/thema.js', (_, response, next) => {
      readFile(quelle).then(
        (content) => response.setHeader('content-type', 'text/javascript').end(content),
        next,
      )
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'thema.js', source: await readFile(quelle) })
  },
})
