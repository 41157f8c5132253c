import type { Caller } from './tokens/testTokens.ts'

/** One good request of a call, and what its parts name: tests spoil one part at a time. */
export type Beispiel = {
  readonly als: Caller
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Path parameters that name a company. */
  readonly unternehmen?: readonly string[]
  /** Path parameters that name an object of a company, each with one of somebody else's. */
  readonly objekte?: Readonly<Record<string, string>>
  /** Field of the body that names an object, with one of somebody else's. */
  readonly objektImBody?: readonly [feld: string, fremd: string]
}
