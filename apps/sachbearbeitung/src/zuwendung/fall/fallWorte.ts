import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { Fallkopf } from '@foerderportal/contract/zuwendung/fall/schema'
import { STATUS_ANZEIGE, istEntschieden } from '@foerderportal/contract/zuwendung/lifecycle'
import { TAG_MS } from '@foerderportal/values/time'
import type { Ton } from '@foerderportal/ui/Hinweis.tsx'

type Stand = { readonly wort: string; readonly ton: Ton | 'neutral' }

const TON: Readonly<Record<string, Ton>> = { info: 'info', erfolg: 'success', warnung: 'warning' }

/** Where a case stands, for the bank: a first draft it never sees. */
export const fallStand = ({
  status,
  nachforderung,
  zurueckgezogenAm,
}: Pick<Fallkopf, 'status' | 'nachforderung' | 'zurueckgezogenAm'>): Stand => {
  if (zurueckgezogenAm !== null) return { wort: 'Zurückgezogen', ton: 'neutral' }
  if (nachforderung !== null) return { wort: 'Nachgefordert', ton: 'warning' }
  const { wort, ton } = STATUS_ANZEIGE[status]
  return { wort, ton: TON[ton] ?? 'neutral' }
}

/** Who acts next. */
export const amZug = ({
  status,
  nachforderung,
  zurueckgezogenAm,
}: Pick<Fallkopf, 'status' | 'nachforderung' | 'zurueckgezogenAm'>): string => {
  if (zurueckgezogenAm !== null || istEntschieden(status)) return 'niemand'
  return nachforderung === null ? 'Bank' : 'Antragsteller'
}

const FRISTEN = { NACHFORDERUNG: 'Antwort bis', ENTSCHEIDUNG: 'Entscheidung bis' } as const

const abstand = (tage: number): string => {
  if (tage < 0) return tage === -1 ? 'seit gestern vorbei' : `seit ${-tage} Tagen vorbei`
  if (tage === 0) return 'heute'
  return tage === 1 ? 'noch 1 Tag' : `noch ${tage} Tage`
}

/** 'Entscheidung bis', '09.12.2026', 'noch 17 Tage'. */
export const fristWorte = (
  { art, tag }: NonNullable<Fallkopf['naechsteFrist']>,
  heute: string,
): readonly [string, string, string] => {
  const tage = Math.round((Date.parse(tag) - Date.parse(heute)) / TAG_MS)
  return [FRISTEN[art], alsDatum(tag), abstand(tage)]
}
