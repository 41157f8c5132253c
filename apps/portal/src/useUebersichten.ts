import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import { bekundungenAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { useQuery } from '@tanstack/react-query'
import { useDarf } from '@foerderportal/shell/umgebung'

/** The frame looks again after this time, when the window gets the focus; the pages themselves look sooner. */
const FRISCH_MS = 5 * 60_000

/**
 * The four overview lists of a company (section 4). They are loaded when it becomes the current one and kept: walking
 * through the portal asks for nothing.
 */
export const useUebersichten = (unternehmenGuid: string | undefined) => {
  const darf = useDarf(['ZUWENDUNGEN', 'LESEN'])
  const wahl = { enabled: darf && unternehmenGuid !== undefined, staleTime: FRISCH_MS }
  const guid = unternehmenGuid ?? ''
  return {
    bekundungen: useQuery({ ...bekundungenAbfrage(guid), ...wahl }),
    antraege: useQuery({ ...antraegeAbfrage(guid), ...wahl }),
    auszahlungen: useQuery({ ...auszahlungenAbfrage(guid), ...wahl }),
    auszahlbare: useQuery({ ...auszahlbareGeschaefteAbfrage(guid), ...wahl }),
  }
}
