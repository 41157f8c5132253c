/** A fault that stands nowhere: what would be written there instead, and who would notice it. */
export type Fehler = {
  readonly nr: string
  readonly was: string
  /** Where what it replaces stands in more than one file: the one that is meant, as its path ends. */
  readonly datei?: string
  /** Stands in exactly one place of the product, whatever its file is called: files move more often than rules. */
  readonly vorher: string
  readonly nachher: string
  /** Part of the path of the test file that notices it, as Vitest takes it. */
  readonly test: string
}
