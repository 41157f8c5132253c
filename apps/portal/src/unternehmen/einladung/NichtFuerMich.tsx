import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { pfade } from '../../paths.ts'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'

/**
 * The invitation of the mail that was followed is none of this account's (any more). Whether it belongs to somebody
 * else, has expired or is answered is not told apart: nobody learns anything of a company that has not invited him.
 */
export function NichtFuerMich({ weiter }: { weiter: boolean }) {
  const { sitzung } = useUmgebung()
  const email = useNutzer()?.email
  return (
    <>
      <Hinweis ton="warning" titel="Diese Einladung gilt nicht für Ihr Konto" stufe={2}>
        {`Angemeldet sind Sie mit ${email ?? 'Ihrem Konto'}. Zu dieser Adresse gibt es die Einladung nicht oder nicht mehr.`}
      </Hinweis>
      <Abschnitt titel="Woran das liegen kann">
        <ul className="kern-list kern-list--bullet">
          <li>
            Die E-Mail ging an eine andere Adresse. Melden Sie sich ab und öffnen Sie den Link noch einmal.
            Melden Sie sich dann mit der Adresse an, an die sie ging.
          </li>
          <li>Die Einladung ist älter als 30 Tage. Bitten Sie das Unternehmen um eine neue.</li>
          <li>Sie haben schon geantwortet. Dann ist nichts mehr zu tun.</li>
        </ul>
      </Abschnitt>
      {weiter && (
        <div className="p-reihe">
          <Knopf onClick={() => void sitzung.logout()}>Abmelden</Knopf>
          <Verweis href={pfade.wurzel} className={knopfKlasse('tertiary')}>
            <span className="kern-label">Weiter ohne Einladung</span>
          </Verweis>
        </div>
      )}
    </>
  )
}
