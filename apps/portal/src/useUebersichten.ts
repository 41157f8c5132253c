import {
  auszahlbareGeschaefteAbfrage,
  auszahlungenAbfrage,
} from '@foerderportal/client/auszahlung/auszahlung'
import { bekundungenAbfrage } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { useQuery } from '@tanstack/react-query'
import { useDarf } from '@foerderportal/shell/umgebung'
import { eigenesProfil } from './profil.ts'

/** The frame looks again after this time, when the window gets the focus; the pages themselves look sooner. */
const FRISCH_MS = 5 * 60_000
/** Where nobody declares his interest, the list is known without asking. */
const KEINE = { enabled: false, initialData: [] }

/**
 * The four overview lists of a company (section 4). They are loaded when it becomes the current one and kept: walking
 * through the portal asks for nothing.
 */
export const useUebersichten = (unternehmenGuid: string | undefined) => {
  const darf = useDarf(['ZUWENDUNGEN', 'LESEN'])
  const wahl = { enabled: darf && unternehmenGuid !== undefined, staleTime: FRISCH_MS }
  const guid = unternehmenGuid ?? ''
  const { mitBekundungen } = eigenesProfil()
  return {
    bekundungen: useQuery({ ...bekundungenAbfrage(guid), ...wahl, ...(mitBekundungen ? {} : KEINE) }),
    antraege: useQuery({ ...antraegeAbfrage(guid), ...wahl }),
    auszahlungen: useQuery({ ...auszahlungenAbfrage(guid), ...wahl }),
    auszahlbare: useQuery({ ...auszahlbareGeschaefteAbfrage(guid), ...wahl }),
  }
}
