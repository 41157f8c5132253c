import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { istGleich } from '@foerderportal/contract/formular/gleich'
import {
  antwortInWorten,
  mitWert,
  stelleInWorten,
  unterschiede,
  wertAn,
} from '@foerderportal/contract/zuwendung/angaben/stellen'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { stelleHref } from './nachforderungOrte.ts'

type Props = { daten: AntragDaten; nachforderung: Nachforderung }

/** The form as it was sent, in the places that are open. */
const eingereichtesFormular = (formular: AntragFormular, offen: Nachforderung['offen']): AntragFormular =>
  offen.reduce((f, { pfad, eingereicht }) => mitWert(f, pfad, eingereicht), formular)

/** What differs from the submission before, old beside new, and what the bank asked for that is still as it was. */
export function NachforderungAenderungen({ daten, nachforderung: { offen } }: Props) {
  const { formular } = daten
  const vorher = eingereichtesFormular(formular, offen)
  const istNeu = ({ pfad, eingereicht }: Nachforderung['offen'][number]) =>
    !istGleich(wertAn(formular, pfad), eingereicht)
  const alt = offen.filter((stelle) => stelle.grund !== null && !istNeu(stelle))
  const neu = unterschiede(vorher, formular)
  const sagen = (f: AntragFormular, pfad: string) => antwortInWorten(f, pfad) ?? 'keine Angabe'
  return (
    <Abschnitt titel="Das haben Sie geändert">
      {neu.length === 0 && <p className="kern-body">Bisher nichts.</p>}
      <Beschreibungsliste
        eintraege={neu.map((pfad) => ({
          frage: stelleInWorten(formular, pfad),
          aendernHref: stelleHref(daten, pfad),
          antwort: (
            <>
              <ins className="s-neu">{sagen(formular, pfad)}</ins>{' '}
              <span className="kern-body--muted">bisher: {sagen(vorher, pfad)}</span>
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
