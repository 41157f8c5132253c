import { oeffner, type Oeffnerpaar } from '../oeffner.ts'

const einer = oeffner({ ms: 120_000, mb: 256, hoechstens: 1_000, geduldMs: 120_000 })

/** One process for all tests of a worker, without a limit that a busy machine could reach. */
export const testOeffner: Oeffnerpaar = { sofort: einer, nachher: einer }
