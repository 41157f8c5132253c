import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { useUebersichten } from '../../useUebersichten.ts'
import { useFirma } from '../../umgebungFirma.ts'

/** The case of an application as the overview has it: its last hearing, and a waiver that waits; undefined until it is there. */
export const useGeschaeftDetail = (antragGuid: string): GeschaeftDetail | undefined => {
  const { antraege } = useUebersichten(useFirma().id)
  const faelle = antraege.data?.flatMap(({ details }) => details)
  return faelle?.find((fall) => fall.antraege.some(({ guid }) => guid === antragGuid))
}
