import type { Lesegrund } from '@foerderportal/contract/auszahlung/rechnung/gruende'

/** Nothing can be read out of the file, and why; the sentence is the contract's. */
export class Unlesbar extends Error {
  readonly grund: Lesegrund

  constructor(grund: Lesegrund, cause?: unknown) {
    super(grund, { cause })
    this.grund = grund
  }
}
