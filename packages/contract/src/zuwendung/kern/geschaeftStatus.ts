import * as z from 'zod/mini'
import { GESCHAEFT_STATUS } from './staende.ts'

/** How far a case is, in a call. */
export const GeschaeftStatus = z.enum(GESCHAEFT_STATUS)
