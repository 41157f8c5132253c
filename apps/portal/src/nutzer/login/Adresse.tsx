import type { CurrentUser } from '@foerderportal/client/session/currentUser'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Aktionsknopf } from '@foerderportal/shell/anmeldung/Aktionsknopf.tsx'
import type { Unterwegs } from '@foerderportal/shell/anmeldung/useMitnahme'

type Props = Pick<CurrentUser, 'email' | 'emailVerified'> & { unterwegs: Unterwegs }

/** The mail address, and what is still to be done where nobody has proven it. */
export function Adresse({ email, emailVerified, unterwegs }: Props) {
  if (emailVerified) return email
  return (
    <div className="p-stapel p-stapel--eng">
      <span>{email}</span>
      <span>
        <Statuswort ton="warning">noch nicht bestätigt</Statuswort>
      </span>
      <span className="s-darunter">
        Öffnen Sie den Link in der E-Mail, die wir an diese Adresse geschickt haben. Bei der nächsten
        Anmeldung fragen wir danach.
      </span>
      <div className="p-reihe">
        <Aktionsknopf klein beginnen={() => unterwegs.aktionBeginnen('VERIFY_EMAIL')}>
          Adresse jetzt bestätigen
        </Aktionsknopf>
      </div>
    </div>
  )
}
