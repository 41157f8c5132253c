import type { FallFrageboegen } from '@foerderportal/contract/fragebogen/bank/schema'

/** One questionnaire of a case. */
export type Fallbogen = FallFrageboegen['frageboegen'][number]
export type Fallantwort = Fallbogen['antworten'][number]

/** Whether it is a copy that the bank had corrected. */
export const istKorrektur = ({ vorgaengerGuid }: Fallbogen): boolean => vorgaengerGuid !== null
