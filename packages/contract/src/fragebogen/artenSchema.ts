import * as z from 'zod/mini'
import { DARSTELLUNGEN, FORMATTER } from './arten.ts'
import { FASSUNG_STAENDE, FORTGAENGE } from './staende.ts'

/** What is done to a text before it is kept. @public named in `/api-docs` */
export const Formatierung = z.enum(FORMATTER)

/** How the options of a choice are shown. @public named in `/api-docs` */
export const Darstellung = z.enum(DARSTELLUNGEN)

/** Where a version of a questionnaire stands. @public named in `/api-docs` */
export const Fassungsstand = z.enum(FASSUNG_STAENDE)

/** How far the answering of one is. @public named in `/api-docs` */
export const Fragebogenfortgang = z.enum(FORTGAENGE)
