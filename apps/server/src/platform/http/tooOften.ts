import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { Refusal } from './refusal.ts'

/** 429 with the time to wait (RFC 6585): it is the caller's share that is used up; 503 says that the portal is busy. */
export const tooOften = (detail: string, seconds: number): Refusal =>
  new Refusal(ALLGEMEIN.zuOft, detail, undefined, { 'retry-after': String(seconds) })
