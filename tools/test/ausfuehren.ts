import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { WURZEL, type Schritt } from './schritte.ts'

const laufende = new Set<ChildProcess>()
let abgebrochen = false

/** Ctrl+C reaches every check that runs; then this process ends with them. */
export const beiAbbruchBeenden = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      abgebrochen = true
      for (const kind of laufende) kind.kill(signal)
    })
}

const beenden = (kind: ChildProcess): void => {
  kind.kill('SIGTERM')
  setTimeout(() => kind.kill('SIGKILL'), 20_000).unref()
}

const starten = (s: Schritt): ChildProcess => {
  const ausgabe = s.nebenher ? 'pipe' : 'inherit'
  return spawn(process.execPath, s.argumente, { cwd: WURZEL, stdio: ['ignore', ausgabe, ausgabe] })
}

/** `ausgabe`: what a check said that runs beside others; one that runs alone has said it on the screen. */
export type Lauf = { readonly gelungen: boolean; readonly sekunden: number; readonly ausgabe: string }

export const ausfuehren = async (s: Schritt): Promise<Lauf> => {
  const anfang = performance.now()
  const teile: string[] = []
  const kind = starten(s)
  laufende.add(kind)
  for (const strom of [kind.stdout, kind.stderr])
    strom?.setEncoding('utf8').on('data', (teil: string) => void teile.push(teil))
  const frist = setTimeout(() => {
    teile.push(`${s.titel}: nach ${s.minuten} Minuten abgebrochen\n`)
    if (!s.nebenher) console.error(teile.at(-1))
    beenden(kind)
  }, s.minuten * 60_000)
  const [code] = (await once(kind, 'close')) as [number | null] // as documented for the event
  clearTimeout(frist)
  laufende.delete(kind)
  if (abgebrochen) process.exit(130)
  return { gelungen: code === 0, sekunden: (performance.now() - anfang) / 1000, ausgabe: teile.join('') }
}
