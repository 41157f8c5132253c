import { profilFuer } from '@foerderportal/contract/shared/portal/portalprofil'
import { produktgruppeVon } from '@foerderportal/contract/zuwendung/kern/programm/produktgruppe'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { eigenesProfil } from '../../profil.ts'

const NIE = new Promise<never>(() => undefined)

/**
 * An application that is opened by the address of another portal leads to its own, whose words and lists are its: this
 * page then shows nothing more of it.
 */
export const useRichtigesPortal = ({ formular }: Pick<AntragAntwort, 'formular'>): void => {
  const router = useRouter()
  const produktgruppe = produktgruppeVon(formular.produktgruppenDaten.type)
  if (produktgruppe === eigenesProfil().produktgruppe) return
  location.replace(profilFuer(produktgruppe).basis + router.state.location.href)
  use(NIE)
}
