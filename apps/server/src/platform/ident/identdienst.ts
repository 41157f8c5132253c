import type { Readable } from 'node:stream'

/** The service that checks who somebody is (S2-02). It answers by signed calls of `ident/response/{schluessel}`. */
export type Identdienst = {
  /** `identConfigKey` of its calls. */
  readonly schluessel: string
  /** Key of the HMAC that its calls carry. */
  readonly geheimnis: Buffer
  /** Where the person goes on, and the service's own reference. `vorgang` is our number: it stands in every message, and the same one again begins nothing new. */
  vorgangAnlegen(neu: {
    readonly vorgang: string
  }): Promise<{ readonly url: string; readonly aktenzeichen: string }>
  /** undefined: there is none. */
  aufzeichnungHolen(vorgang: string): Promise<Readable | undefined>
  befinden: () => Promise<{ readonly ok: boolean; readonly message: string }>
}
