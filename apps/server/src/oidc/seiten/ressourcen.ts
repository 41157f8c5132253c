import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { stilRouten } from '../../platform/seiten/stil.ts'
import { RESSOURCEN } from './rahmen.ts'

/** Style sheet and fonts of the identity provider's pages. */
export const ressourcenRouten = (app: FastifyInstance): void =>
  stilRouten(app, {
    ordner: RESSOURCEN,
    name: 'seiten.css',
    datei: fileURLToPath(new URL('seiten.css', import.meta.url)),
  })
