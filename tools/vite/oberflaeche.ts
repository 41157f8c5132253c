import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { komprimieren } from './komprimieren.ts'
import { keineKreise } from './kreise.ts'
import { quelle } from './modulgraph.ts'
import { routenKuerzen } from './routenKuerzen.ts'
import { schriftVorab } from './schriftVorab.ts'
import { keineLeerenGruppen, stuecke, type Schnitt } from './stuecke.ts'
import { themaDatei } from './themaDatei.ts'
import { vertragRein } from './vertragRein.ts'

const SERVER = process.env['PORTAL_URL'] ?? 'http://localhost:8080'
/** Doors of the server (rule B-01): a development run of Vite hands these on. */
const TUEREN = [
  '/NutzerService',
  '/Zuwendungen',
  '/SachbearbeitungService',
  '/api',
  '/realms',
  '/konfiguration.json',
  '/datenstand.json',
  '/health',
  '/cms',
]
/** Files of the origin that the portal's build has. */
const VOM_PORTAL = ['/thema.js', '/zeichen.svg', '/auth/silent']

type App = Pick<Schnitt, 'gruppen'> & {
  /** Its folder below apps. */
  readonly name: string
  /** Where the server shows it. */
  readonly basis: string
  /** The page that most begin with, below its src. */
  readonly erste: string
}

/** How every app of the product is built; apps/…/vite.config.ts says what is its own. */
export const oberflaeche = ({ name, basis, erste, gruppen }: App): UserConfig => {
  const schnitt = {
    eingang: quelle(`apps/${name}/src/main.tsx`),
    erste: quelle(`apps/${name}/src/${erste}`),
    gruppen,
  }
  const tueren = basis === '/' ? TUEREN : [...TUEREN, ...VOM_PORTAL]
  return {
    root: quelle(`apps/${name}`),
    base: basis,
    plugins: [
      react(),
      routenKuerzen(),
      vertragRein(),
      // What is a file of the origin, the portal has for all.
      basis === '/' && themaDatei(),
      schriftVorab(),
      keineKreise(),
      keineLeerenGruppen(schnitt),
      komprimieren(),
    ],
    build: {
      target: 'es2023',
      sourcemap: false,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: stuecke(schnitt),
          // A file for several pages would be called after them all, and each that loads it late spells its name.
          chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/u, '')}-[hash].js`,
        },
      },
    },
    // KERN's own Sass uses functions that are about to go; nothing here can change that.
    css: { preprocessorOptions: { scss: { quietDeps: true } } },
    server: { proxy: Object.fromEntries(tueren.map((pfad) => [pfad, SERVER])) },
  }
}
