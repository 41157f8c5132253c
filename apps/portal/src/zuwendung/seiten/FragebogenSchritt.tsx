import type { Seitenbau, FelderProps } from '@foerderportal/assistent/formularart'
import type { AntragFragebogen } from '@foerderportal/contract/fragebogen/antragFragebogen'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { Fortschritt } from '@foerderportal/ui/Fortschritt.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'

type Werte = Record<string, never>
type Props = FelderProps<AntragAntwort, AntragKontext, Werte>

const VERWEIS: Readonly<Record<AntragFragebogen['stand'], string>> = {
  OFFEN: 'Fragebogen beginnen',
  IN_ARBEIT: 'Fragebogen weiter beantworten',
  ERLEDIGT: 'Antworten ansehen',
}

/** The step of the application that leads to its questionnaire, and shows how far one is there (S8-02). */
function Schritt({ vorgang: { fragebogen, fragebogenUrl } }: Props) {
  if (fragebogen === null || fragebogenUrl === null) return null
  const { stand, fortschritt } = fragebogen
  return (
    <>
      {stand === 'ERLEDIGT' ? (
        <Hinweis ton="success">Der Fragebogen ist abgeschlossen.</Hinweis>
      ) : (
        <p className="kern-body">
          Zu diesem Antrag gehört ein Fragebogen. Sie beantworten ihn auf eigenen Seiten und kommen danach
          hierher zurück. Ihre Angaben im Antrag bleiben gespeichert.
        </p>
      )}
      {stand === 'IN_ARBEIT' && <Fortschritt etikett="Beantwortet" prozent={fortschritt} />}
      <p className="kern-body">
        <Verweis href={fragebogenUrl}>{VERWEIS[stand]}</Verweis>
      </p>
    </>
  )
}

export const fragebogenSchritt: Seitenbau<AntragAntwort, AntragKontext, Werte> = {
  lesen: () => ({}),
  schreiben: () => (formular) => formular,
  Felder: Schritt,
}
