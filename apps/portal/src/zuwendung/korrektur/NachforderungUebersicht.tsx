import { gesperrteStellen } from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/formular/nachforderungSchema'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/angaben/stellen'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { stelleHref } from './nachforderungOrte.ts'

const GESPERRT =
  'Unsere Virenprüfung hat hier eine Datei gesperrt. Entfernen Sie sie, und laden Sie die Unterlage neu hoch.'

type Props = { daten: AntragDaten; nachforderung: Nachforderung; weiter: () => void }

/** What the bank still needs, why and until when; each leads to its field. */
export function NachforderungUebersicht({ daten, nachforderung: { grund, frist, offen }, weiter }: Props) {
  const gesperrt = new Set(gesperrteStellen(daten.formular))
  const zuTun = offen.filter(({ pfad, grund: bankwort }) => bankwort !== null || gesperrt.has(pfad))
  return (
    <div className="p-formular">
      <Hinweis ton="warning" titel="Ihre Angaben fehlen" stufe={2}>
        <p className="kern-body">{grund}</p>
        <p className="kern-body">
          <strong>Einreichen: {alsFrist(frist)}</strong>
        </p>
      </Hinweis>
      <ul className="s-nachforderung">
        {zuTun.map((stelle) => (
          <li key={stelle.pfad}>
            <Verweis href={stelleHref(daten, stelle.pfad)}>
              {stelleInWorten(daten.formular, stelle.pfad)}
            </Verweis>
            <p className="kern-body">{stelle.grund ?? GESPERRT}</p>
          </li>
        ))}
      </ul>
      <p className="kern-body">
        Ändern können Sie nur, wonach die Bank fragt, und was davon abhängt. Alles andere bleibt, wie Sie es
        eingereicht haben. Reichen Sie den Antrag danach noch einmal ein.
      </p>
      <WizardLeiste weiter={{ text: 'Angaben ergänzen', beiKlick: weiter }} />
    </div>
  )
}
