/** A start that can't succeed. The message tells the operator in German what is wrong and what to do; no trace is needed. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
