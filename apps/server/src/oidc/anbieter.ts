import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { Vorrat } from './schluessel/keys.ts'
import type { Schluesselbund } from './schluessel/schluesselbund.ts'

export type Anbieter = {
  readonly provider: Provider
  readonly antworten: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * The provider of this moment. Its keys can't be exchanged, and all that it remembers stands in the database: when
 * another key is published or signs, a new one is built, in the running process.
 */
export const anbieterMit = (bund: Schluesselbund, bauen: (keys: Vorrat) => Provider): (() => Anbieter) => {
  let aus = ''
  let anbieter: Anbieter | undefined
  return () => {
    const keys = bund.schluessel()
    const stand = keys.map(({ kid }) => kid).join(' ')
    if (anbieter !== undefined && stand === aus) return anbieter
    const provider = bauen(keys)
    aus = stand
    return (anbieter = { provider, antworten: provider.callback() })
  }
}
