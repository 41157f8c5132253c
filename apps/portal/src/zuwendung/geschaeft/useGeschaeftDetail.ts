import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/antrag/schema'
import { auszahlungsstand, type Auszahlungsstand } from '../../shared/vorgaenge/auszahlungsstand.ts'
import { useUebersichten } from '../../useUebersichten.ts'
import { useFirma } from '../../umgebungFirma.ts'

type Detail = GeschaeftDetail & { readonly auszahlung: Auszahlungsstand | undefined }

/** The case of an application as the overviews have it: its last hearing, a waiver that waits, its payouts. */
export const useGeschaeftDetail = (antragGuid: string): Detail | undefined => {
  const { antraege, auszahlungen } = useUebersichten(useFirma().id)
  const faelle = antraege.data?.flatMap(({ details }) => details)
  const fall = faelle?.find((f) => f.antraege.some(({ guid }) => guid === antragGuid))
  return fall && { ...fall, auszahlung: auszahlungsstand(auszahlungen.data ?? [], fall.geNr) }
}
