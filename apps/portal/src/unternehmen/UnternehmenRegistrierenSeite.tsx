import { NUTZER_STATUS } from '@foerderportal/client/nutzer'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Seite } from '../bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '../umgebung.ts'
import { UnternehmenFormular } from './UnternehmenFormular.tsx'

/** Second step: the company that applies. */
export function UnternehmenRegistrierenSeite() {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const danach = async () => {
    // The first membership brings roles (S1-01): the token must carry them before the dashboard asks.
    await sitzung.refresh()
    await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS })
    await navigate({ to: pfade.dashboard })
  }
  return (
    <Seite stand="Halten Sie den letzten Steuerbescheid und Ihre Bankverbindung bereit. Es dauert etwa fünf Minuten.">
      <UnternehmenFormular
        entwurfName="registrierung/unternehmen"
        knopf="Unternehmen registrieren"
        danach={danach}
      />
    </Seite>
  )
}
