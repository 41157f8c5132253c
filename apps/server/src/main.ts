/**
 * Reads the configuration, starts everything, says when it is ready. What needs a newer Node is imported only after
 * the version was checked: a missing `crypto.argon2` would otherwise end the process with a sentence nobody understands.
 */
const MINDESTENS = [24, 7] as const
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MINDESTENS[0] || (major === MINDESTENS[0] && minor < MINDESTENS[1])) {
  console.error(
    `Das Förderportal braucht Node ${MINDESTENS.join('.')} oder neuer; dies ist Node ${process.versions.node}. ` +
      'Starten Sie es mit npm start: npm bringt das passende Node mit.',
  )
  process.exit(1)
}

const { startPortal } = await import('./startPortal.ts')
const { StartError } = await import('./platform/startError.ts')
const { stopOnSignal } = await import('./platform/http/shutdown.ts')
try {
  const portal = startPortal(process.env)
  // A signal during the start waits for its end: half a database can't be stopped properly.
  stopOnSignal(async () => (await portal).stop(), console.error)
  const { url } = await portal
  console.log(`Förderportal bereit: ${url}`)
} catch (error) {
  // Errors that the operator can mend carry a German sentence; of all others the whole trace helps.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

export {}
