import type { Nachforderung } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { istGleich } from '@foerderportal/contract/formular/gleich'
import { stelleInWorten, wertAn } from '@foerderportal/contract/zuwendung/angaben/stellen'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { stelleHref } from './nachforderungOrte.ts'
import { antwortSchreiben } from '../antrag/nachforderungWorte.ts'

type Props = { daten: AntragDaten; nachforderung: Nachforderung }

/** What differs from the submission before, old beside new, and what the bank asked for that is still as it was. */
export function NachforderungAenderungen({ daten, nachforderung: { offen } }: Props) {
  const { formular } = daten
  const neu = offen.filter(({ pfad, eingereicht }) => !istGleich(wertAn(formular, pfad), eingereicht))
  const alt = offen.filter((stelle) => stelle.grund !== null && !neu.includes(stelle))
  return (
    <Abschnitt titel="Das haben Sie geändert">
      {neu.length === 0 && <p className="kern-body">Bisher nichts.</p>}
      <Beschreibungsliste
        eintraege={neu.map(({ pfad, eingereicht }) => ({
          frage: stelleInWorten(formular, pfad),
          aendernHref: stelleHref(daten, pfad),
          antwort: (
            <>
              <ins className="s-neu">{antwortSchreiben(pfad, wertAn(formular, pfad))}</ins>{' '}
              <span className="kern-body--muted">bisher: {antwortSchreiben(pfad, eingereicht)}</span>
            </>
          ),
        }))}
      />
      {alt.length > 0 && (
        <Hinweis ton="warning" titel="Danach fragt die Bank, und es ist noch wie eingereicht" stufe={3}>
          <ul>
            {alt.map(({ pfad }) => (
              <li key={pfad}>
                <Verweis href={stelleHref(daten, pfad)}>{stelleInWorten(formular, pfad)}</Verweis>
              </li>
            ))}
          </ul>
        </Hinweis>
      )}
    </Abschnitt>
  )
}
