import { NoConnectionError } from './unavailable.ts'

const VERBINDUNGEN =
  'Die Datenbank hat keine Verbindung mehr frei. Jede Instanz braucht DATABASE_POOL und fünf weitere: Beenden Sie andere Programme an dieser Datenbank, erhöhen Sie dort max_connections oder die Grenze der Rolle, oder setzen Sie DATABASE_POOL kleiner (docs/betrieb/datenbank.md).'

/** What a database says that is there and can't serve (PostgreSQL, appendix A), and what the operator does. */
const SAETZE: Readonly<Record<string, string>> = {
  '53300': VERBINDUNGEN,
  '53100':
    'Auf dem Datenträger der Datenbank ist kein Platz mehr. Schaffen Sie dort Platz, und starten Sie noch einmal.',
  '25006':
    'Die Datenbank lässt sich nur lesen. Nennen Sie in DATABASE_URL und DATABASE_OWNER_URL den Server, der schreibt, oder schalten Sie default_transaction_read_only aus.',
  '57P03': 'Die Datenbank startet gerade oder hält an. Starten Sie das Portal in einer Minute noch einmal.',
}

/** The codes of an error and of what caused it, the outermost first. */
const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const code = 'code' in error ? [String(error.code)] : []
  return [...code, ...codesOf(error.cause)]
}

/** A German sentence for what ended a start or a command at the database; undefined where only the trace helps. */
export const databaseSentence = (error: unknown): string | undefined => {
  const code = codesOf(error).find((one) => SAETZE[one] !== undefined)
  if (code !== undefined) return SAETZE[code]
  // A pooler that has none left does not say so: the time limit does.
  return error instanceof NoConnectionError && codesOf(error).length === 0 ? VERBINDUNGEN : undefined
}
