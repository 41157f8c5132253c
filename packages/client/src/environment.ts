import type { ProblemError } from './problem.ts'

/** Gives the access token of the running session, refreshed when due; undefined without a session. */
export type TokenSource = () => Promise<string | undefined>
export type ProblemListener = (error: ProblemError) => void

let tokenSource: TokenSource = () => Promise.resolve(undefined)
let problemListener: ProblemListener = () => undefined

/** Where calls get their token from. Set once at the start of the application. */
export const setTokenSource = (source: TokenSource): void => {
  tokenSource = source
}

/** Who hears of each failed call that did not list its status as ignored (section 8, global notifications). */
export const setProblemListener = (listener: ProblemListener): void => {
  problemListener = listener
}

export const currentToken = (): Promise<string | undefined> => tokenSource()
export const reportProblem = (error: ProblemError): void => problemListener(error)
