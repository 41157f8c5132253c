import { ziehungLesen } from '@foerderportal/contract/interessenbekundung/reihung/ziehungLesen'
import {
  ziehungsformWorte,
  ziehungsmuster,
} from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { ziehungstag } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { Eingabe } from '../../shared/Eingabe.tsx'
import { useFeldfehler } from '../../shared/useFeldfehler.ts'

type Ziehung = RundeAntwort['ziehung']

const lesen = (ziehung: Ziehung, text: string) => {
  if (!ziehung?.form)
    return { zufall: null, fehler: 'Diese Runde nennt keine Ziehung, die das Portal lesen kann.' }
  return text.trim() === ''
    ? { zufall: null, fehler: 'Geben Sie ein, was gezogen wurde.' }
    : ziehungLesen(ziehung.form, ziehungstag(ziehung.am), text)
}

/**
 * The result of a round's draw as somebody types it: on this device under `name` until it is sent, read as the server
 * reads it. What is wrong with it is said once it was tried.
 */
export const useGetippteZiehung = (name: string, ziehung: Ziehung) => {
  const { text, setzen, fertig } = useLokalerText(name)
  const { fehler, setFehler } = useFeldfehler(text)
  return {
    feld: { wert: text, setzen, fehler, ziehung },
    /** The one spelling; null where there is something to mend, which then stands at the field. */
    pruefen: (): string | null => {
      const gelesen = lesen(ziehung, text)
      setFehler(gelesen.fehler ?? undefined)
      return gelesen.zufall
    },
    fertig,
  }
}

type Props = ReturnType<typeof useGetippteZiehung>['feld'] & { ersterFokus?: true }

/** The field for it. Below it stands how it has to look, with lines for the digits: no result that could be drawn. */
export function Ziehungsfeld({ wert, setzen, fehler, ziehung, ersterFokus }: Props) {
  return (
    <>
      <Eingabe
        etikett="Ergebnis der Ziehung"
        wert={wert}
        setzen={setzen}
        hoechstens={200}
        fehler={fehler}
        {...(ersterFokus && { ersterFokus })}
      />
      {ziehung?.form && (
        <p className="d-meta">
          So: <code>{ziehungsmuster(ziehung.form, ziehungstag(ziehung.am))}</code>, das sind{' '}
          {ziehungsformWorte(ziehung.form)}. Kleinbuchstaben, doppelte Leerzeichen und fehlende Nullen richtet
          das Portal.
        </p>
      )}
    </>
  )
}
