import { ALLGEMEIN, type Absage } from '@foerderportal/contract/shared/problem'
import { Refused } from './answers.ts'

/** A document as the server has it. */
export type Kept<D> = { readonly value: D; readonly version: number }

const builtOn = (headers: Headers): number | undefined => {
  const version = /^"(\d+)"$/.exec(headers.get('if-match') ?? '')?.[1]
  return version === undefined ? undefined : Number(version)
}

/**
 * Documents as the server keeps them: every change makes a new version, and whoever builds on an older one is refused
 * (S11-05). What a document is and how it changes is the caller's.
 * @param missing what the server says of a guid that it does not know
 */
export const documents = <D>(missing: Absage) => {
  const all = new Map<string, Kept<D>>()
  const get = (guid: string): Kept<D> => {
    const kept = all.get(guid)
    if (kept === undefined) throw new Refused(missing)
    return kept
  }
  /** The document that a call with these headers may change. */
  const current = (guid: string, headers: Headers): D => {
    const { value, version } = get(guid)
    if ((builtOn(headers) ?? version) !== version) throw new Refused(ALLGEMEIN.konkurrierend)
    return value
  }
  return {
    get,
    current,
    has: (guid: string) => all.has(guid),
    values: (): D[] => [...all.values()].map(({ value }) => value),
    /** Writes a document, whoever has changed it meanwhile. */
    put: (guid: string, value: D): Kept<D> => {
      const kept = { value, version: (all.get(guid)?.version ?? 0) + 1 }
      all.set(guid, kept)
      return kept
    },
    remove: (guid: string): void => void all.delete(guid),
  }
}
