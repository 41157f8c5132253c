import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

/** Before anybody registers a company a second time: who belongs to one that is here already needs an invitation. */
export function SchonRegistriert() {
  return (
    <Hinweis titel="Gibt es Ihr Unternehmen schon? Lassen Sie sich einladen." stufe={2}>
      <p className="kern-body">
        Wer es verwaltet, lädt Sie über „Nutzer hinzufügen“ ein: mit der E-Mail-Adresse, unter der Sie hier
        angemeldet sind. Sie bekommen einen Link und registrieren nur sich selbst.
      </p>
    </Hinweis>
  )
}
