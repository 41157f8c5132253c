import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { useNutzer } from '@foerderportal/shell/umgebung'

/** The list of cases (B-01); until it is there the page says so. */
export function VorratSeite() {
  const nutzer = useNutzer()
  useSeitentitel('Arbeitsvorrat')
  return (
    <div className="d-hinweisseite p-stapel p-text">
      <h1 className="kern-heading-large">Arbeitsvorrat</h1>
      <p className="kern-body">
        Guten Tag, {nutzer?.firstname}. Hier prüfen und bearbeiten Sie bald Anträge. Noch können Sie hier
        nichts bearbeiten.
      </p>
    </div>
  )
}
