import { Readable } from 'node:stream'

/**
 * What `pieces` makes of a source, as a stream that takes the source along when it closes, read or not: a generator ends,
 * and lets go of what it reads, only where it has begun.
 */
export const readThrough = (
  source: Readable,
  pieces: AsyncIterable<Buffer>,
  options: { readonly highWaterMark?: number } = {},
): Readable => {
  const stream = Readable.from(pieces, { objectMode: false, ...options })
  stream.once('close', () => source.destroy())
  return stream
}
