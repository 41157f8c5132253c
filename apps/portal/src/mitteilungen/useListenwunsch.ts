import type { Listenwunsch } from '@foerderportal/client/mitteilungen/konversationen'
import { SORTIERUNGSKRITERIEN } from '@foerderportal/contract/mitteilungen/konversation/sortierung'
import { useSuche } from '@foerderportal/shell/liste/useSuche'

/** Which page of the list, in which order: the address says it, so that a link or a reload stays there. */
export const useListenwunsch = () => {
  const { werte, setzen } = useSuche()
  const nach = SORTIERUNGSKRITERIEN.find((eines) => eines === werte['sortierung']) ?? 'ABGESCHICKT_AM'
  const seite = Number(werte['seite'])
  const wunsch: Listenwunsch = {
    nach,
    richtung: werte['richtung'] === 'ASC' ? 'ASC' : 'DESC',
    seite: Number.isInteger(seite) && seite > 0 ? Math.min(seite, 999_999) : 1,
  }
  /** Another order begins at its first page. */
  const aendern = (neu: Partial<Listenwunsch>) => {
    const { nach: sortierung, richtung, seite: blatt = 1 } = { ...wunsch, seite: undefined, ...neu }
    setzen({ sortierung, richtung, seite: blatt === 1 ? undefined : String(blatt) })
  }
  return { wunsch, setzen: aendern }
}
