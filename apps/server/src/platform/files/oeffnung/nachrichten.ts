import type { Dateityp } from '@foerderportal/contract/shared/dateitypen'
import type { Oeffnung } from '@foerderportal/contract/shared/pruefstand'

/** What the process is asked: the bytes themselves follow on its standard input. */
export type Auftrag = { readonly typ: Dateityp; readonly bytes: number }
/** `fehler`: what opens the file is broken, the file need not be. */
export type Antwort = { readonly oeffnung: Oeffnung } | { readonly fehler: string }

/** Its first word: from now on only a file ends it. */
export const BEREIT = 'bereit'
