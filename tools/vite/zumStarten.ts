import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { quelle } from './modulgraph.ts'

const thema = quelle('packages/ui/src/stil/themaVorab.js')

/** A whole app as one script that can be run again and again, and its styles with fonts and pictures in them. */
const bauen = async (wurzel: string) => {
  const gebaut = await build({
    configFile: false,
    root: wurzel,
    logLevel: 'error',
    publicDir: false,
    // What users get: a test runner says NODE_ENV=test, which would bring React for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { preprocessorOptions: { scss: { quietDeps: true } } },
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: 'src/main.tsx', output: { format: 'iife', codeSplitting: false } },
    },
  })
  const teile = [gebaut].flat().flatMap((ausgabe) => ('output' in ausgabe ? ausgabe.output : []))
  const skript = teile.find((teil) => teil.type === 'chunk')
  const stil = teile.find((teil) => teil.type === 'asset' && teil.fileName.endsWith('.css'))
  if (skript?.type !== 'chunk' || stil?.type !== 'asset')
    throw new Error(`Der Bau von ${wurzel} ergab kein Skript und keinen Stil.`)
  return { skript: skript.code, stil: String(stil.source), module: skript.moduleIds }
}

/** What component tests get instead of a content system: one text for all. */
export const einText = (): Plugin => ({
  name: 'ein-text',
  configureServer: ({ middlewares }) => {
    middlewares.use('/cms', (_, antwort) => {
      antwort.setHeader('content-type', 'text/html; charset=utf-8')
      antwort.end(
        '<!doctype html><html lang="de"><title>Text</title><h1>Ein Text des Redaktionssystems</h1></html>',
      )
    })
  },
})

/**
 * For component tests: `virtual:portal-zum-starten` is the portal as a browser gets it, main.tsx and all that it loads, as
 * a function; for another app accordingly. Each call is what loading the page is: no module remembers anything of the page
 * before.
 */
export const zumStarten = (app: string): Plugin => {
  const name = `virtual:${app}-zum-starten`
  const wurzel = quelle(`apps/${app}`)
  return {
    name: `${app}-zum-starten`,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      const { skript, stil, module } = await bauen(wurzel)
      const seite = resolve(wurzel, 'index.html')
      for (const datei of [...module, seite, thema]) if (!datei.startsWith('\0')) this.addWatchFile(datei)
      return [
        `export const seite = ${JSON.stringify(await readFile(seite, 'utf8'))}`,
        `export const stil = ${JSON.stringify(stil)}`,
        `export const themaSetzen = () => {\n${await readFile(thema, 'utf8')}\n}`,
        // The calls of a page that is gone must not reach the next one's server, nor take its locks, nor lead away.
        `export const starten = (fetch, navigator, location) => {\n${skript}\n}`,
      ].join('\n')
    },
  }
}
