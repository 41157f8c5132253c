import { istGleich } from '@foerderportal/contract/formular/angaben/gleich'
import { antwortAn, mitWertAn, wertAn, worteZu } from '@foerderportal/contract/formular/tafel'
import { unterschiede } from '@foerderportal/contract/formular/angaben/unterschiede'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { Daten, OffeneStelle, Formularantwort } from '../formularart.ts'
import { stelleHref } from './korrekturorte.ts'
import type { Korrektur } from './korrekturwerte.ts'

type Props<V extends Formularantwort, K> = Korrektur<V, K> & { daten: Daten<V, K> }

/** What differs from the submission before, old beside new, and what the bank asked for that is still as it was. */
export function Aenderungen<V extends Formularantwort, K>({
  art,
  daten,
  nachforderung: { offen },
}: Props<V, K>) {
  const { tafel } = art
  const { formular } = daten
  /** The form as it was sent, in the places that are open. */
  const vorher = offen.reduce<V['formular']>(
    (f, { pfad, eingereicht }) => mitWertAn(tafel, f, pfad, eingereicht),
    formular,
  )
  const istNeu = ({ pfad, eingereicht }: OffeneStelle) =>
    !istGleich(wertAn(tafel, formular, pfad), eingereicht)
  const alt = offen.filter((stelle) => stelle.grund !== null && !istNeu(stelle))
  const neu = unterschiede(tafel, vorher, formular)
  const sagen = (f: V['formular'], pfad: string) => antwortAn(tafel, f, pfad) ?? 'keine Angabe'
  return (
    <Abschnitt titel="Das haben Sie geändert">
      {neu.length === 0 && <p className="kern-body">Bisher nichts.</p>}
      <Beschreibungsliste
        eintraege={neu.map((pfad) => ({
          frage: worteZu(tafel, formular, pfad),
          aendernHref: stelleHref(art, daten, pfad),
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
                <Verweis href={stelleHref(art, daten, pfad)}>{worteZu(tafel, formular, pfad)}</Verweis>
              </li>
            ))}
          </ul>
        </Hinweis>
      )}
    </Abschnitt>
  )
}
