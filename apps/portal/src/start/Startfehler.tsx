import { isProblem } from '@foerderportal/client/problem'
import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { startfehlerLesen } from '@foerderportal/shell/rahmen/startfehler'
import { nachAussen } from '../profil.ts'
import { useUmgebung } from '@foerderportal/shell/umgebung'

type Worte = { readonly titel: string; readonly text: string }

const UNBEKANNT: Worte = {
  titel: 'Ihre Daten ließen sich nicht laden',
  text: 'Was Sie gespeichert haben, ist sicher. Versuchen Sie es noch einmal.',
}

const worte = (fehler: unknown): Worte => {
  if (!isProblem(fehler)) return UNBEKANNT
  const { title, detail } = fehler.problem
  return { titel: title, text: detail ?? UNBEKANNT.text }
}

/** What kept the user from his page, what is safe, and the way there (R2.2-10). */
export function Startfehler({ originalRoute }: { originalRoute: string | undefined }) {
  const { sitzung } = useUmgebung()
  const fehler = startfehlerLesen()
  const { titel, text } = worte(fehler)
  const ziel = safeReturnPath(originalRoute)
  // What hindered it, the session has said in a modal.
  const neuAnmelden = () => void sitzung.login(nachAussen(ziel), { prompt: 'login' }).catch(() => undefined)
  return (
    <div className="p-stapel p-text">
      <Hinweis ton="warning" titel={titel} neu>
        <p className="kern-body">{text}</p>
        {isProblem(fehler) && fehler.status >= 500 && (
          <p className="kern-body kern-body--muted">Server-Fehler, Code {fehler.status}</p>
        )}
      </Hinweis>
      <div className="p-reihe">
        <Verweis href={ziel} className={knopfKlasse()}>
          <span className="kern-label">Noch einmal versuchen</span>
        </Verweis>
        <Knopf variante="secondary" onClick={neuAnmelden}>
          Neu anmelden
        </Knopf>
      </div>
    </div>
  )
}
