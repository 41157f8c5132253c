import { ANTRAG_SEITEN } from '@foerderportal/contract/zuwendung/flow'
import { seiteVon } from '@foerderportal/contract/zuwendung/nachforderung'
import type { Nachforderung } from '@foerderportal/contract/zuwendung/nachforderungSchema'
import { stelleInWorten } from '@foerderportal/contract/zuwendung/stellen'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { WizardLeiste } from '@foerderportal/ui/rahmen/WizardLeiste.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { alsFrist } from '../bausteine/zeit.ts'
import { pfade } from '../paths.ts'
import { istGanzeSeite, schluessel } from './nachforderungWerte.ts'

type Props = { formular: AntragFormular; nachforderung: Nachforderung; weiter: () => void }

/** Where a place is corrected. */
export const hrefZu = (guid: string, pfad: string): string => {
  const seite = seiteVon(pfad)
  const feld = istGanzeSeite(seite) ? pfad : `felder.${schluessel(pfad)}`
  return `${pfade.antrag(guid, ANTRAG_SEITEN[seite].path)}#${feldId(feld)}`
}

/** What the bank still needs, why and until when; each leads to its field. */
export function NachforderungUebersicht({ formular, nachforderung: { grund, frist, offen }, weiter }: Props) {
  const genannt = offen.filter((stelle) => stelle.grund !== null)
  return (
    <div className="p-formular">
      <Hinweis ton="warning" titel="Die Bank braucht noch etwas von Ihnen" stufe={2}>
        <p className="kern-body">{grund}</p>
        <p className="kern-body">
          <strong>Einreichen: {alsFrist(frist)}</strong>
        </p>
      </Hinweis>
      <ul className="s-nachforderung">
        {genannt.map((stelle) => (
          <li key={stelle.pfad}>
            <Verweis href={hrefZu(formular.guid, stelle.pfad)}>
              {stelleInWorten(formular, stelle.pfad)}
            </Verweis>
            <p className="kern-body">{stelle.grund}</p>
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
