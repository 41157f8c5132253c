import { auszahlungAbfrage, type AuszahlungStand } from '@foerderportal/client/auszahlung/antrag'
import type { AuszahlungKontext } from '@foerderportal/contract/auszahlung/antrag/daten'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { useSuspenseQuery } from '@tanstack/react-query'
import { kontextAus } from '../kern/kontext.ts'

/** The request with what it is judged against. */
export const useAuszahlung = (guid: string): { anfang: AuszahlungStand; kontext: AuszahlungKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(auszahlungAbfrage(guid))
  return { anfang, kontext: kontextAus(anfang.wert, heute) }
}
