import { startEmbedded, type EmbeddedOptions } from './launcher.ts'

/** A portal reduced to its database, run by launcher.test.ts as a process of its own (to be killed, under other users). */
const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)
const tell = (level: string) => (message: string) => say({ level, message })
const log = { debug: () => {}, info: tell('info'), warn: tell('warn'), error: tell('error') }

// The test hands over what EmbeddedOptions names, as JSON.
const options = JSON.parse(process.argv[2] ?? '{}') as Omit<EmbeddedOptions, 'log'>
try {
  const db = await startEmbedded({ ...options, log })
  process.on('SIGTERM', () => void db.stop().then(() => process.exit(0)))
  process.on('SIGUSR2', () => process.exit(3))
  say({ ready: { appUrl: db.appUrl, ownerUrl: db.ownerUrl, pid: db.pid(), port: db.port } })
} catch (error) {
  say({ failed: error instanceof Error ? `${error.name}: ${error.message}` : 'kein Error' })
  process.exitCode = 1
}
