import { DatabaseStartError } from './platform/database/launcher/startError.ts'
import { ConfigError } from './platform/config.ts'
import { GeheimnisError } from './platform/secrets/secrets.ts'

/** Ends of a start that the operator can mend: their messages say how, in German; no trace is needed. */
export const istStartFehler = (error: unknown): error is Error =>
  error instanceof DatabaseStartError || error instanceof ConfigError || error instanceof GeheimnisError
