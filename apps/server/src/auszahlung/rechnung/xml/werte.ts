import { Tag } from '@foerderportal/contract/shared/zeit/datumSchema'
import * as z from 'zod/mini'
import type { Knoten } from './baum.ts'
import { alle } from './pfad.ts'

/**
 * XML Schema's decimal ('.5' and '5.' are some) with at most two places that count: anything finer is no amount that
 * somebody paid.
 */
const DEZIMAL = /^([+-]?)(?=\.?\d)(\d{0,12})(?:\.(\d{0,2})0*)?$/

/** Cents of a declared amount; null where it is none. */
const centVon = (text: string): number | null => {
  const teile = DEZIMAL.exec(text.trim())
  if (teile === null) return null
  const [, vorzeichen, ganze = '', nachkomma = ''] = teile
  const cent = Number(ganze) * 100 + Number(nachkomma.padEnd(2, '0'))
  return vorzeichen === '-' ? 0 - cent : cent
}

/** The amount under a path in the invoice's currency, in euros as JSON has it; an amount in another one is not looked at. */
export const betrag = (von: Knoten, pfad: string, waehrung: string | null): number | null => {
  const knoten = alle(von, pfad)
  const inIhrer = knoten.find(({ attribute: { currencyID } }) => currencyID === waehrung)
  const ohne = knoten.find(({ attribute: { currencyID } }) => currencyID === undefined)
  const gewaehlt = inIhrer ?? ohne ?? (waehrung === null ? knoten[0] : undefined)
  const cent = gewaehlt === undefined ? null : centVon(gewaehlt.text)
  return cent === null ? null : cent / 100
}

/** UBL writes '2026-11-25', perhaps with a zone; CII '20261125' (format 102), or with a time (203, 204) or as a moment. */
const TAG = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|[TZ+-]|\d{4}(?:\d{2})?$)/

/** 'YYYY-MM-DD'; null where it is no day of the calendar. */
export const tagVon = (text: string | null): string | null => {
  const teile = TAG.exec(text?.trim() ?? '')
  if (teile === null) return null
  const tag = teile.slice(1, 4).join('-')
  return z.safeParse(Tag, tag).success ? tag : null
}
