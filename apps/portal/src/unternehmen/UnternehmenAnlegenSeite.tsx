import { nutzerAbfrage } from '@foerderportal/client/nutzer/nutzer'
import { NUTZER_STATUS, nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { UnternehmenFormular } from './formular/UnternehmenFormular.tsx'

/** A further company, for whoever acts for several (S1-05); it becomes the current one. */
export function UnternehmenAnlegenSeite() {
  const { data: status } = useSuspenseQuery(nutzerStatusAbfrage())
  if (!status?.agiertFuerMehrereUnternehmen) return <NurEines />
  return (
    <Seite stand="Ein weiteres Unternehmen, für das Sie handeln. Danach wechselt das Portal zu ihm.">
      <Suspense fallback={<Skelett anzahl={8} was="Das Formular" />}>
        <Anlegen bekannte={status.unternehmenStatus.map(({ id }) => id)} />
      </Suspense>
    </Seite>
  )
}

function Anlegen({ bekannte }: { bekannte: readonly string[] }) {
  const { sitzung } = useUmgebung()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: nutzer } = useSuspenseQuery(nutzerAbfrage())
  const danach = async () => {
    // Being its admin may bring a role (S1-01): the token must carry it before the next page asks.
    await sitzung.refresh()
    await queryClient.invalidateQueries({ queryKey: NUTZER_STATUS, refetchType: 'none' })
    const neu = await queryClient.fetchQuery(nutzerStatusAbfrage())
    const unternehmenId = neu?.unternehmenStatus.find(({ id }) => !bekannte.includes(id))?.id
    await navigate({ to: pfade.dashboard, search: { unternehmenId } })
  }
  return (
    <UnternehmenFormular
      nutzer={nutzer.value}
      entwurfName="unternehmen-anlegen"
      verb="anlegen"
      danach={danach}
    />
  )
}

function NurEines() {
  return (
    <Seite stand="Ihr Konto ist für ein Unternehmen eingerichtet.">
      <LeereListe
        titel="Handeln Sie für mehrere Unternehmen?"
        aktion={
          <Verweis href={pfade.nutzerDaten} className={knopfKlasse('secondary')}>
            <span className="kern-label">Zu den persönlichen Daten</span>
          </Verweis>
        }
      >
        Zum Beispiel als Beraterin oder weil Ihnen mehrere Betriebe gehören. Dann geben Sie das in Ihren
        persönlichen Daten an. Danach legen Sie hier weitere Unternehmen an.
      </LeereListe>
    </Seite>
  )
}
