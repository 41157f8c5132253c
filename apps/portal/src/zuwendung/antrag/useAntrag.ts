import { antragAbfrage, kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { useSuspenseQuery } from '@tanstack/react-query'
import { kontextAus, stichtagVon } from '../kern/kontext.ts'
import { useRichtigesPortal } from '../kern/useRichtigesPortal.ts'

/** The application with what it is judged against; suspends until both are there. */
export const useAntrag = (guid: string): { anfang: AntragStand; kontext: AntragKontext } => {
  const heute = useHeute()
  const { data: anfang } = useSuspenseQuery(antragAbfrage(guid))
  useRichtigesPortal(anfang.wert)
  const stichtag = stichtagVon(anfang.wert, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(anfang.wert, stichtag))
  return { anfang, kontext: kontextAus(anfang.wert, kategorien, stichtag) }
}
