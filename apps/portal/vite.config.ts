import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { komprimieren } from './vite/komprimieren.ts'
import { keineKreise } from './vite/kreise.ts'
import { routenKuerzen } from './vite/routenKuerzen.ts'
import { keineLeerenGruppen, STUECKE } from './vite/stuecke.ts'
import { themaDatei } from './vite/themaDatei.ts'
import { vertragRein } from './vite/vertragRein.ts'

const SERVER = process.env['PORTAL_URL'] ?? 'http://localhost:8080'
/** Doors of the server (rule B-01): a development run of Vite hands these on. */
const TUEREN = [
  '/NutzerService',
  '/Zuwendungen',
  '/api',
  '/realms',
  '/konfiguration.json',
  '/datenstand.json',
  '/health',
  '/cms',
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    routenKuerzen(),
    vertragRein(),
    themaDatei(),
    keineKreise(),
    keineLeerenGruppen(),
    komprimieren(),
  ],
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: STUECKE } },
  },
  // KERN's own Sass uses functions that are about to go; nothing here can change that.
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  server: { proxy: Object.fromEntries(TUEREN.map((pfad) => [pfad, SERVER])) },
})
