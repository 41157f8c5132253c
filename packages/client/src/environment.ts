import { profilFuer } from '@foerderportal/contract/shared/portal/portalprofil'
import type { Produktgruppe } from '@foerderportal/contract/shared/produktgruppe'
import type { ProblemError } from './problem.ts'

/** Gives the access token of the running session, refreshed when due; undefined without a session. */
export type TokenSource = () => Promise<string | undefined>
export type ProblemListener = (error: ProblemError) => void
/** Leads to the terms; settles only when that is not to be had, because the page is left. */
export type TermsRequest = (error: ProblemError) => Promise<void>
/** Asks whether a call should be sent again of which nobody knows whether it arrived. */
export type RepeatQuestion = (error: ProblemError) => Promise<boolean>

let tokenSource: TokenSource = () => Promise.resolve(undefined)
let problemListener: ProblemListener = () => undefined
let termsRequest: TermsRequest = () => Promise.resolve()
let repeatQuestion: RepeatQuestion = () => Promise.resolve(false)
let produktgruppe: Produktgruppe = 'standard'

/** Where calls get their token from. Set once at the start of the application. */
export const setTokenSource = (source: TokenSource): void => {
  tokenSource = source
}

/** Who hears of each failed call that did not list its status as ignored (section 8, global notifications). */
export const setProblemListener = (listener: ProblemListener): void => {
  problemListener = listener
}

/** Who answers status 470, on whatever call (section 7.4). */
export const setTermsRequest = (request: TermsRequest): void => {
  termsRequest = request
}

/** Who asks the user after an unsafe call without an answer. */
export const setRepeatQuestion = (question: RepeatQuestion): void => {
  repeatQuestion = question
}

/** Whose cases the calls ask for that answer one product group. Set once at the start of the application. */
export const setProduktgruppe = (own: Produktgruppe): void => {
  produktgruppe = own
}

/** The query of such a call: without it the first portal's cases are answered (S11-06). */
export const ofProduktgruppe = (): { readonly produktgruppe?: Produktgruppe } =>
  produktgruppe === 'standard' ? {} : { produktgruppe }

/** Whether the portal of that group has declarations of interest: a portal asks for what it has (R1-06). */
export const hatBekundungen = (): boolean => profilFuer(produktgruppe).mitBekundungen

export const currentToken = (): Promise<string | undefined> => tokenSource()
export const reportProblem = (error: ProblemError): void => problemListener(error)
export const askToRepeat = (error: ProblemError): Promise<boolean> => repeatQuestion(error)
export const requestTerms = (error: ProblemError): Promise<void> => termsRequest(error)
